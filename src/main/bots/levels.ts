/**
 * What each level can do. The times are medians in milliseconds, the slips probabilities.
 *
 * Why these figures: a person who meets the game needs some 9 s to find and turn a tile or to count the witnesses of a
 * tile, a very good one little more than 1 s; in between each level takes about four fifths of the time of the one below,
 * which is a step that one feels but can climb. Slips fall by about a third a level, from one in twenty to one in some
 * hundreds, so that half the rounds of beginners hold a mistake (the path has about twelve tiles) and hardly a round of
 * the best does. Times spread widely (0.35) with beginners, who now and then get lost in a tile, and narrowly (0.2) with
 * the skilled. The Chasers' times are set; the Runners' are found by simulation so that equal levels are fair
 * (`npm run simulate -- --tune`), since a Runner has to search 14 tiles where a Chaser reads one.
 */
import type { Millis } from '../engine/game';
import type { Level } from './bot';

export interface RunnerSkill {
  /** The spread of the logarithm of its times; the medians are `runnerThink`'s. */
  readonly spread: number;
  /** How often, for one tile, a rule is not looked at: P4, P3's places, P2, and (items being counted wrongly) P6. */
  readonly missesRoadblock: number;
  readonly missesOffCentre: number;
  readonly missesTouch: number;
  readonly missesItem: number;
  /** Deviation of its judgement of a placement, in comfortable continuations (see `weigh.ts`). */
  readonly whim: number;
  /** How many tiles it looks ahead, and how many placements it follows at each. */
  readonly depth: number;
  readonly width: number;
  /** From 0 to 1: how much it minds where the path can go on. */
  readonly foresight: number;
  /** From 0 to 1: how much it counts on the pile that it does not hold. */
  readonly memory: number;
  /** How often it puts an illegal tile where none fits, rather than searching again. */
  readonly desperation: number;
}

export interface ChaserSkill {
  /** Median time to read a tile and put a marker, and the spread of its logarithm. */
  readonly think: Millis;
  readonly spread: number;
  /** How often it counts one witness wrong and so takes a sector that has one too few. */
  readonly miscounts: number;
  /** How often it reads a tile the wrong way: the final one as if it had a next tile, or the other way round. */
  readonly misdirects: number;
  /** How often it notices that the final tile which it reads has got a next one (M5). */
  readonly notices: number;
  /** The share of a reading that it takes to turn the reading round then. */
  readonly rereads: number;
}

export interface Skill {
  readonly runner: RunnerSkill;
  readonly chaser: ChaserSkill;
}

/**
 * Runners' median times by level, found by simulation: with two players; with three, where two Runners look into one pile
 * each and need fewer switches; with four, where one escape is enough for both.
 */
const RUNNER_THINK: Readonly<Record<2 | 3 | 4, Readonly<Record<Level, Millis>>>> = {
  2: { 1: 8440, 2: 7260, 3: 5910, 4: 4940, 5: 3940, 6: 3170, 7: 2520, 8: 1900, 9: 1520, 10: 1200 },
  3: { 1: 9070, 2: 7360, 3: 6440, 4: 5380, 5: 4170, 6: 3500, 7: 2780, 8: 2230, 9: 1760, 10: 1330 },
  4: { 1: 12070, 2: 10230, 3: 7540, 4: 6130, 5: 4880, 6: 3760, 7: 2990, 8: 2390, 9: 1910, 10: 1310 },
};

/** The median time in which a Runner of `level` puts a tile in a round of so many players. */
export function runnerThink(level: Level, players: number): Millis {
  return RUNNER_THINK[players === 3 || players === 4 ? players : 2][level];
}

/** One row a level; the Runner's columns first, in the order of `RunnerSkill`, then the Chaser's. */
const TABLE: Readonly<Record<Level, Skill>> = {
  1: row([0.35, 0.04, 0.03, 0.03, 0.1, 2.5, 1, 1, 0.4, 0.05, 0.6], [8500, 0.35, 0.025, 0.015, 0.86, 0.8]),
  2: row([0.33, 0.032, 0.024, 0.022, 0.06, 2.1, 1, 1, 0.55, 0.06, 0.5], [7000, 0.33, 0.02, 0.012, 0.88, 0.75]),
  3: row([0.31, 0.025, 0.018, 0.016, 0.03, 1.7, 1, 1, 0.7, 0.07, 0.4], [5700, 0.31, 0.016, 0.0095, 0.9, 0.7]),
  4: row([0.29, 0.019, 0.014, 0.012, 0.015, 1.4, 2, 3, 0.8, 0.08, 0.3], [4700, 0.29, 0.012, 0.0075, 0.915, 0.66]),
  5: row([0.27, 0.015, 0.011, 0.009, 0.008, 1.1, 2, 4, 0.9, 0.1, 0.2], [3800, 0.27, 0.009, 0.006, 0.93, 0.62]),
  6: row([0.25, 0.011, 0.008, 0.006, 0.004, 0.8, 2, 5, 1, 0.13, 0.15], [3100, 0.25, 0.007, 0.0045, 0.945, 0.59]),
  7: row([0.24, 0.008, 0.005, 0.004, 0.002, 0.6, 2, 6, 1, 0.17, 0.1], [2500, 0.24, 0.005, 0.0035, 0.96, 0.56]),
  8: row([0.22, 0.005, 0.0035, 0.0025, 0.001, 0.4, 2, 8, 1, 0.22, 0.05], [2000, 0.22, 0.0035, 0.0025, 0.97, 0.54]),
  9: row([0.21, 0.003, 0.002, 0.0015, 0, 0.2, 3, 5, 1, 0.3, 0.02], [1600, 0.21, 0.0025, 0.0015, 0.98, 0.52]),
  10: row([0.2, 0.0015, 0.001, 0.0008, 0, 0, 3, 6, 1, 0.4, 0], [1300, 0.2, 0.0015, 0.001, 0.99, 0.5]),
};

type RunnerRow = readonly [number, number, number, number, number, number, number, number, number, number, number];
type ChaserRow = readonly [number, number, number, number, number, number];

function row(runner: RunnerRow, chaser: ChaserRow): Skill {
  return {
    runner: {
      spread: runner[0],
      missesRoadblock: runner[1],
      missesOffCentre: runner[2],
      missesTouch: runner[3],
      missesItem: runner[4],
      whim: runner[5],
      depth: runner[6],
      width: runner[7],
      foresight: runner[8],
      memory: runner[9],
      desperation: runner[10],
    },
    chaser: {
      think: chaser[0],
      spread: chaser[1],
      miscounts: chaser[2],
      misdirects: chaser[3],
      notices: chaser[4],
      rereads: chaser[5],
    },
  };
}

/** What a bot of `level` can do. */
export function skillOf(level: Level): Skill {
  return TABLE[level];
}
