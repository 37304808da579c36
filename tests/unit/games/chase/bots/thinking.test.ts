import { describe, expect, test } from 'vitest';
import { happens, normal, normalAbove, thinkingTime } from '../../../../../src/main/games/chase/bots/thinking';
import { chanceOf } from '../../../../../src/main/chance';

const many = (seed: string, median: number, spread: number): number[] => {
  const chance = chanceOf(seed);
  return Array.from({ length: 4000 }, () => thinkingTime(chance, median, spread)).sort((a, b) => a - b);
};

describe('thinking times are shaped like people’s', () => {
  test('half are shorter than the median that was asked for', () => {
    const times = many('median', 4000, 0.3);
    // Of 4000, 2000 with a deviation of 32: five deviations.
    const shorter = times.filter((time) => time < 4000).length;
    expect(shorter).toBeGreaterThan(1840);
    expect(shorter).toBeLessThan(2160);
  });
  test('they are skewed: the mean is above the median, and the slow tail is longer than the fast one', () => {
    const times = many('skew', 4000, 0.35);
    const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
    const median = times[2000] ?? 0;
    expect(mean).toBeGreaterThan(median * 1.03);
    expect((times[3800] ?? 0) - median).toBeGreaterThan(1.3 * (median - (times[200] ?? 0)));
  });
  test('they are whole numbers and nobody is quicker than a reflex', () => {
    const times = many('fast', 260, 1);
    expect(times.every((time) => Number.isInteger(time) && time >= 250)).toBe(true);
  });
  test('the same chance gives the same times', () => {
    expect(many('again', 1000, 0.2)).toEqual(many('again', 1000, 0.2));
    expect(many('again', 1000, 0.2)).not.toEqual(many('other', 1000, 0.2));
  });
});

test('a normal number has mean 0 and deviation 1', () => {
  const chance = chanceOf('normal');
  const drawn = Array.from({ length: 10_000 }, () => normal(chance));
  const mean = drawn.reduce((sum, each) => sum + each, 0) / drawn.length;
  const variance = drawn.reduce((sum, each) => sum + (each - mean) ** 2, 0) / drawn.length;
  expect(Math.abs(mean)).toBeLessThan(0.05);
  expect(Math.abs(variance - 1)).toBeLessThan(0.08);
});

test('a normal number that has to be above something is the same one where it is, and draws the same where it is not', () => {
  const chance = chanceOf('above');
  const twin = chanceOf('above');
  for (let n = 0; n < 1000; n++) {
    const least = -3 + (6 * n) / 1000;
    const whole = normal(twin);
    const found = normalAbove(chance, least);
    if (whole > least) expect(found).toBe(whole);
    else expect(found).toBeLessThanOrEqual(least);
  }
});

test('what never happens never does, what always happens does', () => {
  const chance = chanceOf('happens');
  for (let n = 0; n < 200; n++) {
    expect(happens(chance, 0)).toBe(false);
    expect(happens(chance, 1)).toBe(true);
  }
});
