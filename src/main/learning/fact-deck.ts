/**
 * Which fact comes next: what was just missed, then what is about to be forgotten, then what is new, then what is known
 * least. docs/learning.md tells how this was measured.
 */
import type { FactId } from '../../shared/puzzle';
import type { Chance } from '../chance';
import { recallOf, reviewed, type Card, type Recalled } from './memory';

/** Below this chance of recall a fact comes before new ones. */
const DUE = 0.9;
/** A fact that was missed comes back after so many others. */
const GAP = 6;

interface Missed {
  readonly fact: FactId;
  /** The turn from which it may come again. */
  readonly from: number;
}

export class FactDeck {
  readonly #facts: readonly FactId[];
  readonly #cards: Map<FactId, Card>;
  #missed: readonly Missed[] = [];
  #turn = 0;
  #last: FactId | null = null;

  /** `cards` is what is known at the start; `facts` is all that may come. */
  constructor(facts: readonly FactId[], cards: ReadonlyMap<FactId, Card>) {
    this.#facts = facts;
    this.#cards = new Map(cards);
  }

  /** The fact to ask at `now` (milliseconds since 1970), never the one asked last unless there is no other. */
  next(now: number, chance: Chance): FactId | null {
    const fact = this.#back() ?? this.#weakest(now, DUE) ?? this.#unmet(chance) ?? this.#weakest(now, Infinity) ?? this.#last;
    this.#last = fact;
    this.#turn += 1;
    return fact;
  }

  /** Takes an answer in. */
  answered(fact: FactId, recalled: Recalled, now: number): void {
    this.#cards.set(fact, reviewed(this.#cards.get(fact), recalled, now));
    this.#missed = this.#missed.filter((each) => each.fact !== fact);
    if (!recalled.right) this.#missed = [...this.#missed, { fact, from: this.#turn + GAP }];
  }

  #back(): FactId | null {
    return this.#missed.find(({ fact, from }) => from <= this.#turn && fact !== this.#last)?.fact ?? null;
  }

  #unmet(chance: Chance): FactId | null {
    const unmet = this.#facts.filter((fact) => !this.#cards.has(fact) && fact !== this.#last);
    return unmet[chance.below(Math.max(1, unmet.length))] ?? null;
  }

  /** The fact that was met and is least likely to be known still, if less than `below`. */
  #weakest(now: number, below: number): FactId | null {
    let weakest: FactId | null = null;
    let lowest = below;
    for (const fact of this.#facts) {
      const card = this.#cards.get(fact);
      if (card === undefined || fact === this.#last) continue;
      const recall = recallOf(card, now);
      if (recall < lowest) {
        lowest = recall;
        weakest = fact;
      }
    }
    return weakest;
  }
}
