/** Rounds of any game in virtual time; Chase stands for one here, and Nerve is simulated in `tests/games/nerve`. */
import { describe, expect, test } from 'vitest';
import { readArguments, type SimulateArguments } from '../../../src/main/cli/simulate/arguments';
import { reportOf, textOf } from '../../../src/main/cli/simulate/report';
import { playSeries, type RoundOfSeries, type SeriesOptions } from '../../../src/main/cli/simulate/rounds';
import { chaseAtTable } from '../../../src/main/games/chase/table/at-table';
import type { GameAtTable } from '../../../src/main/table/ports';
import { CHASE } from '../../../src/shared/chase/game';
import { done } from '../../fixtures/live-table';

const WISH = { firstChaser: 1, variants: { headStart: false, perfectPlan: false, pointsToWin: 1, table: 'standard' } };

const read = (...argv: readonly string[]): ReturnType<typeof readArguments> => readArguments(argv, [CHASE]);
const asked = (...argv: readonly string[]): SimulateArguments => done(read('--game', 'chase', '--wish', JSON.stringify(WISH), ...argv));

describe('what is asked for', () => {
  test('a level for all or one for each seat, and a wish that the game lets through', () => {
    expect(asked('--players', '3').levels).toEqual([5, 5, 5]);
    expect(asked('--levels', '1,10')).toMatchObject({
      levels: [1, 10],
      rounds: 1000,
      seed: 'lookout',
      wish: { ...WISH, game: 'chase', seats: [{ level: 1 }, { level: 10 }] },
    });
  });

  test.each([
    [[], '--game takes chase.'],
    [['--game', 'go'], '--game takes chase.'],
    [['--game', 'chase', '--players', '5'], '--players takes a number from 2 to 4.'],
    [['--game', 'chase', '--rounds', '0'], '--rounds takes a whole number from 1 to 10000000.'],
    [['--game', 'chase', '--levels', '1,2,3'], '--levels takes a level from 1 to 10, or one for each seat, with commas.'],
    [['--game', 'chase', '--levels', '11'], '--levels takes a level from 1 to 10, or one for each seat, with commas.'],
    [['--game', 'chase', '--seed='], '--seed takes a text of 1 to 200 characters.'],
    [['--game', 'chase', '--wish', '{'], '--wish takes JSON.'],
    [['--game', 'chase', '--wish', '3'], '--wish takes an object.'],
    [['--game', 'chase', '--fast'], "Unknown option '--fast'."],
  ])('%j is answered with one sentence', (argv, error) => {
    expect(read(...argv)).toEqual({ ok: false, error });
  });

  test('what the game does not let through is told with its place', () => {
    const answer = read('--game', 'chase', '--wish', JSON.stringify({ ...WISH, firstChaser: -1 }));
    expect(answer).toMatchObject({ ok: false, error: expect.stringContaining('firstChaser') as unknown });
  });
});

describe('a series of rounds at the table', () => {
  const game = chaseAtTable() as unknown as GameAtTable;
  const options = (of: Partial<SeriesOptions> = {}): SeriesOptions => {
    const { wish, levels } = asked();
    return { beginning: done(game.arrange(wish)), levels, rounds: 12, seed: 's', ...of };
  };

  test('the same seed gives the same rounds, each with its length and a winner in each role (J1 to J4, E2)', () => {
    const played = done(playSeries(game, options()));
    expect(done(playSeries(game, options()))).toEqual(played);
    expect(done(playSeries(game, options({ seed: 'other' })))).not.toEqual(played);
    expect(played).toHaveLength(12);
    for (const { millis, results } of played) {
      expect(millis).toBeGreaterThan(0);
      if (results.length === 0) continue;
      expect(results.map(({ role }) => role).sort()).toEqual(['chaser', 'runner']);
      expect(results.filter(({ won }) => won)).toHaveLength(1);
    }
  });

  test('who is better wins more, whichever seat runs', () => {
    const { seats } = reportOf(done(playSeries(game, options({ levels: [1, 10], rounds: 30 }))), 2);
    expect(seats[1]?.won).toBeGreaterThan(2 * (seats[0]?.won ?? 0));
  });

  test('a round that does not end in time is left, and another match begins', () => {
    const played = done(playSeries(game, options({ rounds: 3, longest: 1 })));
    expect(played).toEqual(Array.from({ length: 3 }, () => ({ millis: null, results: [] })));
  });
});

describe('the report', () => {
  const round = (millis: number | null, ...winners: readonly boolean[]): RoundOfSeries => ({
    millis,
    results: winners.map((won, seat) => ({ seat, role: seat === 0 ? 'hare' : 'hound', won })),
  });
  const played = [round(1000, true, false, false), round(3000, false, true, true), round(8040), round(null)];

  test('counts by seat and by role the rounds that somebody won', () => {
    expect(reportOf(played, 3)).toEqual({
      rounds: 4,
      unwon: 2,
      unfinished: 1,
      medianSeconds: 3,
      seats: [
        { rounds: 2, won: 1 },
        { rounds: 2, won: 1 },
        { rounds: 2, won: 1 },
      ],
      roles: { hare: { rounds: 2, won: 1 }, hound: { rounds: 4, won: 2 } },
    });
  });

  test('says it in lines, also where nothing ended', () => {
    expect(textOf(reportOf(played, 3))).toMatch(/^4 rounds, half .* within 3 seconds; 2 won by nobody, 1 of them without an end\.\n/);
    expect(textOf(reportOf([round(null)], 2))).toMatch(/seat 2 +0 +0 +–$/m);
  });
});
