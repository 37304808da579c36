/** Going through placements one after the other: what was answered, what comes next, and what is worth another look. */
import { placementCase, PLACEMENTS, type PlacementCase, type PlacementName } from './placements';

/** Whether an answer says what the rules say. */
const isRight = ({ step }: PlacementCase, allowed: boolean): boolean => allowed === (step.fault === null);

const everyPlacement = (): readonly PlacementCase[] => PLACEMENTS.flatMap((name) => placementCase(name) ?? []);

export class PlacementTrial {
  #cases = $state.raw<readonly PlacementCase[]>(everyPlacement());
  #answers = $state.raw<ReadonlyMap<PlacementName, boolean>>(new Map());
  #at = $state(0);

  /** Those that are gone through this time. */
  get count(): number {
    return this.#cases.length;
  }

  /** From 0; as many as there are once all have been gone through. */
  get at(): number {
    return this.#at;
  }

  /** The one that is asked; undefined at the end. */
  get placement(): PlacementCase | undefined {
    return this.#cases[this.#at];
  }

  /** Whether it is said to be allowed; null as long as nothing is said. */
  get answer(): boolean | null {
    return this.placement === undefined ? null : (this.#answers.get(this.placement.name) ?? null);
  }

  /** How many are answered so far. */
  get answered(): number {
    return this.#answers.size;
  }

  /** How many of them are answered right. */
  get right(): number {
    return this.answered - this.missed.length;
  }

  /** Those answered wrong, with their number from 0. */
  get missed(): readonly { readonly at: number; readonly placement: PlacementCase }[] {
    return this.#cases.flatMap((placement, at) => {
      const answer = this.#answers.get(placement.name);
      return answer === undefined || isRight(placement, answer) ? [] : [{ at, placement }];
    });
  }

  /** The first answer to a placement stays. */
  give(allowed: boolean): void {
    const { placement, answer } = this;
    if (placement !== undefined && answer === null) this.#answers = new Map([...this.#answers, [placement.name, allowed]]);
  }

  /** On to the next, once this one is answered. */
  next(): boolean {
    if (this.answer === null) return false;
    this.#at += 1;
    return true;
  }

  /** Goes to one that was there before. */
  look(at: number): void {
    this.#at = Math.max(0, Math.min(at, this.#at));
  }

  /** Once more, from the first on: those that were missed, or all of them where none was. */
  again(): void {
    const { missed } = this;
    this.#cases = missed.length > 0 ? missed.map(({ placement }) => placement) : everyPlacement();
    this.#answers = new Map();
    this.#at = 0;
  }
}
