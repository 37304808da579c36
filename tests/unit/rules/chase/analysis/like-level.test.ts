import { expect, test } from 'vitest';
import { likeLevel, type LevelPace } from '../../../../../src/rules/chase/analysis/like-level';

const PACES: readonly LevelPace[] = [1, 2, 3, 4].map((level) => ({ level, median: 8000 / level, spread: 0.3, right: 0.9 + 0.02 * level }));

test('who is as fast as a level and as right is like it', () => {
  for (const { level, median } of PACES) {
    expect(likeLevel(PACES, { times: Array.from({ length: 9 }, () => median), right: 9, count: 9 })?.level).toBe(level);
  }
});

test('mistakes make who is fast less like the skilled', () => {
  const times = Array.from({ length: 8 }, () => 2300);
  const clean = likeLevel(PACES, { times, right: 8, count: 8 });
  const wrong = likeLevel(PACES, { times, right: 2, count: 8 });
  expect(clean?.level).toBe(4);
  expect(wrong?.level ?? 9).toBeLessThan(4);
});

test('a few deeds leave it open between levels, and too few tell nothing', () => {
  const few = likeLevel(PACES, { times: [3000, 3100, 2900], right: 3, count: 3 });
  expect(few && few.to - few.from).toBeGreaterThan(0);
  expect(likeLevel(PACES, { times: [3000, 3000], right: 2, count: 2 })).toBeNull();
});
