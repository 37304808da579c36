/**
 * What each level can do, as data. Times are medians in milliseconds, slips are probabilities.
 *
 * Why these figures. A person who meets the game needs some 9 s to find and turn a tile or to count a tile's witnesses, a
 * very good one little more than 1 s; in between, each level takes about four fifths of the time of the one below: a step
 * that is felt and can be climbed. Slips fall by a quarter to a third a level: beginners go wrong with one tile in twenty,
 * so that of a path of ten tiles nearly half hold a mistake, the best with one in some hundreds. Times spread widely (0.35)
 * with beginners, who now and then get lost in a tile, and narrowly (0.2) with the skilled. A new tile beside the one
 * being read is plain to see, so even beginners notice it mostly; what they lose is time. The Chasers' times are set by
 * hand; the Runners' are searched by simulation (`npm run simulate -- --tune`) so that equal levels are fair: a Chaser has
 * one tile to read, a Runner fourteen to look through.
 */
import type { Millis } from '../../../../rules/game';
import { LEVELS, type Level } from './bot';

export interface RunnerSkill {
  /** The spread of the logarithm of its times; the medians are `runnerThink`'s. */
  readonly spread: number;
  /** How often, for one tile, P4 is not looked at: a roadblock may then meet anything. */
  readonly missesRoadblock: number;
  /** How often P3's places are not looked at: off-centre may then meet centre. */
  readonly missesOffCentre: number;
  /** How often P2 is not looked at: the tile may then touch an older one. */
  readonly missesTouch: number;
  /** How often one item more is thought to lie there (P6). */
  readonly missesItem: number;
  /** How often it puts an illegal tile where none fits, rather than searching again. */
  readonly desperation: number;
  /** Deviation of its judgement of a placement, in comfortable continuations (see `weigh.ts`). */
  readonly whim: number;
  /** How many tiles it looks ahead, and how many placements it follows at each. */
  readonly depth: number;
  readonly width: number;
  /** From 0 to 1: how much it minds where the path can go on. */
  readonly foresight: number;
  /** From 0 to 1: how often the pile that it does not hold comes to its mind, and how much it then counts on it (P8). */
  readonly memory: number;
}

export interface ChaserSkill {
  /** Median time to read a tile and put a marker, and the spread of its logarithm. */
  readonly think: Millis;
  readonly spread: number;
  /** How often it counts wrong and so takes a sector that has one witness too few (M3). */
  readonly miscounts: number;
  /** How often it reads a tile the wrong way: the final one as if it had a next tile, or the other way round (M2, M4). */
  readonly misdirects: number;
  /** How often it notices that the final tile which it reads has got a next one (M5). */
  readonly notices: number;
  /** The share of a reading that it takes to turn the reading round then. */
  readonly rereads: number;
}

type ByLevel<Skill> = Readonly<Record<Level, Skill>>;

/**
 * Runners' median times by players and level, found by simulation. With three, two Runners look into one pile each and
 * seldom have to exchange; with four, one escape is enough for both.
 */
const RUNNER_THINK: Readonly<Record<2 | 3 | 4, ByLevel<Millis>>> = {
  2: { 1: 8560, 2: 7260, 3: 5910, 4: 4940, 5: 4000, 6: 3170, 7: 2520, 8: 1930, 9: 1520, 10: 1200 },
  3: { 1: 9740, 2: 7680, 3: 6350, 4: 5380, 5: 4290, 6: 3500, 7: 2780, 8: 2230, 9: 1730, 10: 1350 },
  4: { 1: 12420, 2: 10080, 3: 7540, 4: 6130, 5: 4880, 6: 3760, 7: 2990, 8: 2390, 9: 1910, 10: 1310 },
};

type RunnerRow = readonly [number, number, number, number, number, number, number, number, number, number, number];

