import { describe, expect, test, vi } from 'vitest';
import { playRow, VARIANTS } from '../../../../../src/main/games/fugitive/bots/balance';
import { NAIVE } from '../../../../../src/main/games/fugitive/bots/bot';

// Hundreds of games: on a machine that is busy with other tests they may take their time.
vi.setConfig({ testTimeout: 120_000 });

/** The rates of docs/balance.md are of more games; four deviations of so few leave room for chance and not for a mistake. */
const GAMES = 64;
const SLACK = (4 * 0.5) / Math.sqrt(GAMES);

const rate = (fugitive: number, marshal: number, games = GAMES): number =>
  playRow({ fugitive, marshal }, {}, games, 'sample').fugitiveWins / games;

describe('equal levels are fair', () => {
  test.each([1, 5, 10])('level %i', (level) => {
    const share = rate(level, level);
    expect(share).toBeGreaterThan(0.4 - SLACK);
    expect(share).toBeLessThan(0.6 + SLACK);
  });
});

describe('a higher level wins more, on either side', () => {
  test.each([
    [1, 5],
    [4, 10],
  ])('level %i against level %i', (low, high) => {
    expect(rate(high, low)).toBeGreaterThan(0.55);
    expect(rate(low, high)).toBeLessThan(0.45);
  });
});

test('at level 10 the Marshal catches whoever always places his lowest number, 95 times of 100', () => {
  expect(rate(NAIVE, 10, 100)).toBeLessThanOrEqual(0.05);
});

test.each(VARIANTS)('a game by $name comes to its end between bots', ({ rules }) => {
  const { games, endings } = playRow({ fugitive: 4, marshal: 4 }, rules, 6, 'variants');
  expect(Object.values(endings).reduce((sum, each) => sum + each, 0)).toBe(games);
});
