/** Where a run's puzzles come from, one after the other, by the mode's choice. */
import type { RunOptions } from '../../shared/run-options';
import { shuffled } from '../../rules/random';
import { dailyPuzzles } from './daily';
import type { Entry } from './entry';
import type { Known, Source, Standing } from './known';
import type { RunRules } from './modes';
import { matching, poolOf } from './pool';
import { mixed } from './mixed';
import { practice } from './practice';
import { UNRATED } from './rating';
import { WeakQueue } from './weak-spots';

const NOWHERE: Standing = { step: null, spots: null };

/** Rising runs begin so far below the player's rating, and climb by a step a puzzle up to as far above it. */
const BELOW = 400;
const STEP = 30;

/** A table of so many needs no company. */
const FEW = 2;

function listSource(ids: readonly string[]): Source {
  const left = [...ids];
  return {
    next: () => left.shift() ?? null,
    answered: () => undefined,
    isLast: () => left.length === 0,
    putBack: (id) => left.unshift(id),
    standing: () => NOWHERE,
  };
}

/** In an order of chance, those met of late after the others: so no two runs begin alike. */
function weakSource(known: Known, spots: readonly { readonly id: string; readonly mended: 0 | 1 }[]): Source {
  const mixed = shuffled(spots, known.chance);
  const late = mixed.filter(({ id }) => known.recent.has(id));
  const queue = new WeakQueue([...mixed.filter(({ id }) => !known.recent.has(id)), ...late]);
  return {
    next: () => queue.next(),
    answered: ({ id }, { right, slow }) => queue.answered(id, right && !slow),
    isLast: ({ id }, { right, slow }) => queue.isLast(id, right && !slow),
    putBack: (id) => queue.putBack(id),
    standing: () => ({ step: null, spots: queue.progress }),
  };
}

/** Puzzles by difficulty; the kinds take turns by chance. */
function pooled(known: Known, entries: readonly Entry[], rising: boolean): Source {
  const pool = poolOf(known, entries);
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
    isLast: () => false,
    putBack: () => undefined,
    standing: () => NOWHERE,
  };
}

/** Chosen faces as weak spots, each as it is to lie, or else in one of its turns, that was not met of late. */
function faces(known: Known, facts: NonNullable<RunOptions['facts']>): Source {
  const spots = facts.flatMap((each) => {
    const wanted = known.book.games.map((game) => game.wanted(each));
    const all = inPacks(known.entries).filter((entry) => wanted.some(({ fact }) => fact === entry.fact));
    const lying = all.filter(({ themes }) => wanted.some(({ theme }) => theme !== null && themes.includes(theme)));
    const turns = lying.length > 0 ? lying : all;
    const free = turns.filter(({ id }) => !known.recent.has(id));
    const from = free.length > 0 ? free : turns;
    const entry = from[known.chance.below(Math.max(1, from.length))];
    return entry === undefined ? [] : [{ id: entry.id, mended: 0 as const }];
  });
  return weakSource(known, spots);
}

/** Puzzles of three or four players wait until a table of as many was sat at, unless there are no others of their kind. */
function amongFew(entries: readonly Entry[], company: number): readonly Entry[] {
  const met = ({ seats }: Entry): boolean => seats <= Math.max(FEW, company);
  const kinds = new Set(entries.filter(met).map(({ kind }) => kind));
  return entries.filter((entry) => met(entry) || !kinds.has(entry.kind));
}

/** Without those that are nothing but somebody's mistakes. */
export function inPacks(entries: readonly Entry[]): readonly Entry[] {
  return entries.filter(({ mistake }) => mistake !== true);
}

/** The source of a run. */
export function sourceOf(rules: RunRules, options: RunOptions, known: Known): Source {
  const there = new Set(known.entries.map(({ id }) => id));
  if (options.facts !== undefined) return faces(known, options.facts);
  if (options.puzzles !== undefined) return listSource(options.puzzles.filter((id) => there.has(id)));
  const asked = { kinds: rules.kinds, themes: options.themes };
  const every = matching(inPacks(known.entries), asked);
  const crowded = known.book.games.flatMap(({ crowdedThemes }) => crowdedThemes);
  const entries = options.themes?.some((theme) => crowded.includes(theme)) === true ? every : amongFew(every, known.company);
  switch (rules.choice) {
    case 'daily':
      // The same for everybody, so of two players for all.
      return listSource(
        dailyPuzzles(
          known.book.games.flatMap(({ daily }) => daily),
          inPacks(known.entries).filter(({ seats }) => seats <= FEW),
          known.day,
          rules.kinds,
        ),
      );
    case 'weak':
    case 'mistakes': {
      const wanted = new Set(matching(known.entries, asked).map(({ id }) => id));
      const due = known.spots.filter(({ puzzle }) => wanted.has(puzzle) && (rules.choice === 'weak' || known.mistakes.has(puzzle)));
      return weakSource(
        known,
        due.map(({ puzzle, mended }) => ({ id: puzzle, mended })),
      );
    }
    case 'memory':
      return practice(known, entries);
    case 'rising':
      return pooled(known, entries, true);
    case 'near':
      return options.mixed === true ? mixed(known, entries) : pooled(known, entries, false);
  }
}
