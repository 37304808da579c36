/** A run's clock: start stamps on a monotonic clock, pauses taken out, and what was won and lost on it. */

export class RunClock {
  readonly #budget: number | null;
  #won = 0;
  #before = 0;
  #since: number | null = null;

  /** `budget` in milliseconds; null for a clock that ends nothing. */
  constructor(budget: number | null) {
    this.#budget = budget;
  }

  get running(): boolean {
    return this.#since !== null;
  }

  start(stamp: number): void {
    this.#since ??= stamp;
  }

  stop(stamp: number): void {
    this.#before = this.spent(stamp);
    this.#since = null;
  }

  /** Milliseconds played. Never falls, also where a stamp is late. */
  spent(stamp: number): number {
    return this.#before + (this.#since === null ? 0 : Math.max(0, stamp - this.#since));
  }

  /** Wins time, or loses it where negative. */
  win(millis: number): void {
    this.#won += millis;
  }

  /** Milliseconds left once so many more are won, at least 0; null where the clock ends nothing. */
  left(stamp: number, won = 0): number | null {
    return this.#budget === null ? null : Math.max(0, this.#budget + this.#won + won - this.spent(stamp));
  }
}
