import { expect, test } from 'vitest';
import { chanceOf } from '../../../src/main/chance';
import { Learner } from '../../../src/main/bench/learner';

/** How well one fact is known at `then` after answers at these times, in seconds. */
function known(times: readonly number[], then: number): number {
  const learner = new Learner(1, chanceOf('traits'), chanceOf('trials'));
  for (const time of times) learner.answer(0, time);
  return learner.inTime(0, then);
}

const LATER = 10_000;

test('what was never met is not known in time', () => {
  expect(known([], LATER)).toBe(0);
});

test('practice helps, time takes it away, and spaced practice holds longer than the same at once', () => {
  const spaced = [0, 600, 1200, 1800, 2400];
  expect(known(spaced, LATER)).toBeGreaterThan(known([0], LATER));
  expect(known(spaced, LATER)).toBeLessThan(known(spaced, 3000));
  expect(known(spaced, LATER)).toBeGreaterThan(known([2360, 2370, 2380, 2390, 2400], LATER));
});

test('the same learner in both arms has the same head', () => {
  const one = new Learner(3, chanceOf('traits'), chanceOf('one'));
  const other = new Learner(3, chanceOf('traits'), chanceOf('other'));
  for (const learner of [one, other]) learner.answer(1, 0);
  expect(one.inTime(1, 500)).toBe(other.inTime(1, 500));
});
