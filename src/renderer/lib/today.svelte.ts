/**
 * What day it is, and for whom: the date by the computer's clock and the player who was chosen. Screens that show today or
 * a player read their figures again whenever `mark` changes, so that none stays with yesterday or with somebody else.
 */
import { dayOf } from './drill/figures';
import { players } from './players.svelte';

/** A clock that was set and a computer that slept tell nobody: they are noticed within this time, in milliseconds. */
const LOOK_MS = 30_000;

interface TodayPorts {
  readonly now: () => Date;
  /** The chosen player's id; null as long as it is not known. */
  readonly player: () => string | null;
}

/** Where the window tells that it has come back to somebody's eyes. */
interface TodaySigns {
  readonly window: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
  readonly document: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> & { readonly hidden: boolean };
}

/** Milliseconds until the clock is to be looked at again: at midnight at the latest. */
export function untilLook(now: Date): number {
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime();
  return Math.max(1, Math.min(LOOK_MS, midnight - now.getTime()));
}

export class Today {
  readonly #ports: TodayPorts;
  #date = $state('');
  /** Counts the times that the window came back. */
  #returns = $state(0);

  constructor(ports: TodayPorts) {
    this.#ports = ports;
    this.#date = dayOf(ports.now());
  }

  /** The date, as YYYY-MM-DD in the person's own time zone. */
  get date(): string {
    return this.#date;
  }

  /** Another text with another date, another player, and each time that the window gets the focus or comes in sight. */
  readonly mark: string = $derived.by(() => `${this.#date} ${this.#ports.player() ?? ''} ${String(this.#returns)}`);

  /** Looks at the clock. */
  look(): void {
    this.#date = dayOf(this.#ports.now());
  }

  /** Follows the clock and the window until the given function is called. */
  watch({ window, document }: TodaySigns): () => void {
    let timer: ReturnType<typeof setTimeout>;
    const follow = (): void => {
      this.look();
      timer = setTimeout(follow, untilLook(this.#ports.now()));
    };
    const returned = (): void => {
      if (document.hidden) return;
      this.#returns += 1;
      this.look();
    };
    follow();
    window.addEventListener('focus', returned);
    document.addEventListener('visibilitychange', returned);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('focus', returned);
      document.removeEventListener('visibilitychange', returned);
    };
  }
}

export const today = new Today({ now: () => new Date(), player: () => players.chosen?.id ?? null });
