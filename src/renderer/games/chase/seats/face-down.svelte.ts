/** A pile in somebody's hand that lies face down at a screen that others see. */
import { untrack } from 'svelte';
import type { RoundView } from '../../../../shared/chase/table';
import type { Seat } from '../../../../shared/table';
import { FACE_DOWN, isLooking, lookPressed, lookReleased, type Looking } from './looking';

/** How many tiles a seat has put, and who holds which pile; as a text, since each word from main brings new objects. */
function deedsOf(view: RoundView | null, seat: Seat | null): string {
  if (view === null) return '';
  const put = view.paths.flatMap(({ tiles }) => tiles).filter((tile) => tile.seat === seat).length;
  return `${String(put)} ${view.holds.join(' ')}`;
}

export class FaceDown {
  readonly #now: () => number;
  #looking = $state.raw<Looking>(FACE_DOWN);

  /** `now` is the window's clock, in milliseconds. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Whether its holder looks at it. */
  get looks(): boolean {
    return isLooking(this.#looking);
  }

  /** Keeps up with what its seat does; called in a component, for as long as that lives. */
  follow(seat: Seat | null, view: () => RoundView | null, paused: () => boolean): void {
    $effect(() => {
      if (paused()) this.cover();
    });
    // After a tile of one's own, and with another pile (P8, T3, F7), what lay open is covered.
    const deeds = $derived(deedsOf(view(), seat));
    $effect(() => {
      if (deeds !== '') untrack(() => this.shut());
    });
  }

  press(): void {
    this.#looking = lookPressed(this.#looking, this.#now());
  }
  release(): void {
    this.#looking = lookReleased(this.#looking, this.#now());
  }
  /** Opens or covers it, without holding anything. */
  toggle(): void {
    this.#looking = this.looks ? FACE_DOWN : { since: null, open: true };
  }
  /** What was opened was for one deed; what is held open is still looked at. */
  shut(): void {
    if (this.#looking.open) this.cover();
  }
  cover(): void {
    this.#looking = FACE_DOWN;
  }
}
