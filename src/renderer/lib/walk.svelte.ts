/** The verdict's walk along the path. It goes by itself, and stops at everything that is wrong until the player goes on. */
import type { WalkStep } from '../../shared/table';

/** How long a step stays at single speed. */
const STEP_MS = 2000;
export const SPEEDS = [0.5, 1, 3] as const;
export type Speed = (typeof SPEEDS)[number];

/** A step with something wrong on it: its answer stays until the player goes on. */
export function isWrong(step: WalkStep): boolean {
  return step.fault !== null || step.marker?.ok === false;
}

export class Walk {
  readonly #steps: readonly WalkStep[];
  #at = $state(0);
  #playing = $state(true);
  #done = $state(false);
  #speed = $state<Speed>(1);
  #sought = false;

  constructor(steps: readonly WalkStep[]) {
    this.#steps = steps;
    this.#done = steps.length === 0;
  }

  get at(): number {
    return this.#at;
  }
  get step(): WalkStep | null {
    return this.#done ? null : (this.#steps[this.#at] ?? null);
  }
  get count(): number {
    return this.#steps.length;
  }
  get playing(): boolean {
    return this.#playing && !this.#done;
  }
  /** The walk has come to its end, or was skipped. */
  get done(): boolean {
    return this.#done;
  }
  get speed(): Speed {
    return this.#speed;
  }
  set speed(speed: Speed) {
    this.#speed = speed;
  }
  /** The next speed up (1) or down (-1), where there is one. */
  hasten(by: 1 | -1): void {
    this.#speed = SPEEDS[SPEEDS.indexOf(this.#speed) + by] ?? this.#speed;
  }
  /** The step was gone to by hand: it comes without a sound. */
  get sought(): boolean {
    return this.#sought;
  }
  /** Milliseconds until the next step comes by itself; null while it waits for the player. */
  get pace(): number | null {
    const { step } = this;
    return step === null || !this.#playing || isWrong(step) ? null : STEP_MS / this.#speed;
  }

  /** The step that is shown is the last one. */
  get last(): boolean {
    return this.#at + 1 >= this.#steps.length;
  }

  /** On to the next step; after the last one comes the result. */
  next(): void {
    this.#sought = false;
    if (this.last) this.#done = true;
    else this.#at++;
  }
  /** The next tile: on the last one there is none, and the walk stays there. */
  nextTile(): void {
    if (this.last) this.#playing = false;
    else this.next();
  }
  /** Straight to a step; it then waits there. */
  jump(at: number): void {
    if (at < 0 || at >= this.#steps.length) return;
    this.#at = at;
    this.#done = false;
    this.#playing = false;
    this.#sought = true;
  }
  previous(): void {
    this.#sought = true;
    if (this.#done && this.#steps.length > 0) this.#done = false;
    else if (this.#at > 0) this.#at--;
    this.#playing = false;
  }
  /** Goes on from a wrong step, or starts and stops. */
  toggle(): void {
    const { step } = this;
    if (this.#playing && step !== null && isWrong(step)) this.next();
    else this.#playing = !this.#playing;
  }
  skip(): void {
    this.#done = true;
  }
  again(): void {
    if (this.#steps.length === 0) return;
    this.#at = 0;
    this.#done = false;
    this.#playing = true;
  }
}
