import { describe, expect, test } from 'vitest';
import { growthOfSecondHalf } from '../../../scripts/watch/trend.mjs';

const series = (value: (at: number) => number): { at: number; value: number }[] =>
  Array.from({ length: 20 }, (_, at) => ({ at: at / 2, value: value(at / 2) }));

describe('the trend of a long run', () => {
  test('a steady growth counts over the second half only', () => {
    expect(growthOfSecondHalf(series((at) => 100 + 3 * at))).toBeCloseTo(3 * 4.5);
    expect(growthOfSecondHalf(series((at) => 100 + 3 * Math.min(at, 4)))).toBe(0);
  });

  test('one sample that stands out, first or last, changes little', () => {
    const noisy = series((at) => 50 + (at === 9.5 ? 40 : at === 5 ? -40 : 0));
    expect(Math.abs(growthOfSecondHalf(noisy))).toBeLessThan(1);
  });

  test('a growth is found under ups and downs', () => {
    const growth = growthOfSecondHalf(series((at) => 50 + 2 * at + Math.sin(at * 9)));
    expect(growth).toBeGreaterThan(7);
    expect(growth).toBeLessThan(11);
  });

  test('what shrinks has a growth below nothing, and a single sample has none', () => {
    expect(growthOfSecondHalf(series((at) => 100 - at))).toBeLessThan(0);
    expect(growthOfSecondHalf([{ at: 0, value: 1 }])).toBeNaN();
  });
});
