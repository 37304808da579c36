/** Measures how bots of each level read and lay: rounds of them against their own level, by the same clock as an analysis has. */
import { markerFacts } from '../../../../rules/chase/analysis/markers';
import { doneBy } from '../../../../rules/chase/analysis/players';
import { goThrough } from '../../../../rules/chase/analysis/through';
import { laidTiles } from '../../../../rules/chase/analysis/tiles';
import type { Done, LevelPace, PaceTable } from '../../../../rules/chase/analysis/like-level';
import { dealRound } from '../../../../rules/chase/deal';
import { ROLES, type Role } from '../../../../rules/chase/round';
import { chanceOf } from '../../../chance';
import { medianOf, ROLES_FOR, rulesWith, type Players } from '../bots/balance';
import { LEVELS, type Level } from '../bots/bot';
import { createBot } from '../bots/create';
import { simulateRound } from '../bots/simulate-round';
import { CHASE_TILES } from '../tiles/tile-set';

/** What each seat did in one round of bots of a level. */
function playedBy(players: Players, level: Level, base: string): { readonly role: Role; readonly done: Done }[] {
  const roles = ROLES_FOR[players];
  const chases = players === 4 ? { chases: [2, 3] } : {};
  const setup = dealRound({ rules: rulesWith([]), roles, tiles: CHASE_TILES, ...chases }, chanceOf(base));
  const bots = roles.map((role, seat) => createBot({ role, level, seat, chance: chanceOf(`${base}/bot ${seat}/${level}`) }));
  const gone = goThrough(setup, simulateRound({ setup, bots }).events);
  if (!gone.ok) throw new Error(`A bot did what cannot be done: ${gone.error.code}`);
  const markers = markerFacts(gone.value);
  const tiles = laidTiles(gone.value);
  return roles.map((role, seat) => ({ role, done: doneBy(seat, role, markers, tiles) }));
}

/** The deviation of the times' logarithms. */
function spreadOf(times: readonly number[]): number {
  const logs = times.filter((time) => time > 0).map(Math.log);
  const mean = logs.reduce((sum, each) => sum + each, 0) / logs.length;
  return Math.sqrt(logs.reduce((sum, each) => sum + (each - mean) ** 2, 0) / logs.length);
}

const toDigits = (value: number, digits: number): number => Number(value.toFixed(digits));

function paceOf(level: Level, all: readonly Done[]): LevelPace {
  const times = all.flatMap((each) => each.times);
  const sum = (of: (done: Done) => number): number => all.reduce((total, each) => total + of(each), 0);
  return {
    level,
    median: Math.round(medianOf(times)),
    spread: toDigits(spreadOf(times), 3),
    right: toDigits(sum(({ right }) => right) / sum(({ count }) => count), 4),
  };
}

/** The table of all levels, `rounds` of each. */
export function measurePaces(seed: string, rounds: number): PaceTable {
  const by = (players: Players): PaceTable['2'] => {
    const levels = LEVELS.map((level) => {
      const played = Array.from({ length: rounds }, (_, at) => playedBy(players, level, `${seed}/${players}/${at}`)).flat();
      const of = (role: Role): LevelPace =>
        paceOf(
          level,
          played.flatMap((each) => (each.role === role ? [each.done] : [])),
        );
      return { runner: of('runner'), chaser: of('chaser') };
    });
    const [runner, chaser] = ROLES.map((role) => levels.map((each) => each[role]));
    return { runner: runner ?? [], chaser: chaser ?? [] };
  };
  return { '2': by(2), '3': by(3), '4': by(4) };
}
