/**
 * A monotonic clock that leaves out what the app slept through, whether the system told of it or not: a computer that went to
 * sleep, a virtual machine that was put aside, a process that was stopped. Whoever reads it finds it where it was when
 * somebody last looked, so that every round and run stands at the last moment that was seen. It looks only while something
 * goes on: at rest no sleep costs anybody anything.
 */
import { LOOK_MS, SLEEP_MS } from '../../shared/sleep';

interface WakingClockPorts {
  /** Milliseconds of a clock that never falls. Some systems let it stand still while they sleep. */
  readonly monotonic: () => number;
  /** Milliseconds by the date, which goes on meanwhile; somebody may put it forward or back. */
  readonly date: () => number;
  /** The app has slept. Called in the middle of a reading, so nothing may be done before that is over. */
  readonly slept: () => void;
  /** Calls `look` every so many milliseconds; the answer ends it. */
  readonly every: (millis: number, look: () => void) => () => void;
}

export class WakingClock {
  readonly #ports: WakingClockPorts;
  #monotonic: number;
  #date: number;
  #left = 0;
  /** Ends the looks; null at rest. */
  #rest: (() => void) | null = null;

  constructor(ports: WakingClockPorts) {
    this.#ports = ports;
    this.#monotonic = ports.monotonic();
    this.#date = ports.date();
  }

  /** Whether something goes on that a sleep must not cost. At rest sleeps are neither looked for nor left out. */
  attend(on: boolean): void {
    if (on === (this.#rest !== null)) return;
    this.#rest?.();
    this.now();
    this.#rest = on ? this.#ports.every(LOOK_MS, this.now) : null;
  }

  /** Milliseconds awake, from any start. */
  readonly now = (): number => {
    const monotonic = this.#ports.monotonic();
    const date = this.#ports.date();
    const since = monotonic - this.#monotonic;
    const slept = this.#rest !== null && Math.max(since, date - this.#date) > SLEEP_MS;
    this.#monotonic = monotonic;
    this.#date = date;
    if (slept) {
      this.#left += since;
      this.#ports.slept();
    }
    return monotonic - this.#left;
  };
}
