/** The verdict's walk along the path. It goes by itself, and stops at everything that is wrong until the player goes on. */
import type { WalkStep } from '../../../../shared/chase/table';

/** How long a step stays at single speed. */
const STEP_MS = 2000;
export const SPEEDS = [0.5, 1, 3] as const;
type Speed = (typeof SPEEDS)[number];

/** A step with something wrong on it: its answer stays until the player goes on. */
export function isWrong(step: WalkStep): boolean {
  return step.fault !== null || step.marker?.ok === false;
}

export class Walk {
  readonly #steps: readonly WalkStep[];
  #at = $state(0);
  #farthest = $state(0);
  #playing = $state(true);
  #done = $state(false);
  #speed = $state<Speed>(1);
  #moves = $state(0);
  #legs = $state(0);
  #sought = false;

  /** `walked` begins at the result, with the walk behind it. */
  constructor(steps: readonly WalkStep[], walked = false) {
    this.#steps = steps;
    this.#done = walked || steps.length === 0;
    if (walked) this.#at = Math.max(0, steps.length - 1);
    if (this.#done) this.#farthest = steps.length;
  }

  get at(): number {
    return this.#at;
  }
  get step(): WalkStep | null {
    return this.#done ? null : (this.#steps[this.#at] ?? null);
  }
  /** The step that the walk has come to at most; all of them once it was at its end. */
  get farthest(): number {
    return this.#farthest;
  }
  get count(): number {
    return this.#steps.length;
  }
  /** It goes on by itself, now or in a moment: at a wrong step it does not. */
  get runs(): boolean {
    return this.pace !== null;
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
  /** Counts up with every change of what is shown, a step or the result: a word said of one of them is none of the next. */
  get moves(): number {
    return this.#moves;
  }
  /** Counts up each time that the result comes, and that the walk begins or is come back to from there. */
  get legs(): number {
    return this.#legs;
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
    if (this.last) this.skip();
    else this.#show(this.#at + 1);
  }
  /** On by somebody who has seen enough: from a wrong step the walk runs on as it did, else this is a step by hand, and it stops. */
  goOn(): void {
    const { step } = this;
    if (step !== null && !isWrong(step)) this.#playing = false;
    this.next();
  }
  /** The next tile by hand, where the walk then waits: on the last one there is none, and it stays there. */
  nextTile(): void {
    this.#playing = false;
    if (!this.last) this.next();
  }
  /** Straight to a step; it then waits there. */
  jump(at: number): void {
    if (at < 0 || at >= this.#steps.length) return;
    this.#show(at);
    this.#playing = false;
    this.#sought = true;
  }
  previous(): void {
    this.#sought = true;
    if (this.#done && this.#steps.length > 0) this.#show(this.#at);
    else if (this.#at > 0) this.#show(this.#at - 1);
    this.#playing = false;
  }
  /** Stops a walk that runs, or lets it run: from a wrong step, where it waits in any case, by going on. */
  toggle(): void {
    const { step, runs } = this;
    this.#playing = !runs;
    if (step !== null && isWrong(step)) this.next();
  }
  skip(): void {
    this.#show(this.#at, true);
  }
  again(): void {
    if (this.#steps.length === 0) return;
    this.#show(0);
    this.#playing = true;
  }

  #show(at: number, done = false): void {
    if (at === this.#at && done === this.#done) return;
    if (done !== this.#done) this.#legs++;
    this.#moves++;
    this.#at = at;
    this.#done = done;
    this.#farthest = done ? this.#steps.length : Math.max(this.#farthest, at);
  }
}
