import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { Rating } from '../../../src/shared/drill-record';
import { afterGames, answered, chanceOfRight, LEAST_DEVIATION, UNRATED } from '../../../src/main/learning/rating';

test(`Glickman's worked example: three games in one period`, () => {
  const opponent = (rating: number, deviation: number): Rating => ({ rating, deviation, volatility: 0.06 });
  const after = afterGames({ rating: 1500, deviation: 200, volatility: 0.06 }, [
    { opponent: opponent(1400, 30), score: 1 },
    { opponent: opponent(1550, 100), score: 0 },
    { opponent: opponent(1700, 300), score: 0 },
  ]);
  expect(after.rating).toBeCloseTo(1464.06, 1);
  expect(after.deviation).toBeCloseTo(151.52, 1);
  expect(after.volatility).toBeCloseTo(0.05999, 4);
});

test('without games only the deviation grows, up to that of somebody new', () => {
  const rested = afterGames({ rating: 1500, deviation: 50, volatility: 0.06 }, []);
  expect(rested.rating).toBe(1500);
  expect(rested.deviation).toBeCloseTo(Math.hypot(50, 0.06 * 173.7178), 6);
  expect(afterGames(UNRATED, []).deviation).toBe(350);
});

describe('an answer', () => {
  const rating = fc.record({
    rating: fc.integer({ min: 100, max: 4000 }),
    deviation: fc.integer({ min: LEAST_DEVIATION, max: 350 }),
    volatility: fc.constant(0.06),
  });

  property.prop([rating, rating])('right lifts the player and sinks the puzzle, wrong the other way round', (player, puzzle) => {
    const right = answered(player, puzzle, true);
    const wrong = answered(player, puzzle, false);
    expect(right.player.rating).toBeGreaterThanOrEqual(player.rating);
    expect(right.puzzle.rating).toBeLessThanOrEqual(puzzle.rating);
    expect(wrong.player.rating).toBeLessThanOrEqual(player.rating);
    expect(wrong.puzzle.rating).toBeGreaterThanOrEqual(puzzle.rating);
    for (const each of [right, wrong]) expect(each.player.deviation).toBeGreaterThanOrEqual(LEAST_DEVIATION);
  });

  property.prop([rating, rating])('the chances of both sides make one', (one, other) => {
    expect(chanceOfRight(one, other) + chanceOfRight(other, one)).toBeCloseTo(1, 9);
  });
});
