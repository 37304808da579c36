/** Presses in a run that were still meant for what was on the screen a moment ago. */

/** A second press of the same key is no wish to go on yet; in milliseconds, as all of these. */
const REBOUND_MS = 300;
/** The second press of a double tap comes within this time. */
const DOUBLE_MS = 250;

export class Presses {
  readonly #now: () => number;
  #answeredAt = -Infinity;
  #tappedAt = -Infinity;

  /** `now` in milliseconds from anywhere. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** A puzzle was answered just now. */
  answered(): void {
    this.#answeredAt = this.#now();
  }
  /** A tap on what answers, too, has gone on to the next puzzle just now. */
  tappedOn(): void {
    this.#tappedAt = this.#now();
  }

  /** False for the second press of a double tap, which was meant for the answer before: nobody reads a puzzle this fast. */
  get mayAnswer(): boolean {
    return this.#now() - this.#tappedAt >= DOUBLE_MS;
  }
  /** False where a press is still that of the answer. */
  get mayGoOn(): boolean {
    return this.#now() - this.#answeredAt >= REBOUND_MS;
  }

  /** What is left of `millis` for which an answer is to be looked at. */
  leftOf(millis: number): number {
    return Math.max(0, this.#answeredAt + millis - this.#now());
  }
}
