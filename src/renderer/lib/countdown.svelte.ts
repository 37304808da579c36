/** Three, two, one: time for everybody to get ready; longer where somebody else may still be on the way. */
import type { Outlets } from './outlets';

/** The last seconds, which are heard one by one. */
export const FROM = 3;
const SECOND_MS = 1000;

export class Countdown {
  readonly #outlets: Pick<Outlets, 'say' | 'sound'>;
  #left = $state<number | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Each of the last seconds is said and heard. */
  constructor(outlets: Pick<Outlets, 'say' | 'sound'>) {
    this.#outlets = outlets;
  }

  /** Seconds left; null while nothing is counted. */
  get left(): number | null {
    return this.#left;
  }

  /** Counts from so many seconds, and then does what was to come. A count that runs already is begun anew. */
  start(done: () => void, from = FROM): void {
    this.cancel();
    const tick = (left: number): void => {
      if (left === 0) {
        this.#left = null;
        done();
        return;
      }
      this.#left = left;
      if (left <= FROM) {
        this.#outlets.say(String(left), 'urgent');
        this.#outlets.sound('countdown');
      }
      this.#timer = setTimeout(() => tick(left - 1), SECOND_MS);
    };
    tick(from);
  }

  cancel(): void {
    clearTimeout(this.#timer);
    this.#left = null;
  }
}
