/** The rounds that figures are measured on: two-player rounds between bots of all levels, from a fixed seed. */
import { createBot } from '../../bots/create';
import { simulateRound } from '../../bots/simulate-round';
import { chanceOf, RANDOM_NAME, roundSeed } from '../../../../chance';
import { dealRound, STANDARD_RULES } from '../../../../../rules/chase/deal';
import type { RoundState } from '../../../../../rules/chase/round';
import { LEVELS, type Level } from '../../bots/bot';
import { BENCH_SEED } from '../../../../bench/given';
import { CHASE_TILES } from '../../tiles/tile-set';
import type { RecordedRound } from './boardgame-io';

/** Deals and plays round `number` between bots of `level`; what a simulation does for each of its rounds. */
export function playRound(number: number, level: Level): RecordedRound & { readonly end: RoundState } {
  const seed = roundSeed(BENCH_SEED, number);
  const setup = dealRound({ rules: STANDARD_RULES, roles: ['runner', 'chaser'], tiles: CHASE_TILES }, chanceOf(seed));
  const bots = setup.roles.map((role, seat) => createBot({ role, level, seat, chance: chanceOf(`${seed}/bot ${seat}`) }));
  const { events, state } = simulateRound({ setup, bots });
  return { setup, events, end: state };
}

/** `count` recorded rounds, the levels taking turns. */
export function recordedRounds(count: number): RecordedRound[] {
  return Array.from({ length: count }, (_, at) => playRound(at + 1, LEVELS[at % LEVELS.length] ?? 5));
}

/** A recorded round as a replay file on one line. */
export function replayLine({ setup, events }: RecordedRound): string {
  return JSON.stringify({
    format: 'lookout-replay',
    version: 1,
    game: 'chase',
    startedAt: '2026-01-01T00:00:00.000Z',
    seed: BENCH_SEED,
    random: RANDOM_NAME,
    players: setup.roles.map((role) => ({ name: role === 'runner' ? 'Runner' : 'Chaser', kind: 'bot' })),
    rules: setup.rules,
    tiles: setup.tiles,
    rounds: [{ roles: setup.roles, prison: setup.prison, piles: setup.piles, starts: setup.starts, events }],
  });
}
