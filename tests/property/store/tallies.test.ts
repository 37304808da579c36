/** The dashboard's sums are what the attempts say, whatever was answered, helped, or left alone. */
import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { bucketOf, quantile } from '../../../src/shared/answer-times';
import { PUZZLE_KINDS, PUZZLE_THEMES } from '../../../src/shared/chase/puzzle';
import type { PuzzleKind } from '../../../src/shared/puzzles';
import type { Tally } from '../../../src/shared/statistics';
import type { Attempt } from '../../../src/shared/drill-record';
import { openStore } from '../../../src/main/store/open';
import type { Store } from '../../../src/main/store/store';
import { BUCKETS, sumsOf } from '../../../src/main/store/tallying';
import { spanOf } from '../../../src/main/statistics/summary';
import { done } from '../../fixtures/live-table';
import { scratchFolder } from '../../fixtures/scratch';

const TODAY = '2026-11-28';
const SYMBOLS = ['diamond', 'square', 'star', 'triangle'] as const;
const PROFILES = ['0192f0c8-0000-7000-8000-0000000000aa', '0192f0c8-0000-7000-8000-0000000000bb'];

const attempt: fc.Arbitrary<Attempt> = fc.record({
  puzzle: fc.constant('0'.repeat(32)),
  kind: fc.constantFrom(...PUZZLE_KINDS),
  themes: fc.subarray([...PUZZLE_THEMES], { maxLength: 4 }),
  day: fc.constantFrom(TODAY, '2026-11-27', '2026-11-22', '2026-11-21', '2026-10-31', '2025-12-01', '2025-11-30', '2024-02-29'),
  at: fc.constant(0),
  millis: fc.oneof(fc.integer({ min: 0, max: 5000 }), fc.integer({ min: 0, max: 10_000_000 })),
  right: fc.boolean(),
  slow: fc.boolean(),
  helped: fc.constantFrom(false, false, false, true),
  rated: fc.boolean(),
  direction: fc.option(fc.constantFrom('n', 'e', 's', 'w')),
  rotation: fc.option(fc.constantFrom(0, 90, 180, 270)),
  fact: fc.option(fc.constantFrom('r01/n', 'r07/e')),
  chosen: fc.option(fc.constantFrom(...SYMBOLS)),
  expected: fc.option(fc.constantFrom(...SYMBOLS)),
});
const run = fc.record({
  profile: fc.constantFrom(...PROFILES),
  counted: fc.constantFrom(true, true, false),
  attempts: fc.array(attempt, { maxLength: 12 }),
});
type Run = typeof run extends fc.Arbitrary<infer Value> ? Value : never;

function fill(store: Store, runs: readonly Run[]): void {
  const progress = { score: 1, right: 0, wrong: 0, bestCombo: 0, spent: 0, pauses: 0 };
  for (const id of PROFILES) done(store.profiles.create({ id, name: id, createdAt: '' }));
  for (const [at, { profile, counted, attempts }] of runs.entries()) {
    const id = `0192f0c8-0001-7000-8000-${String(at).padStart(12, '0')}`;
    done(store.runs.begin({ id, profile, mode: 'practice', options: {}, bestClass: null, daily: null, day: TODAY, startedAt: '' }));
    for (const each of attempts) done(store.runs.record(id, each, { player: null, puzzle: null, card: null, spot: null }, progress));
    const before = { player: new Map(), puzzles: new Map() };
    done(store.runs.finish(id, { ending: counted ? 'done' : 'idle', counted, before }, progress));
  }
}

/** The tally of attempts, said plainly; undefined without any. */
function plain(attempts: readonly Attempt[]): Tally | undefined {
  if (attempts.length === 0) return undefined;
  const right = attempts.filter((each) => each.right);
  const counts = BUCKETS.map((_, bucket) => right.filter(({ millis }) => bucketOf(millis) === bucket).length);
  const [lower, upper] = [quantile(counts, 0.25), quantile(counts, 0.75)];
  return {
    attempts: attempts.length,
    right: right.length,
    medianMillis: quantile(counts, 0.5),
    spreadMillis: lower === null || upper === null ? null : upper - lower,
  };
}

/** Attempts by what `keysOf` says of each, tallied. */
function grouped(attempts: readonly Attempt[], keysOf: (attempt: Attempt) => readonly string[]): Record<string, Tally | undefined> {
  const keys = new Set(attempts.flatMap(keysOf));
  return Object.fromEntries([...keys].map((key) => [key, plain(attempts.filter((each) => keysOf(each).includes(key)))]));
}

const periods = ['today', 'week', 'month', 'year', 'all'] as const;

test.prop(
  [
    fc.array(run, { maxLength: 8 }),
    fc.constantFrom(...periods),
    fc.constantFrom<readonly PuzzleKind[] | null>(null, ['read'], ['trail'], ['read', 'route']),
  ],
  {
    numRuns: 60,
  },
)('every figure of every period and kinds is that of the attempts', (runs, period, kinds) => {
  const store = done(openStore(scratchFolder(), new Date(`${TODAY}T12:00:00Z`)));
  try {
    fill(store, runs);
    const [profile = ''] = PROFILES;
    const filter = { profile, kinds, ...spanOf(period, TODAY) };
    const counting = runs
      .filter((each) => each.profile === profile && each.counted)
      .flatMap(({ attempts }) => attempts)
      .filter(({ helped }) => !helped);
    const { from, to } = filter.days;
    const mine = counting.filter((each) => each.day >= from && each.day <= to && (kinds?.includes(each.kind) ?? true));

    const sums = done(store.statistics.sums(filter));
    expect(sums.all).toEqual(plain(mine) ?? { attempts: 0, right: 0, medianMillis: null, spreadMillis: null });
    expect(Object.fromEntries(sums.by.kind)).toEqual(grouped(mine, (each) => [each.kind]));
    for (const [dimension, tallies] of Object.entries(sums.by)) {
      const keysOf = (each: Attempt): string[] => sumsOf(each).flatMap(([of, key]) => (of === dimension ? [key] : []));
      expect(Object.fromEntries(tallies)).toEqual(grouped(mine, keysOf));
    }
    const days = done(store.statistics.days(filter)).map(({ date, ...tally }) => [date, tally] as const);
    expect(days.map(([date]) => date)).toEqual([...new Set(mine.map(({ day }) => day))].sort());
    expect(Object.fromEntries(days)).toEqual(grouped(mine, ({ day }) => [day]));
    expect(done(store.statistics.activeDays(profile, '9999-12-31'))).toEqual([...new Set(counting.map(({ day }) => day))].sort());
    expect(done(store.profiles.list()).find(({ id }) => id === profile)?.attempts).toBe(counting.length);
  } finally {
    store.close();
  }
});
