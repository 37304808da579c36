/** What several people say at a verdict, each for themselves. Nobody's word outlives what it was said of. */
import type { Seat } from '../../../../shared/table';
import type { Walk } from '../lib/walk.svelte';
import { Everybody } from '../../../lib/seats/everybody.svelte';

export class WalkWords {
  /** On from this step. */
  readonly on: Everybody;
  /** Straight to the result: of this walk, not of one that begins anew. */
  readonly skip: Everybody;
  /** To the next round: at this result, not when it comes again after another walk. */
  readonly proceed: Everybody;
  readonly #walk: Walk;
  readonly #people: readonly Seat[];

  constructor(people: readonly Seat[], walk: Walk, proceed: () => void) {
    this.#walk = walk;
    this.#people = people;
    this.on = new Everybody(
      people,
      () => walk.goOn(),
      () => walk.moves,
    );
    this.skip = new Everybody(
      people,
      () => walk.skip(),
      () => walk.legs,
    );
    this.proceed = new Everybody(people, proceed, () => walk.legs);
  }

  /** These have read what there is, or are ready for the next round. */
  goOn(...who: readonly Seat[]): void {
    (this.#walk.done ? this.proceed : this.on).say(...who);
  }

  /** Whether these may go to a step by hand: back to what all have seen, and on past it only where they speak for everybody. */
  mayJump(at: number, who: readonly Seat[]): boolean {
    return at <= this.#walk.farthest || this.#people.every((seat) => who.includes(seat));
  }

  /** These have seen enough of the walk. */
  goTo(...who: readonly Seat[]): void {
    if (!this.#walk.done) this.skip.say(...who);
  }
}