/** In the order of `RunnerSkill`. */
const RUNNERS: ByLevel<RunnerRow> = {
  //   spread    block    place    touch    item   despair   whim   depth   width   sight   memory
  1: [0.35, 0.034, 0.024, 0.02, 0.08, 0.6, 2.5, 1, 1, 0.4, 0.05],
  2: [0.33, 0.029, 0.02, 0.016, 0.05, 0.5, 2.1, 1, 1, 0.55, 0.06],
  3: [0.31, 0.024, 0.017, 0.013, 0.03, 0.4, 1.7, 1, 1, 0.7, 0.07],
  4: [0.29, 0.019, 0.014, 0.012, 0.015, 0.3, 1.4, 2, 3, 0.8, 0.08],
  5: [0.27, 0.015, 0.011, 0.009, 0.008, 0.2, 1.1, 2, 4, 0.9, 0.1],
  6: [0.25, 0.011, 0.008, 0.006, 0.004, 0.15, 0.8, 2, 5, 1, 0.13],
  7: [0.24, 0.008, 0.005, 0.004, 0.002, 0.1, 0.6, 2, 6, 1, 0.17],
  8: [0.22, 0.005, 0.0035, 0.0025, 0.001, 0.05, 0.4, 2, 8, 1, 0.22],
  9: [0.21, 0.003, 0.002, 0.0015, 0, 0.02, 0.2, 3, 5, 1, 0.3],
  10: [0.2, 0.0015, 0.001, 0.0008, 0, 0, 0, 3, 6, 1, 0.4],
};

type ChaserRow = readonly [number, number, number, number, number, number];

/** In the order of `ChaserSkill`. */
const CHASERS: ByLevel<ChaserRow> = {
  //   think   spread    count      way   notice   reread
  1: [8500, 0.35, 0.025, 0.015, 0.86, 0.8],
  2: [7000, 0.33, 0.02, 0.012, 0.88, 0.75],
  3: [5700, 0.31, 0.016, 0.0095, 0.9, 0.7],
  4: [4700, 0.29, 0.012, 0.0075, 0.915, 0.66],
  5: [3800, 0.27, 0.009, 0.006, 0.93, 0.62],
  6: [3100, 0.25, 0.007, 0.0045, 0.945, 0.59],
  7: [2500, 0.24, 0.005, 0.0035, 0.96, 0.56],
  8: [2000, 0.22, 0.0035, 0.0025, 0.97, 0.54],
  9: [1600, 0.21, 0.0025, 0.0015, 0.98, 0.52],
  10: [1300, 0.2, 0.0015, 0.001, 0.99, 0.5],
};

/**
 * Whether a bot of this level lets a person who plays against it begin: it reads no tile before the person's first one,
 * and goes only one tile ahead before the person's first marker. Only the newcomer's first opponent does.
 */
export function letsBegin(level: Level): boolean {
  return level === 1;
}

/** How narrowly the times of an even pace spread, and nothing is done sooner: about the time that lessons give for a tile. */
export const EVEN_SPREAD = 0.1;
export const EVEN_LEAST: Millis = 8000;

/** A Runner that takes its time: a newcomer, who needs some 9 s a tile, marks two of them meanwhile, and catches up. */
export const GENTLE_THINK: Millis = 22_000;

/** The median time in which a Runner of `level` puts a tile in a round of so many players. */
export function runnerThink(level: Level, players: number): Millis {
  return RUNNER_THINK[players === 3 || players === 4 ? players : 2][level];
}

function runnerSkillOf([
  spread,
  missesRoadblock,
  missesOffCentre,
  missesTouch,
  missesItem,
  desperation,
  ...judgement
]: RunnerRow): RunnerSkill {
  const [whim, depth, width, foresight, memory] = judgement;
  const slips = { missesRoadblock, missesOffCentre, missesTouch, missesItem, desperation };
  return { spread, ...slips, whim, depth, width, foresight, memory };
}

function chaserSkillOf([think, spread, miscounts, misdirects, notices, rereads]: ChaserRow): ChaserSkill {
  return { think, spread, miscounts, misdirects, notices, rereads };
}

/** By level less one, made once: a simulation asks for them with every bot. */
const RUNNER_SKILLS = LEVELS.map((level) => runnerSkillOf(RUNNERS[level]));
const CHASER_SKILLS = LEVELS.map((level) => chaserSkillOf(CHASERS[level]));

/** What a Runner of `level` can do. */
export function runnerSkill(level: Level): RunnerSkill {
  return RUNNER_SKILLS[level - 1] ?? runnerSkillOf(RUNNERS[level]);
}

/** What a Chaser of `level` can do. */
export function chaserSkill(level: Level): ChaserSkill {
  return CHASER_SKILLS[level - 1] ?? chaserSkillOf(CHASERS[level]);
}
