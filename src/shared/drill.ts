/**
 * Drills between window and main process: profiles, runs of puzzles, statistics. A run lives in the main process with its
 * clock, score and choice of puzzles; the window shows the puzzle, times the answer and sends it.
 */
import * as v from 'valibot';
import type { Exported } from './exports';
import type { HintGiven } from './chase/hint';
import {
  PuzzleAnswerSchema,
  PuzzleIdSchema,
  PuzzleKindSchema,
  PuzzleThemeSchema,
  PUZZLE_KINDS,
  PUZZLE_THEMES,
  type Puzzle,
  type PuzzleKind,
  type PuzzleTheme,
  type Reason,
} from './chase/puzzle';
import { LyingSchema, MOST_HAND } from './chase/puzzle-parts';
import type { RampStep } from './ramp';
import { DirectionSchema, TileIdSchema, type ChaseSymbol, type Direction, type Rotation } from './chase/replay';

/** Ways to drill. */
export const MODES = ['practice', 'rush', 'survival', 'streak', 'trail-run', 'daily', 'weak-spots', 'custom'] as const;
export type Mode = (typeof MODES)[number];

const uuid = v.pipe(v.string(), v.uuid());
const millis = v.pipe(v.number(), v.minValue(0), v.maxValue(86_400_000));
const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40));
const kinds = v.pipe(v.array(PuzzleKindSchema), v.minLength(1), v.maxLength(PUZZLE_KINDS.length));
const themes = v.pipe(v.array(PuzzleThemeSchema), v.minLength(1), v.maxLength(PUZZLE_THEMES.length));

/**
 * A built-in tile read from one side, which is that of the face as it is not turned: what flash cards are kept for. With
 * `towards` as it lies when that side looks this way on the table, else turned any way.
 */
export const FactSchema = v.strictObject({ tile: TileIdSchema, side: DirectionSchema, towards: v.exactOptional(DirectionSchema) });
export type Fact = v.InferOutput<typeof FactSchema>;

/** How a run is to be; all of it may be left out. Some of it means something in some modes only. */
export const RunOptionsSchema = v.strictObject({
  /** Rush: how long. */
  minutes: v.exactOptional(v.picklist([3, 5])),
  /** Which puzzles; left out: the mode's own. */
  kinds: v.exactOptional(kinds),
  /** Puzzles with any of these themes; left out: all. */
  themes: v.exactOptional(themes),
  /** Practice, custom: puzzles until the run ends by itself; left out: no end (custom: 20). */
  length: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500))),
  /** Calm: time is not shown and ends nothing; a wrong answer costs nothing. */
  noClock: v.exactOptional(v.boolean()),
  noPenalty: v.exactOptional(v.boolean()),
  /** Arrows instead of heads; kept with the attempts. */
  plain: v.exactOptional(v.boolean()),
  /** Whether ratings change; left out: as the mode does. Calm runs and chosen faces never rate. */
  rated: v.exactOptional(v.boolean()),
  /** Just these faces, again and again until each is twice right and fast: 'drill these' of the dashboard. */
  facts: v.exactOptional(v.pipe(v.array(FactSchema), v.minLength(1), v.maxLength(124))),
  /** Just these puzzles, once each: 'again, all that I missed or was slow on'. Never rates. */
  puzzles: v.exactOptional(v.pipe(v.array(PuzzleIdSchema), v.minLength(1), v.maxLength(500))),
});
export type RunOptions = v.InferOutput<typeof RunOptionsSchema>;

const periods = ['today', 'week', 'month', 'year', 'all'] as const;
export type Period = (typeof periods)[number];
const filter = { period: v.picklist(periods), kind: v.nullable(PuzzleKindSchema) };

const run = v.strictObject({ run: uuid });
const ofPuzzle = { run: uuid, puzzle: PuzzleIdSchema };

