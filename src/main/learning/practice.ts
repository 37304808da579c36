/** Where the puzzles of practice come from: up the ramp first, then by memory, or near the player's rating. */
import type { PuzzleKind } from '../../shared/puzzles';
import type { RampStep } from '../../shared/ramp';
import type { Entry } from './entry';
import { FactDeck } from './fact-deck';
import { poolOf } from './pool';
import { evenThemes } from './even-themes';
import { rampOf, type Ramp } from './ramp';
import { UNRATED } from './rating';
import type { Known, Source } from './known';

/** One in so many of a practice's puzzles is no built-in fact, where there are others of the kind. */
const OTHERS_IN = 6;
/** One in so many is of the step that is being climbed. */
const OF_STEP_IN = 2;

type May = (entry: Entry) => boolean;

/** Puzzles of one kind near the player's rating; on the ramp the easiest of those that may come. */
function aside(known: Known, kind: PuzzleKind, entries: readonly Entry[]): (may: May | null) => string | null {
  const pool = poolOf(known, entries);
  return (may) => {
    const target = may === null ? (known.ratings.get(kind) ?? UNRATED).rating : 0;
    return pool.near(kind, target, known.recent, known.chance, may ?? undefined)?.id ?? null;
  };
}

/** Facts by memory, in any turn that may come and was not met of late. */
function byMemory(
  known: Known,
  entries: readonly Entry[],
): { readonly deck: FactDeck; readonly next: (now: number, may: May) => string | null } {
  const byFact = new Map<string, Entry[]>();
  for (const entry of entries) if (entry.fact !== null) byFact.set(entry.fact, [...(byFact.get(entry.fact) ?? []), entry]);
  const deck = new FactDeck([...byFact.keys()], known.cards);
  return {
    deck,
    next: (now, may) => {
      const turnsOf = (each: string): readonly Entry[] => byFact.get(each) ?? [];
      const free = ({ id }: Entry): boolean => !known.recent.has(id);
      const fact = deck.next(
        now,
        known.chance,
        (each) => turnsOf(each).some(may),
        (each) => turnsOf(each).some((turn) => may(turn) && free(turn)),
      );
      const turns = turnsOf(fact ?? '').filter(may);
      const unseen = turns.filter(free);
      const from = unseen.length > 0 ? unseen : turns;
      return from[known.chance.below(Math.max(1, from.length))]?.id ?? null;
    },
  };
}

interface Part extends Pick<Source, 'answered'> {
  readonly next: (now: number) => string | null;
  readonly told: () => RampStep | null;
}

/** Practice of one kind. */
function partOf(known: Known, kind: PuzzleKind, entries: readonly Entry[]): Part {
  const ramp: Ramp = rampOf(known.book.rulesOf(kind), entries);
  const others = aside(
    known,
    kind,
    entries.filter(({ fact }) => fact === null),
  );
  const facts = byMemory(known, entries);
  const has = { facts: entries.some(({ fact }) => fact !== null), others: entries.some(({ fact }) => fact === null) };
  const directions = evenThemes(known.doings, kind, entries, known.book.gameOf(kind).evenThemes);
  let asked = 0;
  const ofAny = (now: number, may: May): string | null => facts.next(now, may) ?? others(may);
  const ofEither = (now: number, may: May): string | null => ofAny(now, (entry) => may(entry) && directions.may(entry)) ?? ofAny(now, may);
  return {
    next: (now) => {
      const rung = ramp.standing(known.doings);
      if (rung === null) {
        const other = has.others && (!has.facts || known.chance.below(OTHERS_IN) === 0);
        return other ? others(null) : facts.next(now, () => true);
      }
      const ofStep = asked++ % OF_STEP_IN === 0 ? ofEither(now, (entry) => ramp.rungOf(entry) === rung) : null;
      const id = ofStep ?? ofEither(now, (entry) => ramp.rungOf(entry) <= rung);
      if (id !== null) directions.asked(id);
      return id;
    },
    answered: (entry, recalled, now) => {
      if (recalled.helped !== true) known.doings.take(entry, recalled.right);
      if (entry.fact !== null) facts.deck.answered(entry.fact, recalled, now);
    },
    told: () => ramp.step(known.doings),
  };
}

/** Practice of the kinds that there are puzzles of; several take turns by chance. */
export function practice(known: Known, entries: readonly Entry[]): Source {
  const kinds = [...new Set(entries.map(({ kind }) => kind))];
  const parts = new Map(
    kinds.map((kind) => [
      kind,
      partOf(
        known,
        kind,
        entries.filter((entry) => entry.kind === kind),
      ),
    ]),
  );
  const [only] = parts.values();
  return {
    next: (now) => {
      const kind = kinds[kinds.length === 1 ? 0 : known.chance.below(Math.max(1, kinds.length))];
      return kind === undefined ? null : (parts.get(kind)?.next(now) ?? null);
    },
    answered: (entry, recalled, now) => {
      parts.get(entry.kind)?.answered(entry, recalled, now);
    },
    isLast: () => false,
    putBack: () => undefined,
    standing: () => ({ step: parts.size === 1 ? (only?.told() ?? null) : null, spots: null }),
  };
}
