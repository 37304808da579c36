/** How long a puzzle has been in sight, pauses left out. Read off stamps of a monotonic clock, never counted. */

export class PuzzleTimer {
  #spent = 0;
  #since: number | null = null;

  /** A new puzzle: nothing is kept of the one before. */
  reset(): void {
    this.#spent = 0;
    this.#since = null;
  }

  /** The puzzle came in sight at `now`; in sight already, it changes nothing. */
  show(now: number): void {
    this.#since ??= now;
  }

  /** The puzzle went out of sight. */
  hide(now: number): void {
    this.#spent = this.millis(now);
    this.#since = null;
  }

  /** Milliseconds in sight up to `now`. */
  millis(now: number): number {
    return this.#spent + (this.#since === null ? 0 : Math.max(0, now - this.#since));
  }
}
