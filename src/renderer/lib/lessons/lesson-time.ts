/** How long somebody is in a lesson: from deed to deed, and no longer for one than anybody looks at it. */

/** Who does nothing for longer has gone away, in milliseconds. */
export const LONGEST_LOOK = 90_000;

export interface LessonTimePorts {
  /** Milliseconds on a clock that never goes back. */
  readonly now: () => number;
  /** So many more. */
  readonly spent: (millis: number) => void;
}

export class LessonTime {
  readonly #ports: LessonTimePorts;
  #since: number;
  #untold = 0;

  constructor(ports: LessonTimePorts) {
    this.#ports = ports;
    this.#since = ports.now();
  }

  /** Something was done. */
  mark(): void {
    const now = this.#ports.now();
    this.#untold += Math.min(LONGEST_LOOK, now - this.#since);
    this.#since = now;
  }

  /** Something was done, and what was spent until now is told. */
  tell(): void {
    this.mark();
    const untold = this.#untold;
    this.#untold = 0;
    if (untold > 0) this.#ports.spent(untold);
  }
}