/** Spread into the contract's list of requests. */
export const DRILL_REQUESTS = {
  'profile.list': v.strictObject({}),
  /** Makes a profile and chooses it. Refused with `name-taken`. */
  'profile.create': v.strictObject({ name }),
  'profile.rename': v.strictObject({ profile: uuid, name }),
  'profile.choose': v.strictObject({ profile: uuid }),
  /**
   * Deletes a profile with all its data for good; in saved matches the word for guest takes the place of its names. The last
   * profile leaves a new, empty one behind.
   */
  'profile.remove': v.strictObject({ profile: uuid }),
  /** Asks where one JSON file with all data of a profile goes, its matches as replays among them, and writes it there. */
  'profile.export': v.strictObject({ profile: uuid }),

  /** A new run of the chosen profile: a full reset. A run that goes on is ended as unfinished. */
  'drill.start': v.strictObject({ mode: v.picklist(MODES), options: RunOptionsSchema }),
  /**
   * The answer to the run's current puzzle, `millis` after it was first seen (paused time left out). Refused with
   * `no-such-run`, `run-over`, `run-paused`, `wrong-kind` or, for any puzzle but the current one, `stale-puzzle`.
   */
  'drill.answer': v.strictObject({ ...ofPuzzle, answer: PuzzleAnswerSchema, millis }),
  /** Hides the puzzle and stops the clock; `idle` for a minute without input. Does nothing to a paused run. */
  'drill.pause': v.strictObject({ run: uuid, why: v.picklist(['asked', 'away', 'idle']) }),
  /** Shows a puzzle again: the one that was hidden in practice, a fresh one where the clock or a rating counts. */
  'drill.resume': run,
  /** Ends the run now; what was answered counts. */
  'drill.end': run,
  /**
   * The next hint to the current puzzle; the answer counts as helped and does not rate. To a route, hints are given from what
   * is `laid` of it so far. Refused with `no-hints` outside of practice, and with `no-more-hints` once all were given.
   */
  'drill.hint': v.strictObject({ ...ofPuzzle, laid: v.exactOptional(v.pipe(v.array(LyingSchema), v.maxLength(MOST_HAND))) }),
  /** The run that goes on, after the window was loaded anew. */
  'drill.current': v.strictObject({}),
  /** Today's rated daily try of the chosen profile. */
  'drill.daily': v.strictObject({}),
  /** What awaits the chosen profile: steps of the ramp, and weak spots. */
  'drill.outlook': v.strictObject({}),

  'statistics.summary': v.strictObject(filter),
  /** Asks where a CSV file with the chosen profile's attempts goes, and writes it there. */
  'statistics.csv': v.strictObject(filter),
} as const;

export interface Profile {
  readonly id: string;
  /** Empty for the profile of a first start that nobody named: shown as the word for 'Guest'. */
  readonly name: string;
  /** ISO time. */
  readonly createdAt: string;
  readonly attempts: number;
  /** Rounds won and lost in matches, by role. */
  readonly runner: RoundRecord;
  readonly chaser: RoundRecord;
}

/** Rounds with a winner. */
export interface RoundRecord {
  readonly won: number;
  readonly lost: number;
}

export interface Profiles {
  readonly chosen: string;
  readonly profiles: readonly Profile[];
}

/** The mark of a run's clock: what is left or spent at the moment of the answer; the window counts on from there. */
export interface RunClock {
  /** Milliseconds left where the run ends by its clock, else null. */
  readonly left: number | null;
  /** Milliseconds played, pauses left out. */
  readonly spent: number;
  readonly running: boolean;
}

/** Today's rated try of the daily drill. */
export interface Daily {
  /** Whether something was answered in it: then later ones do not rate. */
  readonly done: boolean;
  /** Its score, null as long as there is none. */
  readonly score: number | null;
  /** How many of its puzzles were answered, of how many: fewer where it was left. */
  readonly answered: number;
  readonly of: number;
}

/** What awaits a player in drills. */
export interface Outlook {
  /** The step of practice by kind; kinds whose ramp is climbed, or that there are no puzzles of, are left out. */
  readonly steps: Readonly<Partial<Record<PuzzleKind, RampStep>>>;
  /** Weak spots that are due. */
  readonly weakSpots: number;
}

/** How a run ended. */
export type RunEnding = 'done' | 'time-up' | 'struck-out' | 'left' | 'idle';

/** What can be told when a run is over. */
export interface RunResult {
  readonly ending: RunEnding;
  /** False for runs that were left alone: they are in no statistics and change no rating, and the window says so. */
  readonly counted: boolean;
  readonly accuracy: number;
  /** Of the right answers without a hint, as the statistics count them; null without any. */
  readonly medianMillis: number | null;
  /** The best score before this run in this mode with this length, and whether this run beats it. */
  readonly best: number | null;
  readonly isBest: boolean;
  /** Puzzles missed or slow, in order, to go through again. */
  readonly missed: readonly string[];
  readonly slow: readonly string[];
  /** Answers with a hint: they are in no statistics and rate nothing. */
  readonly helped: number;
  /** Empty where the run does not count. */
  readonly ratings: readonly RatingChange[];
}

export interface RatingChange {
  readonly kind: PuzzleKind;
  readonly before: number;
  readonly after: number;
  /** The deviation afterwards: `isProvisional` says what it means. */
  readonly deviation: number;
}

/** Below this deviation a rating is established. */
const ESTABLISHED = 110;

/** Whether a rating of this deviation is provisional still: shown as such, since it will move. */
export function isProvisional(deviation: number): boolean {
  return deviation >= ESTABLISHED;
}

