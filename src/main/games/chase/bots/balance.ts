/** How rounds between bots come out, over many of them: what `npm run simulate` prints and the tests sample. */
import { chanceOf } from '../../../chance';
import { dealRound, STANDARD_RULES } from '../../../../rules/chase/deal';
import type { Millis } from '../../../../rules/game';
import { judgeRound } from '../../../../rules/chase/judge';
import type { RoundVerdict } from '../../../../rules/chase/verdict';
import type { Role, Rules } from '../../../../rules/chase/round';
import type { TileSet } from '../../../../rules/chase/tile';
import type { Level } from './bot';
import { createBot } from './create';
import { simulateRound, type SimulatedRound } from './simulate-round';

/** The variants that change a round (V1, V2). */
export const ROUND_VARIANTS = ['head-start', 'perfect-plan'] as const;
export type RoundVariant = (typeof ROUND_VARIANTS)[number];

export type Players = 2 | 3 | 4;

/** Roles by seat for so many players: Runners first, and with four players the Chasers side by side (T1, F1). */
export const ROLES_FOR: Readonly<Record<Players, readonly Role[]>> = {
  2: ['runner', 'chaser'],
  3: ['runner', 'runner', 'chaser'],
  4: ['runner', 'runner', 'chaser', 'chaser'],
};

interface SeriesOptions {
  readonly tiles: TileSet;
  readonly players: Players;
  readonly variants: readonly RoundVariant[];
  readonly runners: Level;
  readonly chasers: Level;
  readonly rounds: number;
  readonly seed: string;
  /** Another median time for the Runners than their level's, to search the fair one. */
  readonly runnerThink?: Millis | undefined;
}

/** One line of the table: all rounds between Runners and Chasers of two levels. */
export interface BalanceRow {
  readonly runners: Level;
  readonly chasers: Level;
  readonly rounds: number;
  readonly runnerWins: number;
  readonly chaserWins: number;
  readonly draws: number;
  /** Runner wins over rounds with a winner, to four digits; null where no round had one. */
  readonly runnerRate: number | null;
  /** Route tiles placed in a round, Starting tiles included, Hideouts not; with four players those of both paths. */
  readonly medianTiles: number;
  /** How long a round was on its clock. */
  readonly medianSeconds: number;
  /** Rounds in which that side made a mistake that the verdict names. */
  readonly runnerMistakes: number;
  readonly chaserMistakes: number;
  readonly endings: { hideout: number; caught: number; 'trail-lost': number; unfinished: number };
}

/** The rules of the book with these variants. */
export function rulesWith(variants: readonly RoundVariant[]): Rules {
  return {
    ...STANDARD_RULES,
    startingTiles: variants.includes('head-start') ? 3 : STANDARD_RULES.startingTiles,
    perfectPlan: variants.includes('perfect-plan'),
  };
}

/** The round `number` (from 0) of a series. The deal depends on the seed alone, so that levels meet the same deals. */
function playRound(series: SeriesOptions, number: number): SimulatedRound {
  const { tiles, players, variants, runners, chasers, seed } = series;
  const roles = ROLES_FOR[players];
  const base = `${seed}/${String(number)}`;
  const chases = players === 4 ? { chases: [2, 3] } : {};
  const setup = dealRound({ rules: rulesWith(variants), roles, tiles, ...chases }, chanceOf(base));
  const bots = roles.map((role, seat) => {
    const level = role === 'runner' ? runners : chasers;
    const chance = chanceOf(`${base}/bot ${String(seat)}/${String(level)}`);
    return createBot({ role, level, seat, chance, think: series.runnerThink });
  });
  return simulateRound({ setup, bots });
}

/** Plays a series and counts. */
export function playSeries(series: SeriesOptions): BalanceRow {
  const endings = { hideout: 0, caught: 0, 'trail-lost': 0, unfinished: 0 };
  const tiles: number[] = [];
  const seconds: number[] = [];
  const count = { runners: 0, chasers: 0, draws: 0, runnerMistakes: 0, chaserMistakes: 0 };
  for (let number = 0; number < series.rounds; number++) {
    const { state } = playRound(series, number);
    const verdict: RoundVerdict = judgeRound(state);
    endings[verdict.ending === 'given-up' ? 'unfinished' : verdict.ending]++;
    count[verdict.winner ?? 'draws']++;
    if (verdict.runnerMistake !== null) count.runnerMistakes++;
    if (verdict.chaserMistake !== null) count.chaserMistakes++;
    const placed = state.paths.reduce((sum, path) => sum + path.tiles.length, 0);
    tiles.push(placed - (state.ending === 'hideout' ? 1 : 0));
    seconds.push(state.t / 1000);
  }
  const decided = count.runners + count.chasers;
  return {
    runners: series.runners,
    chasers: series.chasers,
    rounds: series.rounds,
    runnerWins: count.runners,
    chaserWins: count.chasers,
    draws: count.draws,
    runnerRate: decided === 0 ? null : Math.round((count.runners / decided) * 10_000) / 10_000,
    medianTiles: medianOf(tiles),
    medianSeconds: Math.round(medianOf(seconds) * 10) / 10,
    runnerMistakes: count.runnerMistakes,
    chaserMistakes: count.chaserMistakes,
    endings,
  };
}

/** The middle value, or the mean of the two middle ones; 0 of none. */
export function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}
