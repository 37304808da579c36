/** A clock that moves only when told, with the timers that wait for it: hours at the table go by as fast as they can be worked through. */
import type { Timing } from '../../table/timing';

interface Timer {
  readonly at: number;
  readonly order: number;
  readonly action: () => void;
}

/** In milliseconds. */
export class VirtualTime implements Timing {
  #now: number;
  #order = 0;
  #timers: Timer[] = [];

  /** Any start will do: no table may think that clocks begin at 0. */
  constructor(now = 1_000_000.25) {
    this.#now = now;
  }

  readonly clock = (): number => this.#now;

  readonly schedule = (millis: number, action: () => void): (() => void) => {
    const timer: Timer = { at: this.#now + Math.max(0, millis), order: this.#order++, action };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((each) => each !== timer);
    };
  };

  /** How many timers wait. */
  get waiting(): number {
    return this.#timers.length;
  }

  /** Lets `millis` pass; what falls due meanwhile happens at its time. */
  pass(millis: number): void {
    const end = this.#now + millis;
    while (this.#next(end));
    this.#now = end;
  }

  /** Jumps from timer to timer until `done`, or no timer is left that is due within `longest`. */
  passUntil(done: () => boolean, longest = Infinity): void {
    const end = this.#now + longest;
    while (!done() && this.#next(end));
  }

  /** Time passes and no timer is served, as when a machine is busy or asleep. */
  stall(millis: number): void {
    this.#now += millis;
  }

  /** Serves the first timer that is due by `end`; false where there is none. Of several at one time the one that was set first goes first. */
  #next(end: number): boolean {
    let first: Timer | undefined;
    for (const timer of this.#timers) {
      if (first === undefined || timer.at < first.at || (timer.at === first.at && timer.order < first.order)) first = timer;
    }
    if (first === undefined || first.at > end) return false;
    const served = first;
    this.#timers = this.#timers.filter((each) => each !== served);
    this.#now = Math.max(this.#now, served.at);
    served.action();
    return true;
  }
}
