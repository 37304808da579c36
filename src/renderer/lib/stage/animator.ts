/**
 * Movements by name, on one frame loop that runs only while something moves. A movement is told its share of the way by
 * the clock, so a hidden window or a slow frame never leaves it hanging, and a new one under the same name takes over.
 */
export type AtShare = (share: number) => void;

interface Movement {
  /** Null until its first frame, for one that begins with it. */
  start: number | null;
  readonly duration: number;
  readonly step: AtShare;
  readonly done: (() => void) | undefined;
}

/** Fast at first, slow at the end. */
export function easedOut(share: number): number {
  return 1 - (1 - share) ** 3;
}

/** A little past the goal and back. */
export function easedBack(share: number): number {
  const back = 1.4;
  const rest = share - 1;
  return 1 + (back + 1) * rest ** 3 + back * rest ** 2;
}

export class Animator {
  readonly #movements = new Map<string, Movement>();
  readonly #frame: () => void;
  readonly #tell: (moves: boolean) => void;
  #told = false;
  #request: number | null = null;
  /** False: every movement is at its goal at once. */
  motion = true;

  /** `frame` is called after each round of steps, `tell` when something begins to move and when all is still again. */
  constructor(frame: () => void, tell: (moves: boolean) => void = () => undefined) {
    this.#frame = frame;
    this.#tell = tell;
  }

  get busy(): boolean {
    return this.#movements.size > 0;
  }

  /**
   * Calls `step` with shares from 0 to 1 over `duration` milliseconds. Counted from now, or from the next frame, which then shows
   * all where it was: what else is new in that frame comes sooner.
   */
  move(name: string, duration: number, step: AtShare, done?: () => void, from: 'now' | 'frame' = 'now'): void {
    if (!this.motion) {
      this.#movements.delete(name);
      step(1);
      done?.();
      this.#ask();
      return;
    }
    step(0);
    this.#movements.set(name, { start: from === 'now' ? performance.now() : null, duration, step, done });
    this.#ask();
    this.#notice();
  }

  /** Stops where it is. */
  stop(name: string): void {
    this.#movements.delete(name);
  }

  /** Everything to its goal at once. */
  finish(): void {
    for (const [name, movement] of [...this.#movements]) this.#end(name, movement);
  }

  /** One frame, though nothing moves. */
  redraw(): void {
    this.#ask();
  }

  destroy(): void {
    this.#movements.clear();
    this.#notice();
    if (this.#request !== null) cancelAnimationFrame(this.#request);
    this.#request = null;
  }

  #end(name: string, movement: Movement): void {
    this.#movements.delete(name);
    movement.step(1);
    movement.done?.();
  }

  #notice(): void {
    if (this.busy === this.#told) return;
    this.#told = this.busy;
    this.#tell(this.#told);
  }

  #ask(): void {
    this.#request ??= requestAnimationFrame(this.#run);
  }

  readonly #run = (): void => {
    this.#request = null;
    const now = performance.now();
    for (const [name, movement] of [...this.#movements]) {
      movement.start ??= now;
      const share = (now - movement.start) / movement.duration;
      if (share >= 1) this.#end(name, movement);
      else movement.step(Math.max(0, share));
    }
    this.#frame();
    if (this.busy) this.#ask();
    this.#notice();
  };
}
