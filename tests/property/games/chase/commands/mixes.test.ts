/** Matches of two to four bots in every mix of variants end, and keep what every match must keep (V1 to V3, E1 to E3). */
import { describe, expect, test } from 'vitest';
import { playMatch } from '../../../../../src/main/games/chase/bots/match';
import { chanceOf } from '../../../../../src/main/chance';
import { failedChecks, markersKept, tilesKept } from '../../../../../src/main/games/chase/commands/simulate/audit';
import { levelOf, MIXES } from '../../../../../src/main/games/chase/commands/simulate/balance-document';
import { playMatches } from '../../../../../src/main/games/chase/commands/simulate/match-series';
import { nextRoles } from '../../../../../src/rules/chase/match';
import { CHASE_TILES } from '../../../../../src/main/games/chase/tiles/tile-set';

/** The quick run has fewer of the same ones, and the long one more (`npm run test:long`). */
const MATCHES = Number(process.env['LOOKOUT_MIXES'] ?? (process.env['LOOKOUT_QUICK'] === undefined ? 60 : 20));

test.each(MIXES)('$players players, $variants, $pointsToWin points', { timeout: 240_000 }, (mix) => {
  const row = playMatches({ ...mix, tiles: CHASE_TILES, seed: 'mixes' }, MATCHES, levelOf);
  expect(row.failed).toEqual({ ends: 0, 'markers-kept': 0, 'tiles-kept': 0, 'secrets-kept': 0, 'judged-alike': 0 });
  expect(row.ended).toBe(MATCHES);
  expect(row.winsBySeat.every((wins) => wins > 0)).toBe(true);
});

describe('a match', () => {
  const match = playMatch({ tiles: CHASE_TILES, players: 4, variants: [], pointsToWin: 3, runners: 6, chasers: 6, seed: 'audit' }, 0);

  test('is the same for the same seed, and its roles go round (F8)', () => {
    const again = playMatch({ tiles: CHASE_TILES, players: 4, variants: [], pointsToWin: 3, runners: 6, chasers: 6, seed: 'audit' }, 0);
    expect(again).toEqual(match);
    match.rounds.forEach(({ setup }, at) => {
      const before = match.rounds[at - 1];
      if (before !== undefined) expect(setup.roles).toEqual(nextRoles(before.setup.roles));
    });
  });

  test('that is spoilt fails the check that is there for it', () => {
    const [round, ...rest] = match.rounds;
    if (round === undefined) throw new Error('no round');
    expect(failedChecks(match, chanceOf('a'))).toEqual([]);
    expect(markersKept({ ...round, state: { ...round.state, marks: round.state.marks.slice(1) } })).toBe(false);
    expect(tilesKept({ ...round, state: { ...round.state, piles: [] } })).toBe(false);
    expect(tilesKept({ ...round, state: { ...round.state, starts: [['s01']] } })).toBe(false);
    expect(failedChecks({ ...match, winners: [] }, chanceOf('a'))).toEqual(['ends']);
    const shorter = { ...round, events: round.events.slice(0, -1) };
    expect(failedChecks({ ...match, rounds: [shorter, ...rest] }, chanceOf('a'))).toEqual(['judged-alike']);
  });
});
