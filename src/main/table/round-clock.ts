/** A round's clock: milliseconds since its start on a monotonic clock, with pauses taken out. */
import type { Millis } from '../../rules/game';

/**
 * Keeps stamps of the monotonic clock and works the time out when asked, so that a hidden window, a slow machine or a
 * late timer cannot make it slow. Reads 0 until first started.
 */
export class RoundClock {
  #before = 0;
  #since: number | null = null;

  /** The round's time at `stamp`, a whole number. Never falls. */
  at(stamp: number): Millis {
    return Math.floor(this.#elapsed(stamp));
  }

  get running(): boolean {
    return this.#since !== null;
  }

  /** Starts it at `stamp`, or goes on after a stop. */
  start(stamp: number): void {
    this.#since ??= stamp;
  }

  /** Reads `t` from now on, standing still; for a round that is gone on with. */
  setTo(t: Millis): void {
    this.#before = t;
    this.#since = null;
  }

  /** Stands still from `stamp` until started again. */
  stop(stamp: number): void {
    this.#before = this.#elapsed(stamp);
    this.#since = null;
  }

  #elapsed(stamp: number): number {
    return this.#before + (this.#since === null ? 0 : Math.max(0, stamp - this.#since));
  }
}
