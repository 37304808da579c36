import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { isProvisional } from '../../../src/shared/drill';
import type { Rating } from '../../../src/shared/drill-record';
import { chanceOf } from '../../../src/main/chance';
import { firstRating } from '../../../src/main/learning/entry';
import { afterGames, answered, chanceOfRight, LEAST_DEVIATION, MOST_CHANGE, UNRATED } from '../../../src/main/learning/rating';

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

describe('a rating that is provisional', () => {
  const play = fc.array(fc.record({ right: fc.boolean(), base: fc.integer({ min: 900, max: 2300 }), weight: fc.constantFrom(0.5, 1) }), {
    minLength: 1,
    maxLength: 80,
  });

  property.prop([play])('moves by no more than 80 with any answer, and no puzzle does, whatever is answered', (answers) => {
    let player = UNRATED;
    for (const { right, base, weight } of answers) {
      const puzzle = firstRating(base);
      const after = answered(player, puzzle, right, weight);
      expect(Math.abs(after.player.rating - player.rating)).toBeLessThanOrEqual(MOST_CHANGE + 1e-9);
      expect(Math.abs(after.puzzle.rating - puzzle.rating)).toBeLessThanOrEqual(MOST_CHANGE + 1e-9);
      player = after.player;
    }
  });

  test('one miss of somebody new costs no 280', () => {
    const { player } = answered(UNRATED, firstRating(1000), false);
    expect(UNRATED.rating - player.rating).toBeLessThanOrEqual(80);
    expect(isProvisional(player.deviation)).toBe(true);
  });

  test.each([700, 1100, 1500, 1900])('finds a player of strength %i all the same, and says when it has', (strength) => {
    const chance = chanceOf(`strength ${strength}`);
    let player = UNRATED;
    const real: Rating = { rating: strength, deviation: 30, volatility: 0.06 };
    let established = 0;
    for (let at = 0; at < 120; at++) {
      const puzzle: Rating = { ...firstRating(Math.max(900, Math.min(2200, player.rating))), deviation: 60 };
      player = answered(player, puzzle, chance.fraction() < chanceOfRight(real, puzzle)).player;
      if (isProvisional(player.deviation)) established = at + 1;
    }
    expect(Math.abs(player.rating - strength)).toBeLessThan(180);
    expect(established).toBeLessThan(60);
  });

  test('a puzzle met again tells less: at weight 0 nothing moves, at one half it is half as far', () => {
    const puzzle = firstRating(1500);
    const settled: Rating = { rating: 1500, deviation: 100, volatility: 0.06 };
    expect(answered(settled, puzzle, true, 0)).toEqual({ player: settled, puzzle });
    const whole = answered(settled, puzzle, true).player.rating - 1500;
    expect(answered(settled, puzzle, true, 0.5).player.rating - 1500).toBeCloseTo(whole / 2, 9);
  });
});
