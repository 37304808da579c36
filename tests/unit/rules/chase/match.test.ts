import { describe, expect, test } from 'vitest';
import type { RoundVerdict } from '../../../../src/rules/chase/verdict';
import { judgeMatch } from '../../../../src/rules/chase/judge-match';
import { awarded, firstRoles, nextRoles, pointsOf, pointsWon, seatsThere, tiedSeats, winnersOf } from '../../../../src/rules/chase/match';
import { round } from '../../../fixtures/round';

const none = { perfect: 0, small: 0 };
const won = (winner: RoundVerdict['winner'], award: RoundVerdict['award']): RoundVerdict => ({
  ending: 'caught',
  winner,
  award,
  runnerMistake: null,
  chaserMistake: null,
  markers: [],
});

describe('E1: winning the game', () => {
  test.each([
    [{ perfect: 2, small: 0 }, true],
    [{ perfect: 1, small: 1 }, true],
    [{ perfect: 0, small: 3 }, true],
    [{ perfect: 1, small: 0 }, false],
    [{ perfect: 0, small: 2 }, false],
    [none, false],
  ])('E1: %j wins: %s', (victory, wins) => {
    expect(winnersOf([victory, none], 3)).toEqual(wins ? [0] : []);
  });
  test('E1: a Perfect is two points, a Small one', () => {
    expect(pointsOf({ perfect: 2, small: 3 })).toBe(7);
  });
  test('V3: Marathon asks for more', () => {
    expect(winnersOf([{ perfect: 2, small: 0 }, none], 5)).toEqual([]);
    expect(winnersOf([{ perfect: 2, small: 1 }, none], 5)).toEqual([0]);
    expect(winnersOf([{ perfect: 0, small: 1 }, none], 1)).toEqual([0]);
  });
});

describe('E2, T5, F8: roles of the next round', () => {
  test('E2: two players swap', () => {
    expect(nextRoles(['runner', 'chaser'])).toEqual(['chaser', 'runner']);
  });
  test("T5: the Chaser's role passes to the left, round the table", () => {
    expect(nextRoles(['chaser', 'runner', 'runner'])).toEqual(['runner', 'chaser', 'runner']);
    expect(nextRoles(['runner', 'runner', 'chaser'])).toEqual(['chaser', 'runner', 'runner']);
  });
  test('F8: everybody takes the role of the player on the right', () => {
    expect(nextRoles(['chaser', 'chaser', 'runner', 'runner'])).toEqual(['runner', 'chaser', 'chaser', 'runner']);
  });
  test('F1: the first Chaser and the one on the left', () => {
    expect(firstRoles(2, 1)).toEqual(['runner', 'chaser']);
    expect(firstRoles(3, 0)).toEqual(['chaser', 'runner', 'runner']);
    expect(firstRoles(4, 1)).toEqual(['runner', 'chaser', 'chaser', 'runner']);
    expect(firstRoles(4, 3)).toEqual(['chaser', 'runner', 'runner', 'chaser']);
  });
});

describe('E3: several get there at once', () => {
  test('E3: most Perfect wins', () => {
    expect(winnersOf([{ perfect: 1, small: 1 }, { perfect: 2, small: 0 }, none], 3)).toEqual([1]);
    expect(winnersOf([{ perfect: 0, small: 4 }, { perfect: 1, small: 1 }, none, none], 3)).toEqual([1]);
  });
  test('E3: still tied: nobody yet', () => {
    expect(winnersOf([{ perfect: 1, small: 1 }, { perfect: 1, small: 2 }, none], 3)).toEqual([]);
  });
  test('E3: a player short of the points does not tie', () => {
    expect(winnersOf([{ perfect: 1, small: 0 }, { perfect: 1, small: 1 }, none], 3)).toEqual([1]);
  });
});

describe('awards go to every player of the winning side', () => {
  test('T4: with three players each Runner gets a Perfect', () => {
    expect(awarded([none, none, none], ['chaser', 'runner', 'runner'], won('runners', 'perfect'))).toEqual([
      none,
      { perfect: 1, small: 0 },
      { perfect: 1, small: 0 },
    ]);
  });
  test('F5: with four players each Runner gets a Small, or each Chaser', () => {
    const roles = ['chaser', 'chaser', 'runner', 'runner'] as const;
    const small = { perfect: 0, small: 1 };
    expect(awarded([none, none, none, none], roles, won('runners', 'small'))).toEqual([none, none, small, small]);
    expect(awarded([none, none, none, none], roles, won('chasers', 'small'))).toEqual([small, small, none, none]);
  });
  test('J8: nobody wins, nobody gets anything', () => {
    const had = [{ perfect: 1, small: 0 }, none];
    expect(awarded(had, ['runner', 'chaser'], won(null, null))).toEqual(had);
  });
});

test('E1: points add up over the rounds, by seat and not by role', () => {
  const caught = round().starts().marks(['triangle', 'square']).state;
  const swapped = round({ setup: { roles: ['chaser', 'runner'] } });
  for (const [tile, dy] of [
    ['s1', -1],
    ['s2', -2],
  ] as const) {
    swapped.do({ t: 0, seat: 1, type: 'place', tile, cell: { x: 10, y: 6 + dy }, rotation: 0 });
  }
  swapped.mark('star', { seat: 0 }).mark('square', { seat: 0 });
  expect(judgeMatch([caught, swapped.state], 2, 3)).toMatchObject({
    game: 'chase',
    points: [0, 3],
    victory: [none, { perfect: 1, small: 1 }],
    winners: [1],
  });
});

test('a match without rounds has no points and no winner', () => {
  expect(judgeMatch([], 3, 3)).toEqual({ game: 'chase', rounds: [], points: [0, 0, 0], victory: [none, none, none], winners: [] });
});

describe('points', () => {
  test('J7, F5: 2 for a Perfect, 1 for a Small, nothing for the other side or without a winner', () => {
    expect(pointsWon('runner', { winner: 'runners', award: 'perfect' })).toBe(2);
    expect(pointsWon('runner', { winner: 'runners', award: 'small' })).toBe(1);
    expect(pointsWon('chaser', { winner: 'chasers', award: 'small' })).toBe(1);
    expect(pointsWon('chaser', { winner: 'runners', award: 'perfect' })).toBe(0);
    expect(pointsWon('runner', { winner: null, award: null })).toBe(0);
  });

  test('E3: a tie is said exactly where somebody is there and nobody has won', () => {
    const spread = [0, 1, 2, 3].flatMap((perfect) => [0, 1, 2, 3].map((small) => ({ perfect, small })));
    for (const first of spread) {
      for (const second of spread) {
        const victory = [first, second, { perfect: 0, small: 3 }];
        expect(tiedSeats(victory, 3).length > 0).toBe(winnersOf(victory, 3).length === 0);
      }
    }
  });

  test('E3: who is there with fewer Perfect is no part of the tie', () => {
    const level = { perfect: 1, small: 1 };
    expect(tiedSeats([level, level, { perfect: 0, small: 3 }], 3)).toEqual([0, 1]);
    expect(tiedSeats([level, { perfect: 0, small: 1 }], 3)).toEqual([]);
    // Where one of several wins it is told that they all were there.
    const there = [level, { perfect: 0, small: 3 }, { perfect: 0, small: 2 }];
    expect([seatsThere(there, 3), winnersOf(there, 3)]).toEqual([[0, 1], [0]]);
  });
});
