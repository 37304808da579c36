/** A pile in somebody's hand that lies face down at a screen that others see. */
import { FACE_DOWN, isLooking, lookPressed, lookReleased, type Looking } from './looking';

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
