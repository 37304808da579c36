/** The hints that were given to a puzzle: where something of an answer is laid, each goes on from what lay there. */
import type { Hint, Laid } from '../games';

/** Hints that were given from what was laid, and how many more there are; null as long as none was. */
interface Given {
  readonly hints: readonly Hint[];
  readonly left: number | null;
}

const NONE: Given = { hints: [], left: null };

export class HintsGiven {
  #given = $state.raw<ReadonlyMap<string, Given>>(new Map());

  /** Whether any hint to the puzzle was given, from whatever was laid. */
  get any(): boolean {
    return this.#given.size > 0;
  }

  /** Those that go on from what is laid; none without a puzzle. */
  from(laid: Laid | null): Given {
    return (laid === null ? undefined : this.#given.get(JSON.stringify(laid))) ?? NONE;
  }

  take(laid: Laid, { hint, left }: { readonly hint: Hint; readonly left: number }): void {
    this.#given = new Map([...this.#given, [JSON.stringify(laid), { hints: [...this.from(laid).hints, hint], left }]]);
  }

  /** Another puzzle has no hints yet. */
  forget(): void {
    this.#given = new Map();
  }
}
