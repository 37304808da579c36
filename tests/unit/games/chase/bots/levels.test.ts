import { describe, expect, test } from 'vitest';
import { LEVELS } from '../../../../../src/main/games/chase/bots/bot';
import { chaserSkill, runnerSkill, runnerThink } from '../../../../../src/main/games/chase/bots/levels';

const SLIPS = ['missesRoadblock', 'missesOffCentre', 'missesTouch', 'missesItem', 'desperation', 'whim'] as const;
const pairs = LEVELS.slice(1).map((level) => [level - 1, level] as const);

describe('each level is better than the one below in every way', () => {
  test.each(pairs)('level %i and level %i', (low, high) => {
    const [lower = 1, upper = 1] = [LEVELS[low - 1], LEVELS[high - 1]];
    const below = { runner: runnerSkill(lower), chaser: chaserSkill(lower) };
    const above = { runner: runnerSkill(upper), chaser: chaserSkill(upper) };
    for (const players of [2, 3, 4]) {
      expect(runnerThink(upper, players)).toBeLessThan(runnerThink(lower, players));
    }
    expect(above.chaser.think).toBeLessThan(below.chaser.think);
    expect(above.runner.spread).toBeLessThan(below.runner.spread);
    expect(above.chaser.spread).toBeLessThan(below.chaser.spread);
    for (const slip of SLIPS) expect(above.runner[slip]).toBeLessThanOrEqual(below.runner[slip]);
    expect(above.runner.missesRoadblock).toBeLessThan(below.runner.missesRoadblock);
    expect(above.runner.missesOffCentre).toBeLessThan(below.runner.missesOffCentre);
    expect(above.chaser.miscounts).toBeLessThan(below.chaser.miscounts);
    expect(above.chaser.misdirects).toBeLessThan(below.chaser.misdirects);
    expect(above.chaser.notices).toBeGreaterThan(below.chaser.notices);
    expect(above.runner.depth).toBeGreaterThanOrEqual(below.runner.depth);
    expect(above.runner.foresight).toBeGreaterThanOrEqual(below.runner.foresight);
    expect(above.runner.memory).toBeGreaterThanOrEqual(below.runner.memory);
  });
});

test('level 1 leaves a newcomer time: 8 to 10 seconds a tile and a marker', () => {
  for (const think of [runnerThink(1, 2), chaserSkill(1).think]) {
    expect(think).toBeGreaterThanOrEqual(8000);
    expect(think).toBeLessThanOrEqual(10_000);
  }
});
