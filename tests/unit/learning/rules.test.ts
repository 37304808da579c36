import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { dailyPuzzles } from '../../../src/main/learning/daily';
import { dayOf, daysBefore } from '../../../src/main/learning/day';
import type { Entry } from '../../../src/main/learning/entry';
import { chasePuzzles } from '../../../src/main/games/chase/puzzles/chase-puzzles';
import { puzzleBook } from '../../../src/main/learning/game';
import { rulesOf } from '../../../src/main/learning/modes';
import { runnerMillis } from '../../../src/main/learning/pace';
import { RunClock } from '../../../src/main/learning/run-clock';
import { comboTime, worthOf } from '../../../src/main/learning/score';
import { BUCKETS } from '../../../src/main/store/tallying';
import { longestStreak, streakUpTo } from '../../../src/main/statistics/streaks';
import { spanOf } from '../../../src/main/statistics/summary';
import { bucketOf, floorOf, quantile, typicalTime } from '../../../src/shared/answer-times';
import { MODES } from '../../../src/shared/drill';

const BOOK = puzzleBook([chasePuzzles]);

describe('rules of a run', () => {
  test.each(MODES)('%s: calm runs, chosen faces and reviews neither rate nor set bests', (mode) => {
    const facts = [{ tile: 'r01', side: 'n' as const }];
    for (const options of [{ noClock: true }, { noPenalty: true }, { facts }, { puzzles: ['0'.repeat(32)] }]) {
      expect(rulesOf(mode, { ...options, rated: true }, BOOK)).toMatchObject({ rated: false, bestClass: null });
    }
  });

  test('a best is compared among runs of the same length over the same puzzles', () => {
    expect(rulesOf('rush', { minutes: 5 }, BOOK).bestClass).toBe('rush 5');
    expect(rulesOf('rush', { kinds: ['read'] }, BOOK).bestClass).toBe('rush 3');
    expect(rulesOf('rush', { kinds: ['pick'] }, BOOK).bestClass).toBeNull();
    expect(rulesOf('survival', { themes: ['rotated'] }, BOOK).bestClass).toBeNull();
    expect(rulesOf('practice', {}, BOOK).bestClass).toBeNull();
  });
});

describe('worth', () => {
  const answer = { weight: 1, right: true, combo: 1, millis: 4000, pace: 4000 };

  test('combo and speed add to a right answer, and a wrong one costs time or a strike', () => {
    const rush = rulesOf('rush', {}, BOOK);
    expect(worthOf(rush, answer)).toEqual({ points: 10, clock: 0, strike: false });
    expect(worthOf(rush, { ...answer, combo: 5, millis: 2000 })).toEqual({ points: 19, clock: 2000, strike: false });
    expect(worthOf(rush, { ...answer, right: false })).toEqual({ points: 0, clock: -6000, strike: false });
    expect(worthOf(rulesOf('survival', {}, BOOK), { ...answer, right: false })).toEqual({ points: 0, clock: 0, strike: true });
    expect(worthOf(rulesOf('survival', { noPenalty: true }, BOOK), { ...answer, right: false }).strike).toBe(false);
  });

  test('time is won at 5, 10, 20 in a row and every ten after', () => {
    const won = Array.from({ length: 50 }, (_, at) => at + 1).filter((combo) => comboTime(combo) > 0);
    expect(won).toEqual([5, 10, 20, 30, 40, 50]);
  });

  test('Runners become faster, but no faster than hands', () => {
    const levels = Array.from({ length: 40 }, (_, at) => runnerMillis(at + 1));
    expect([...levels].sort((a, b) => b - a)).toEqual(levels);
    expect(levels[39]).toBe(900);
  });
});

property.prop([fc.array(fc.record({ wait: fc.integer({ min: 0, max: 100_000 }), act: fc.constantFrom('start', 'stop', 'win', 'lose') }))])(
  'a clock never falls back, whatever happens, and never shows less than nothing',
  (acts) => {
    const clock = new RunClock(60_000);
    let stamp = 5;
    let before = 0;
    for (const { wait, act } of acts) {
      stamp += wait;
      if (act === 'start') clock.start(stamp);
      else if (act === 'stop') clock.stop(stamp);
      else clock.win(act === 'win' ? 3000 : -6000);
      expect(clock.spent(stamp)).toBeGreaterThanOrEqual(before);
      expect(clock.left(stamp)).toBeGreaterThanOrEqual(0);
      before = clock.spent(stamp);
    }
  },
);