/** A run as the window shows it; whole in every answer. */
export interface RunView {
  readonly id: string;
  readonly profile: string;
  readonly mode: Mode;
  readonly options: RunOptions;
  readonly rated: boolean;
  readonly clock: RunClock;
  readonly score: number;
  readonly combo: number;
  readonly bestCombo: number;
  readonly right: number;
  readonly wrong: number;
  /** Puzzles until the run ends by itself, where it does. */
  readonly length: number | null;
  /** Null where wrong answers end nothing. */
  readonly strikes: { readonly used: number; readonly allowed: number } | null;
  /** Practice: where the player stands on the ramp; null once it is climbed, and elsewhere. */
  readonly step: RampStep | null;
  /** Going over weak spots: how many were due at the start, and how many of them are mended. */
  readonly spots: { readonly due: number; readonly mended: number } | null;
  /** How fast trails grow now: the Runner's level from 1, which rises in the trail run, and its time for a tile. */
  readonly runner: { readonly level: number; readonly millisEach: number };
  readonly state: 'running' | 'paused' | 'over';
  /** Pauses so far; a run with pauses says so. */
  readonly pauses: number;
  /** Null while paused and when over. */
  readonly puzzle: Puzzle | null;
  /** The puzzle after this one, ready beforehand; null where there is none or it is not settled yet. */
  readonly next: Puzzle | null;
  readonly result: RunResult | null;
}

/** Whether leaving this run uses up the date's one rated try: it has begun, and nobody can go on with it later. */
export function usesUpDaily({ mode, rated, state, right, wrong }: RunView): boolean {
  return mode === 'daily' && rated && state !== 'over' && right + wrong > 0;
}

/** What an answer was worth. `reason` judges what was chosen; the puzzle itself holds every right answer. */
export interface Answered {
  readonly puzzle: string;
  readonly right: boolean;
  readonly reason: Reason;
  /** The time that counts, in milliseconds. */
  readonly millis: number;
  /** Slower than the pace that this kind is drilled for. */
  readonly slow: boolean;
  /** Points for this answer, combo and speed included. */
  readonly points: number;
  /** Milliseconds won (positive) or lost on the run's clock. */
  readonly clock: number;
  readonly strike: boolean;
  readonly rating: RatingChange | null;
  readonly run: RunView;
}

export interface Tally {
  readonly attempts: number;
  readonly right: number;
  /** Median time of right answers in milliseconds; null without any. */
  readonly medianMillis: number | null;
  /** Time between the lower and the upper quarter, in milliseconds: the smaller, the steadier. */
  readonly spreadMillis: number | null;
}

export interface FactTally extends Tally {
  readonly tile: string;
  /** Of the face as it is not turned. */
  readonly side: Direction;
  /** The table's direction towards which it was missed most of late, else met most of late. */
  readonly towards: Direction;
  /** The chance that the fact is still known now, from the flash cards; null if never met. */
  readonly recall: number | null;
}

export interface Best {
  readonly mode: Mode;
  /** Rush: minutes; else null. */
  readonly minutes: number | null;
  readonly score: number;
  /** ISO date. */
  readonly date: string;
}

/** A group of puzzles that is missed clearly more often than the other puzzles of its kind. */
export interface Finding {
  readonly kind: PuzzleKind;
  readonly theme: PuzzleTheme;
  readonly attempts: number;
  readonly right: number;
  /** The share of right answers to the kind's other puzzles, 0 to 1. */
  readonly elsewhere: number;
}

/** The dashboard of the chosen profile in a period. */
export interface Statistics {
  readonly period: Period;
  readonly kind: PuzzleKind | null;
  readonly total: Tally;
  /** What stands out as missed; null where nothing does. */
  readonly finding: Finding | null;
  readonly byKind: readonly ({ readonly kind: PuzzleKind } & Tally)[];
  readonly byTheme: readonly ({ readonly theme: PuzzleTheme } & Tally)[];
  readonly byDirection: readonly ({ readonly direction: Direction } & Tally)[];
  readonly byRotation: readonly ({ readonly rotation: Rotation } & Tally)[];
  /** Read puzzles of the built-in tiles, every tile and side that was met. */
  readonly facts: readonly FactTally[];
  /** Answered against right, where one symbol was asked and one was right. */
  readonly matrix: readonly { readonly answered: ChaseSymbol; readonly right: ChaseSymbol; readonly count: number }[];
  /** Day by day, oldest first, days without attempts left out: learning curve and calendar. */
  readonly days: readonly ({ readonly date: string } & Tally)[];
  /** The rating at the end of each day on which it changed. */
  readonly ratings: readonly { readonly date: string; readonly kind: PuzzleKind; readonly rating: number; readonly deviation: number }[];
  readonly bests: readonly Best[];
  /** Days in a row with at least one attempt, up to today, and the longest. */
  readonly streak: { readonly current: number; readonly longest: number };
  /** Runs left alone in the period, whose attempts are in none of these figures. */
  readonly leftOut: { readonly runs: number; readonly attempts: number };
}

/** Spread into the outputs of the contract. */
export interface DrillOutputs {
  'profile.list': Profiles;
  'profile.create': Profiles;
  'profile.rename': Profiles;
  'profile.choose': Profiles;
  'profile.remove': Profiles;
  'profile.export': Exported;
  'drill.start': RunView;
  'drill.answer': Answered;
  'drill.pause': RunView;
  'drill.resume': RunView;
  'drill.end': RunView;
  'drill.hint': HintGiven;
  'drill.current': RunView | null;
  'drill.daily': Daily;
  'drill.outlook': Outlook;
  'statistics.summary': Statistics;
  'statistics.csv': Exported;
}
