import { expect, test } from 'vitest';
import { outcomeText } from '../../../../../../src/renderer/games/chase/home/outcome-text';
import type { Outcome } from '../../../../../../src/rules/chase/verdict';
import type { ReplaySummary } from '../../../../../../src/shared/table';

const LAST: Outcome = { ending: 'caught', winner: 'runners', award: 'small' };
const NAMES = ['Ada', 'Bea', 'Cai', 'Dee'];

function summary(players: number, more: Partial<ReplaySummary>): ReplaySummary {
  return {
    id: 'a',
    startedAt: '2026-01-01T00:00:00.000Z',
    players: NAMES.slice(0, players).map((name) => ({ name, kind: 'human' })),
    rounds: 2,
    swaps: [],
    points: [],
    winners: [],
    game: 'chase',
    last: LAST,
    imported: false,
    goesOn: false,
    ...more,
  };
}

test("J5, J6, F5: whoever was caught or lost the Chaser's trail is not said to have got away, but to have won", () => {
  for (const ending of ['hideout', 'caught', 'trail-lost'] as const) {
    expect([2, 3, 4].map((players) => outcomeText(summary(players, { last: { ...LAST, ending } })))).toEqual([
      'the Runner won last',
      'the Runners won last',
      'the Runners won last',
    ]);
  }
  expect([2, 3, 4].map((players) => outcomeText(summary(players, { last: { ...LAST, winner: 'chasers' } })))).toEqual([
    'the Chaser won last',
    'the Chaser won last',
    'the Chasers won last',
  ]);
});

test('of a match with one round nobody is said to have won its last', () => {
  const only = (players: number, last: Outcome): string => outcomeText(summary(players, { rounds: 1, last }));
  expect([2, 3, 4].map((players) => only(players, LAST))).toEqual(['the Runner won', 'the Runners won', 'the Runners won']);
  expect([2, 4].map((players) => only(players, { ...LAST, winner: 'chasers' }))).toEqual(['the Chaser won', 'the Chasers won']);
  expect(only(2, { ...LAST, winner: null })).toBe('nobody won');
  expect(outcomeText(summary(2, { last: { ...LAST, winner: null } }))).toBe('nobody won last');
});
