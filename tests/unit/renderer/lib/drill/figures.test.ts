import { describe, expect, test } from 'vitest';
import type { FactTally } from '../../../../../src/shared/statistics';
import { accuracyOf, calendar, mostMissed, rollingAccuracy, shade, slowest } from '../../../../../src/renderer/lib/drill/figures';

function fact(tile: string, attempts: number, right: number, medianMillis: number | null): FactTally {
  return { tile, side: 'n', towards: 'n', attempts, right, medianMillis, spreadMillis: null, recall: null };
}

describe('faces', () => {
  const facts = [fact('r01', 10, 9, 1200), fact('r02', 4, 2, 900), fact('r03', 8, 4, null), fact('r04', 5, 5, 2400)];

  test('most missed: by share, then by number; faces never missed are not among them', () => {
    expect(mostMissed(facts, 8).map((each) => each.tile)).toEqual(['r03', 'r02', 'r01']);
    expect(mostMissed(facts, 1)).toHaveLength(1);
  });

  test('slowest first: only those clearly slower than the typical time, and none without a time', () => {
    expect(slowest(facts, 1000, 8).map((each) => each.tile)).toEqual(['r04', 'r01']);
    expect(slowest(facts, 1100, 8).map((each) => each.tile)).toEqual(['r04']);
    expect(slowest(facts, null, 8)).toEqual([]);
  });

  test('no answers, no accuracy', () => {
    expect(accuracyOf({ attempts: 0, right: 0 })).toBeNull();
    expect(accuracyOf({ attempts: 4, right: 3 })).toBe(0.75);
  });
});

describe('the calendar', () => {
  test('starts on a Monday, ends today, and keeps each day where it belongs', () => {
    const days = calendar([{ date: '2026-03-29', attempts: 5 }], '2026-04-01', 2);
    expect(days[0]).toEqual({ date: '2026-03-23', attempts: 0, week: 0, weekday: 0 });
    expect(days.at(-1)).toEqual({ date: '2026-04-01', attempts: 0, week: 1, weekday: 2 });
    expect(days).toHaveLength(10);
    expect(days.find((day) => day.date === '2026-03-29')).toMatchObject({ attempts: 5, week: 0, weekday: 6 });
  });

  test('shades go by the busiest day', () => {
    expect([0, 1, 25, 26, 99, 100].map((attempts) => shade(attempts, 100))).toEqual([0, 1, 1, 2, 4, 4]);
    expect(shade(0, 0)).toBe(0);
  });
});

describe('accuracy over some days', () => {
  test('weighs answers, not days, and leaves older days behind', () => {
    const days = [
      { date: '2026-02-27', attempts: 10, right: 0 },
      { date: '2026-02-28', attempts: 30, right: 30 },
      { date: '2026-03-06', attempts: 10, right: 5 },
      { date: '2026-03-20', attempts: 4, right: 1 },
    ];
    expect(rollingAccuracy(days, 7).map(({ value }) => value)).toEqual([0, 0.75, 35 / 40, 0.25]);
    expect(rollingAccuracy([], 7)).toEqual([]);
  });
});
