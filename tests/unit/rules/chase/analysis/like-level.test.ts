import { fc, test as prop } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { atMostRight, LEAST_DEEDS, likeLevel, type LevelPace } from '../../../../../src/rules/chase/analysis/like-level';
import { PACES as MEASURED } from '../../../../../src/main/games/chase/analysis/paces';
import { ROLES } from '../../../../../src/rules/chase/round';
import { likeText } from '../../../../../src/shared/chase/like-text';
import { speakerOf } from '../../../../../src/shared/speaker';

const PACES: readonly LevelPace[] = [1, 2, 3, 4].map((level) => ({ level, median: 8000 / level, spread: 0.3, right: 0.9 + 0.02 * level }));
const times = (count: number, each: number): number[] => Array.from({ length: count }, () => each);

test('who is as fast as a level and as right is like it', () => {
  for (const { level, median } of PACES) {
    expect(likeLevel(PACES, { times: times(9, median), right: 9, count: 9 })).toMatchObject({ what: 'like', level });
  }
});

test('who is less right than every level is like none, however quick: 3 of 15', () => {
  const { chaser } = MEASURED['2'];
  const like = likeLevel(chaser, { times: times(15, 4000), right: 3, count: 15 });
  expect(like).toMatchObject({ what: 'as-quick', asRight: null });
  if (like === null) throw new Error('Nothing is told.');
  expect(likeText('chaser', like, 15, speakerOf('en'))).toMatch(/^reads as quickly as level \d+, but makes more mistakes than any level$/);
  expect(likeText('chaser', like, 15, speakerOf('it'))).toMatch(
    /^legge in fretta come il livello \d+, ma con più errori di qualsiasi livello$/,
  );
});

test('who is as quick as a level that is more right is told apart from it, with the level that is as right', () => {
  const paces: readonly LevelPace[] = [1, 2, 3].map((level) => ({ level, median: 9000 / level, spread: 0.3, right: 0.5 + 0.16 * level }));
  expect(likeLevel(paces, { times: times(12, 3000), right: 7, count: 12 })).toEqual({ what: 'as-quick', level: 3, asRight: 1 });
});

test('too few deeds tell no level, and nothing done is nothing told', () => {
  for (const count of [1, 2, 3, 4]) {
    const like = likeLevel(PACES, { times: times(count, 3000), right: count, count });
    expect(like).toMatchObject({ what: 'few', least: LEAST_DEEDS });
    if (like !== null) expect(likeText('runner', like, count, speakerOf('en'))).toContain('too few to tell a level');
  }
  expect(likeLevel(PACES, { times: [], right: 0, count: 0 })).toBeNull();
});

test('a few deeds leave it open between levels', () => {
  const few = likeLevel(PACES, { times: times(5, 3250), right: 5, count: 5 });
  expect(few?.what === 'like' && few.to - few.from).toBeGreaterThan(0);
});

prop.prop([
  fc.integer({ min: 5, max: 30 }),
  fc.integer({ min: 0, max: 30 }),
  fc.integer({ min: 300, max: 20_000 }),
  fc.constantFrom(...ROLES),
])('no level is ever named as equal that is significantly more right', (count, wrong, each, role) => {
  const right = Math.max(0, count - wrong);
  const paces = MEASURED['2'][role];
  const like = likeLevel(paces, { times: times(count, each), right, count });
  if (like?.what === 'like') {
    for (const level of [like.level, like.from, like.to]) {
      const share = Math.min(0.999, paces.find((pace) => pace.level === level)?.right ?? 1);
      expect(atMostRight(right, count, share)).toBeGreaterThanOrEqual(0.05);
    }
  }
});

test('the chance of at most so many right ones is the sum of the binomial distribution', () => {
  expect(atMostRight(0, 3, 0.5)).toBeCloseTo(0.125);
  expect(atMostRight(1, 3, 0.5)).toBeCloseTo(0.5);
  expect(atMostRight(3, 3, 0.9)).toBeCloseTo(1);
  expect(atMostRight(2, 3, 0.9)).toBeCloseTo(1 - 0.9 ** 3);
});
