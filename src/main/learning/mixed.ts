/** Where a test's puzzles come from: everything that practice climbs to has its turn, in an order of chance. */
import { shuffled } from '../../rules/random';
import type { Entry } from './entry';
import type { Known, Source } from './known';
import { poolOf, type Pool } from './pool';
import { rampOf } from './ramp';
import { UNRATED } from './rating';

/** The puzzles of one kind by their steps: each step comes once before any comes again. */
function turnsOf(known: Known, pool: Pool, kind: Entry['kind'], entries: readonly Entry[]): () => string | null {
  const { rungOf } = rampOf(known.book.rulesOf(kind), entries);
  const steps = [...new Set(entries.map(rungOf))];
  let left: number[] = [];
  return () => {
    if (left.length === 0) left = shuffled(steps, known.chance);
    const step = left.shift();
    const { rating } = known.ratings.get(kind) ?? UNRATED;
    return pool.near(kind, rating, known.recent, known.chance, (entry) => rungOf(entry) === step)?.id ?? null;
  };
}

/** Of all kinds that there are puzzles of, one after the other, and of each kind's steps, near the player's rating. */
export function mixed(known: Known, entries: readonly Entry[]): Source {
  const pool = poolOf(known, entries);
  const turns = pool.kinds.map((kind) =>
    turnsOf(
      known,
      pool,
      kind,
      entries.filter((entry) => entry.kind === kind),
    ),
  );
  let left: (() => string | null)[] = [];
  return {
    next: () => {
      if (left.length === 0) left = shuffled(turns, known.chance);
      return left.shift()?.() ?? null;
    },
    answered: () => undefined,
    isLast: () => false,
    putBack: () => undefined,
    standing: () => ({ step: null, spots: null }),
  };
}
