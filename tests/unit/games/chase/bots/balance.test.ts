import { describe, expect, test, vi } from 'vitest';
import { medianOf, playSeries, type BalanceRow, type Players } from '../../../../../src/main/games/chase/bots/balance';
import type { Level } from '../../../../../src/main/games/chase/bots/bot';
import { CHASE_TILES } from '../../../../../src/main/games/chase/tiles/tile-set';

// Hundreds of rounds a test: on a machine that is busy with other tests they may take their time.
vi.setConfig({ testTimeout: 120_000 });

const series = (runners: Level, chasers: Level, rounds: number, players: Players = 2): BalanceRow =>
  playSeries({ tiles: CHASE_TILES, players, variants: [], runners, chasers, rounds, seed: 'sample' });

/**
 * The whole table in docs/balance.md has rates of 40 to 60 %. A sample of 400 rounds has a deviation of at most
 * 0.5 / sqrt(400) = 2.5 points, so four deviations on top of that leave room for chance and not for a mistake.
 */
const ROUNDS = 400;
const SLACK = (4 * 0.5) / Math.sqrt(ROUNDS);

describe('equal levels are fair', () => {
  test.each<[Players, Level]>([
    [2, 1],
    [2, 5],
    [2, 10],
    [3, 5],
    [4, 5],
  ])('%i players, level %i', (players, level) => {
    const row = series(level, level, ROUNDS, players);
    expect(row.runnerRate).toBeGreaterThan(0.4 - SLACK);
    expect(row.runnerRate).toBeLessThan(0.6 + SLACK);
    expect(row.endings.unfinished).toBe(0);
  });
});

test('rounds between level-5 bots have 8 to 16 Route tiles in the median, Starting tiles included', () => {
  const { medianTiles } = series(5, 5, ROUNDS);
  expect(medianTiles).toBeGreaterThanOrEqual(8);
  expect(medianTiles).toBeLessThanOrEqual(16);
});

describe('a higher level wins clearly more', () => {
  test.each<[Level, Level]>([
    [1, 3],
    [3, 5],
    [5, 7],
    [8, 10],
  ])('level %i against level %i', (low, high) => {
    const better = series(high, low, 150).runnerRate ?? 0;
    const worse = series(low, high, 150).runnerRate ?? 1;
    expect(better).toBeGreaterThan(0.65);
    expect(worse).toBeLessThan(0.35);
  });
});

describe('mistakes fall with the level', () => {
  const share = (level: Level): BalanceRow => series(level, level, 200);
  test('from level 1 to 5 to 10, on both sides', () => {
    const rows = [share(1), share(5), share(10)];
    const runners = rows.map((row) => row.runnerMistakes);
    const chasers = rows.map((row) => row.chaserMistakes);
    expect(runners).toEqual([...runners].sort((a, b) => b - a));
    expect(chasers).toEqual([...chasers].sort((a, b) => b - a));
    expect(runners[0]).toBeGreaterThan(3 * (runners[2] ?? 0));
    expect(chasers[0]).toBeGreaterThan(3 * (chasers[2] ?? 0));
  });
});

test('a series is counted whole: wins, draws and endings add up', () => {
  const row = series(2, 2, 100);
  expect(row.runnerWins + row.chaserWins + row.draws).toBe(100);
  expect(Object.values(row.endings).reduce((sum, each) => sum + each, 0)).toBe(100);
  expect(row.runnerRate).toBeCloseTo(row.runnerWins / (row.runnerWins + row.chaserWins), 4);
  expect(series(2, 2, 100)).toEqual(row);
});

test('V1, V2: a Head Start and a Perfect Plan help the Runners', () => {
  const rate = (variants: ('head-start' | 'perfect-plan')[]): number =>
    playSeries({ tiles: CHASE_TILES, players: 2, variants, runners: 5, chasers: 5, rounds: 300, seed: 'variants' }).runnerRate ?? 0;
  const plain = rate([]);
  expect(rate(['head-start'])).toBeGreaterThan(plain);
  expect(rate(['head-start', 'perfect-plan'])).toBeGreaterThan(plain);
});

test.each([
  [[], 0],
  [[3], 3],
  [[3, 1, 2], 2],
  [[4, 1, 2, 3], 2.5],
])('the median of %j is %d', (values, median) => {
  expect(medianOf(values)).toBe(median);
});