describe('daily', () => {
  const entries = Array.from({ length: 200 }, (_, at): Entry => ({
    id: String(at).padStart(3, '0'),
    kind: at % 2 === 0 ? 'read' : 'pick',
    themes: [],
    base: 1000 + at,
    shipped: at % 5 !== 0,
    plain: true,
    seats: 2,
    fact: null,
  }));

  test('is the same whatever order the puzzles stand in, another on another date, of shipped puzzles alone', () => {
    const one = dailyPuzzles(chasePuzzles.daily, entries, '2026-11-27', ['read', 'pick']);
    expect(dailyPuzzles(chasePuzzles.daily, [...entries].reverse(), '2026-11-27', ['read', 'pick'])).toEqual(one);
    expect(dailyPuzzles(chasePuzzles.daily, entries, '2026-11-28', ['read', 'pick'])).not.toEqual(one);
    expect(new Set(one).size).toBe(10);
    expect(one.every((id) => Number(id) % 5 !== 0)).toBe(true);
    expect(dailyPuzzles(chasePuzzles.daily, entries, '2026-11-27', ['read']).every((id) => Number(id) % 2 === 0)).toBe(true);
  });
});

describe('sums', () => {
  property.prop([fc.integer({ min: 0, max: 10_000_000 })])('a time lies in its bucket', (millis) => {
    const bucket = bucketOf(millis);
    expect(floorOf(bucket)).toBeLessThanOrEqual(millis + 1e-6);
    if (bucket < 27) expect(millis).toBeLessThan(floorOf(bucket + 1) + 1e-6);
  });

  property.prop([fc.array(fc.integer({ min: 200, max: 60_000 }), { minLength: 1, maxLength: 300 })])(
    'the median from sums is within a bucket of the true one',
    (times) => {
      const counts = BUCKETS.map((_, bucket) => times.filter((time) => bucketOf(time) === bucket).length);
      const sorted = [...times].sort((a, b) => a - b);
      // Of an even number the two in the middle count alike.
      const middle = Math.sqrt((sorted[(times.length - 1) >> 1] ?? 0) * (sorted[times.length >> 1] ?? 0));
      const found = quantile(counts, 0.5) ?? 0;
      expect(found).toBeGreaterThan(middle / 1.27);
      expect(found).toBeLessThan(middle * 1.27 + 1);
      expect(typicalTime(times)).toBe(found);
    },
  );

  test('the typical time of two answers lies between them, that of one in its bucket', () => {
    expect(typicalTime([1000, 16_000])).toBeGreaterThan(3500);
    expect(typicalTime([1000, 16_000])).toBeLessThan(4500);
    expect(bucketOf(typicalTime([9870]) ?? 0)).toBe(bucketOf(9870));
  });

  test('there is no time without right answers', () => {
    expect(
      quantile(
        BUCKETS.map(() => 0),
        0.5,
      ),
    ).toBeNull();
  });
});

describe('days', () => {
  test('are those of the calendar', () => {
    expect(dayOf(new Date(2026, 0, 5, 0, 1))).toBe('2026-01-05');
    expect(daysBefore('2026-03-01', 1)).toBe('2026-02-28');
    expect(daysBefore('2028-03-01', 1)).toBe('2028-02-29');
  });

  test('in a row: today may still come, a gap ends it', () => {
    expect(streakUpTo(['2026-11-24', '2026-11-26', '2026-11-27'], '2026-11-28')).toBe(2);
    expect(streakUpTo(['2026-11-26', '2026-11-27'], '2026-11-27')).toBe(2);
    expect(streakUpTo(['2026-11-25'], '2026-11-27')).toBe(0);
    expect(longestStreak(['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-24'])).toBe(3);
    expect(longestStreak([])).toBe(0);
  });

  test('of a period', () => {
    expect(spanOf('today', '2026-11-27').days).toEqual({ from: '2026-11-27', to: '2026-11-27' });
    expect(spanOf('week', '2026-11-27').days).toEqual({ from: '2026-11-21', to: '2026-11-27' });
    expect(spanOf('year', '2026-11-27')).toEqual({
      span: { grain: 'month', from: '2025-12', to: '2026-11' },
      days: { from: '2025-12-01', to: '2026-11-27' },
    });
    expect(spanOf('year', '2026-12-01').span.from).toBe('2026-01');
  });
});
