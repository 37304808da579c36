/** Whether somebody is there: a minute without any input counts as gone. */
import { SLEEP_MS } from '../../../shared/sleep';
import { PAD_PRESS } from '../pads/watch.svelte';

/** Milliseconds without input after which nobody is taken to be there. */
export const GONE_AFTER_MS = 60_000;

/** What a person does, as events of the window; a gamepad's presses are sent there by whoever looks at it. */
const SIGNS = ['keydown', 'pointerdown', 'pointermove', 'wheel', 'touchstart', PAD_PRESS] as const;

/** Why a run is left alone: nobody looks, or nobody touches anything. */
type Gone = 'away' | 'idle';

/** The last sign of a person that there was; times are those of one monotonic clock, in milliseconds. */
export class LastSign {
  #last: number;

  constructor(now: number) {
    this.#last = now;
  }

  sign(now: number): void {
    this.#last = now;
  }

  /** How long until nobody is taken to be there; zero or less once that is so. */
  left(now: number): number {
    return this.#last + GONE_AFTER_MS - now;
  }

  /** Why nobody is there; null while somebody is. A look that comes much too late was slept through. */
  gone(now: number): Gone | null {
    const left = this.left(now);
    if (left > 0) return null;
    return left < -SLEEP_MS ? 'away' : 'idle';
  }
}

/**
 * Calls `gone` once nobody has touched anything for a minute, or when the window is hidden. The given function ends it.
 */
export function watchPresence(gone: (why: Gone) => void): () => void {
  const last = new LastSign(performance.now());
  const sign = (): void => last.sign(performance.now());
  const hidden = (): void => {
    if (document.hidden) gone('away');
  };
  let timer: ReturnType<typeof setTimeout>;
  const look = (): void => {
    const now = performance.now();
    const why = last.gone(now);
    if (why !== null) {
      gone(why);
      sign();
    }
    timer = setTimeout(look, Math.max(250, last.left(now)));
  };
  timer = setTimeout(look, GONE_AFTER_MS);
  for (const each of SIGNS) window.addEventListener(each, sign, { passive: true });
  document.addEventListener('visibilitychange', hidden);
  return () => {
    clearTimeout(timer);
    for (const each of SIGNS) window.removeEventListener(each, sign);
    document.removeEventListener('visibilitychange', hidden);
  };
}
