/** Where a run's puzzles come from, one after the other, by the mode's choice. */
import type { Card, Rating } from '../../shared/drill-record';
import type { Puzzle, PuzzleKind } from '../../shared/puzzle';
import type { RunOptions } from '../../shared/drill';
import type { Chance } from '../chance';
import { dailyPuzzles } from './daily';
import type { Entry } from './entry';
import { FactDeck } from './fact-deck';
import type { Recalled } from './memory';
import type { RunRules } from './modes';
import { matching, Pool } from './pool';
import { UNRATED } from './rating';
import { WeakQueue } from './weak-spots';

export interface Source {
  /** The id of the next puzzle; null where there is none, or none before the last one's answer. */
  next(now: number): string | null;
  /** Takes an answer in. */
  answered(entry: Entry, recalled: Recalled, now: number): void;
  /** The puzzle was shown and will not be answered. */
  putBack(id: string): void;
}

/** What a source chooses by. */
export interface Known {
  readonly entries: readonly Entry[];
  readonly ratings: ReadonlyMap<PuzzleKind, Rating>;
  readonly puzzleRatings: ReadonlyMap<string, Rating>;
  readonly cards: ReadonlyMap<string, Card>;
  readonly spots: readonly { readonly puzzle: Puzzle['id']; readonly mended: 0 | 1 }[];
  /** The player's date. */
  readonly day: string;
  /** Puzzles met of late, oldest first; sources add to it. */
  readonly recent: Set<string>;
  readonly chance: Chance;
}

/** Rising runs begin so far below the player's rating, and climb by a step a puzzle up to as far above it. */
const BELOW = 400;
const STEP = 30;
/** One in so many of a practice's puzzles is no built-in fact, where there are others of the kind. */
const OTHERS_IN = 6;

function listSource(ids: readonly string[]): Source {
  const left = [...ids];
  return { next: () => left.shift() ?? null, answered: () => undefined, putBack: (id) => left.unshift(id) };
}

function weakSource(spots: readonly { readonly id: string; readonly mended: 0 | 1 }[]): Source {
  const queue = new WeakQueue(spots);
  return {
    next: () => queue.next(),
    answered: ({ id }, { right, slow }) => queue.answered(id, right && !slow),
    putBack: (id) => queue.putBack(id),
  };
}

/** Puzzles by difficulty; the kinds take turns by chance. */
function pooled(known: Known, entries: readonly Entry[], rising: boolean): Source {
  const pool = new Pool(entries, ({ id, base }) => known.puzzleRatings.get(id)?.rating ?? base);
  let asked = 0;
  return {
    next: () => {
      const kind = pool.kinds[known.chance.below(Math.max(1, pool.kinds.length))];
      if (kind === undefined) return null;
      const { rating } = known.ratings.get(kind) ?? UNRATED;
      const target = rising ? rating - BELOW + Math.min(2 * BELOW, STEP * asked) : rating;
      asked += 1;
      const entry = pool.near(kind, target, known.recent, known.chance);
      return entry?.id ?? null;
    },
    answered: () => undefined,
    putBack: () => undefined,
  };
}

/** Facts by memory, in any of their turns; now and then another puzzle near the player's rating. */
function remembered(known: Known, entries: readonly Entry[]): Source {
  const byFact = new Map<string, Entry[]>();
  for (const entry of entries) {
    if (entry.fact !== null) byFact.set(entry.fact, [...(byFact.get(entry.fact) ?? []), entry]);
  }
  const others = entries.filter(({ fact }) => fact === null);
  if (byFact.size === 0) return pooled(known, others, false);
  const deck = new FactDeck([...byFact.keys()], known.cards);
  const aside = pooled(known, others, false);
  const fact = (now: number): string | null => {
    const turns = byFact.get(deck.next(now, known.chance) ?? '') ?? [];
    const free = turns.filter(({ id }) => !known.recent.has(id));
    const from = free.length > 0 ? free : turns;
    return from[known.chance.below(Math.max(1, from.length))]?.id ?? null;
  };
  return {
    next: (now) => (others.length > 0 && known.chance.below(OTHERS_IN) === 0 ? aside.next(now) : fact(now)),
    answered: (entry, recalled, now) => {
      if (entry.fact !== null) deck.answered(entry.fact, recalled, now);
    },
    putBack: () => undefined,
  };
}

/** Chosen faces as weak spots, each as it is to lie, or else in one of its turns, that was not met of late. */
function faces(known: Known, facts: NonNullable<RunOptions['facts']>): Source {
  const spots = facts.flatMap(({ tile, side, towards }) => {
    const all = known.entries.filter(({ fact }) => fact === `${tile}/${side}`);
    const lying = towards === undefined ? [] : all.filter(({ themes }) => themes.includes(`direction-${towards}`));
    const turns = lying.length > 0 ? lying : all;
    const free = turns.filter(({ id }) => !known.recent.has(id));
    const from = free.length > 0 ? free : turns;
    const entry = from[known.chance.below(Math.max(1, from.length))];
    return entry === undefined ? [] : [{ id: entry.id, mended: 0 as const }];
  });
  return weakSource(spots);
}

/** The source of a run. */
export function sourceOf(rules: RunRules, options: RunOptions, known: Known): Source {
  const there = new Set(known.entries.map(({ id }) => id));
  if (options.facts !== undefined) return faces(known, options.facts);
  if (options.puzzles !== undefined) return listSource(options.puzzles.filter((id) => there.has(id)));
  const entries = matching(known.entries, { kinds: rules.kinds, themes: options.themes });
  switch (rules.choice) {
    case 'daily':
      return listSource(dailyPuzzles(known.entries, known.day, rules.kinds));
    case 'weak': {
      const wanted = new Set(entries.map(({ id }) => id));
      return weakSource(known.spots.filter(({ puzzle }) => wanted.has(puzzle)).map(({ puzzle, mended }) => ({ id: puzzle, mended })));
    }
    case 'memory':
      return remembered(known, entries);
    case 'rising':
      return pooled(known, entries, true);
    case 'near':
      return pooled(known, entries, false);
  }
}
