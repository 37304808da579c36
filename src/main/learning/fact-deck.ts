/** Which fact comes next: what was just missed, then what is about to be forgotten, then what is new. */
import type { FactId } from '../../shared/puzzle';
import type { Chance } from '../chance';
import { recallOf, reviewed, type Card, type Recalled } from './memory';

/** Below this chance of recall a fact comes back. */
const DUE = 0.9;
/** A fact that was missed or slow comes back after so many others, then after more. */
const GAPS: readonly number[] = [4, 10];
/** Facts in learning at a time: with more, the gaps grow longer than memory holds. */
const MOST_IN_LEARNING = 8;

interface Learning {
  readonly fact: FactId;
  /** Right and fast answers since it was missed or met. */
  readonly step: number;
  /** The turn from which it may come again. */
  readonly from: number;
}

export class FactDeck {
  readonly #facts: readonly FactId[];
  readonly #cards: Map<FactId, Card>;
  #learning: readonly Learning[] = [];
  #turn = 0;
  #last: FactId | null = null;

  /** `cards` is what is known at the start; `facts` is all that may come. */
  constructor(facts: readonly FactId[], cards: ReadonlyMap<FactId, Card>) {
    this.#facts = facts;
    this.#cards = new Map(cards);
  }

  card(fact: FactId): Card | undefined {
    return this.#cards.get(fact);
  }

  /** The fact to ask at `now` (milliseconds since 1970), never the one asked last unless there is no other. */
  next(now: number, chance: Chance): FactId | null {
    const fact = this.#ready() ?? this.#due(now) ?? this.#fresh(chance) ?? this.#weakest(now);
    this.#last = fact;
    this.#turn += 1;
    return fact;
  }

  /** Takes an answer in. */
  answered(fact: FactId, recalled: Recalled, now: number): void {
    const before = this.#cards.get(fact);
    this.#cards.set(fact, reviewed(before, recalled, now));
    const step = this.#learning.find((each) => each.fact === fact)?.step ?? (before === undefined ? 0 : GAPS.length);
    this.#learning = this.#learning.filter((each) => each.fact !== fact);
    const next = recalled.right && !recalled.slow ? step + 1 : 0;
    const gap = GAPS[next];
    if (gap !== undefined) this.#learning = [...this.#learning, { fact, step: next, from: this.#turn + gap }];
  }

  #ready(): FactId | null {
    return this.#learning.find(({ fact, from }) => from <= this.#turn && fact !== this.#last)?.fact ?? null;
  }

  #due(now: number): FactId | null {
    const busy = new Set(this.#learning.map(({ fact }) => fact));
    let lowest = DUE;
    let due: FactId | null = null;
    for (const fact of this.#facts) {
      const card = this.#cards.get(fact);
      if (card === undefined || busy.has(fact) || fact === this.#last) continue;
      const recall = recallOf(card, now);
      if (recall < lowest) {
        lowest = recall;
        due = fact;
      }
    }
    return due;
  }

  #fresh(chance: Chance): FactId | null {
    if (this.#learning.length >= MOST_IN_LEARNING) return null;
    const unmet = this.#facts.filter((fact) => !this.#cards.has(fact) && fact !== this.#last);
    return unmet[chance.below(Math.max(1, unmet.length))] ?? null;
  }

  #weakest(now: number): FactId | null {
    let weakest: FactId | null = null;
    let lowest = Infinity;
    for (const fact of this.#facts) {
      if (fact === this.#last && this.#facts.length > 1) continue;
      const recall = recallOf(this.#cards.get(fact), now);
      if (recall < lowest) {
        lowest = recall;
        weakest = fact;
      }
    }
    return weakest;
  }
}
