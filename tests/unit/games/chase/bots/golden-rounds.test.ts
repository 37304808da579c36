/**
 * Rounds between bots as they have always been: whoever makes the simulation quicker changes none of them. Where bots are to play otherwise, the
 * hash is of the new rounds, and the measured tables are made anew (`npm run simulate -- --write-balance`, `npm run paces:make`).
 */
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { chanceOf } from '../../../../../src/main/chance';
import { ROLES_FOR, rulesWith, type RoundVariant } from '../../../../../src/main/games/chase/bots/balance';
import { LEVELS } from '../../../../../src/main/games/chase/bots/bot';
import { createBot } from '../../../../../src/main/games/chase/bots/create';
import { simulateRound } from '../../../../../src/main/games/chase/bots/simulate-round';
import { CHASE_TILES } from '../../../../../src/main/games/chase/tiles/tile-set';
import { dealRound } from '../../../../../src/rules/chase/deal';
import { judgeRound } from '../../../../../src/rules/chase/judge';

const HASH = '31f7ea5617e57cb35edff9272a197c9ed5e4fb135582a882a726a01a886b4284';

test('the same seeds give the same rounds, to the last event and verdict', () => {
  const hash = createHash('sha256');
  const variants: readonly (readonly RoundVariant[])[] = [[], ['head-start'], ['perfect-plan']];
  for (const players of [2, 3, 4] as const)
    for (const of of variants)
      for (const level of LEVELS) {
        const base = `golden/${String(players)}/${of.join()}/${String(level)}/0`;
        const roles = ROLES_FOR[players];
        const chases = players === 4 ? { chases: [2, 3] } : {};
        const setup = dealRound({ rules: rulesWith(of), roles, tiles: CHASE_TILES, ...chases }, chanceOf(base));
        const bots = roles.map((role, seat) => {
          const own = role === 'runner' ? level : (LEVELS[level % LEVELS.length] ?? level);
          return createBot({ role, level: own, seat, chance: chanceOf(`${base}/bot ${String(seat)}`) });
        });
        const { events, refused, state } = simulateRound({ setup, bots });
        hash.update(JSON.stringify([events, refused, judgeRound(state)]));
      }
  expect(hash.digest('hex')).toBe(HASH);
});
