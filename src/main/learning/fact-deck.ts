/**
 * Which fact comes next. Within a run what was just learned comes back after half a minute and then after twice as long each
 * time that it is known, before it is forgotten again; in between come facts of other days that memory holds less and less,
 * then new ones. docs/learning.md tells how this was measured.
 */
import type { Card } from '../../shared/drill-record';
import type { FactId } from '../../shared/puzzles';
import type { Chance } from '../chance';
import { recallOf, reviewed, type Recalled } from './memory';

/** Below this chance of recall a fact of another day comes before new ones: what is to be read fast has to be known well. */
const DUE = 0.98;
/** Milliseconds until a fact comes again that was new, missed or slow. */
const SOON = 30_000;
/** What is known comes again after so many times as long as before. */
const LONGER = 2;
/** Milliseconds until a fact comes again that was still known from another day. */
const LATER = 900_000;

/** When a fact was last answered in this run, and how long until it comes again; milliseconds. */
interface Wait {
  readonly since: number;
  readonly gap: number;
}

/** Whether a fact may come. */
type May = (fact: FactId) => boolean;

export class FactDeck {
  readonly #facts: readonly FactId[];
  readonly #cards: Map<FactId, Card>;
  readonly #waits = new Map<FactId, Wait>();
  #last: FactId | null = null;

  /** `cards` is what is known at the start; `facts` is all that may come. */
  constructor(facts: readonly FactId[], cards: ReadonlyMap<FactId, Card>) {
    this.#facts = facts;
    this.#cards = new Map(cards);
  }

  /**
   * The fact to ask at `now` (milliseconds since 1970), never the one asked last unless there is no other; none that may
   * not come. Of those that were never answered, one that is `fresh` comes first.
   */
  next(now: number, chance: Chance, may: May = () => true, fresh: May = () => true): FactId | null {
    const last = this.#last !== null && may(this.#last) ? this.#last : null;
    const fact =
      this.#waiting(now, 1, may) ??
      this.#carried(now, DUE, may) ??
      this.#unmet(chance, may, fresh) ??
      this.#carried(now, Infinity, may) ??
      this.#waiting(now, 0, may) ??
      last;
    if (fact !== null) this.#last = fact;
    return fact;
  }

  /** Takes an answer in. */
  answered(fact: FactId, recalled: Recalled, now: number): void {
    const card = this.#cards.get(fact);
    this.#cards.set(fact, reviewed(card, recalled, now));
    this.#waits.set(fact, { since: now, gap: this.#gap(card, this.#waits.get(fact), recalled) });
  }

  #gap(card: Card | undefined, before: Wait | undefined, { right, slow }: Recalled): number {
    if (!right || slow) return SOON;
    if (before !== undefined) return before.gap * LONGER;
    return card === undefined ? SOON : LATER;
  }

  /** The fact of this run that has waited longest for its gap, if at least `least` of it. */
  #waiting(now: number, least: number, may: May): FactId | null {
    let longest: FactId | null = null;
    let most = least;
    for (const [fact, { since, gap }] of this.#waits) {
      // A clock may be set back: what is stamped later than now waits from now on.
      if (since > now) this.#waits.set(fact, { since: now, gap });
      const waited = Math.max(0, now - since) / gap;
      if (fact === this.#last || waited < most || !may(fact)) continue;
      most = waited;
      longest = fact;
    }
    return longest;
  }

  #unmet(chance: Chance, may: May, fresh: May): FactId | null {
    const unmet = this.#facts.filter((fact) => !this.#cards.has(fact) && fact !== this.#last && may(fact));
    const first = unmet.filter(fresh);
    const from = first.length > 0 ? first : unmet;
    return from[chance.below(Math.max(1, from.length))] ?? null;
  }

  /** The fact of other days, not asked in this run yet, that is least likely to be known still, if less than `below`. */
  #carried(now: number, below: number, may: May): FactId | null {
    let weakest: FactId | null = null;
    let lowest = below;
    for (const fact of this.#facts) {
      const card = this.#cards.get(fact);
      if (card === undefined || this.#waits.has(fact) || fact === this.#last || !may(fact)) continue;
      const recall = recallOf(card, now);
      if (recall < lowest) {
        lowest = recall;
        weakest = fact;
      }
    }
    return weakest;
  }
}
