/**
 * Drills as the window shows them. A run lives in the main process with its clock, score and choice of puzzles; the window shows
 * the puzzle, times the answer and sends it.
 */
import type { Mode } from './modes';
import type { Puzzle, PuzzleKind, Reason } from './puzzles';
import type { RampStep } from './ramp';
import type { RunOptions } from './run-options';

export { MODES, type Mode } from './modes';

/** The mark of a run's clock: what is left or spent at the moment of the answer; the window counts on from there. */
interface RunClock {
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
  /** Those of them that were mistakes in rounds, kept as puzzles within the last seven days. */
  readonly mistakes: number;
}

/** How a run ended. */
export type RunEnding = 'done' | 'time-up' | 'struck-out' | 'left' | 'idle';

/** What can be told when a run is over. */
export interface RunResult {
  readonly ending: RunEnding;
  /** False for runs that were left alone: they are in no statistics and change no rating, and the window says so. */
  readonly counted: boolean;
  readonly accuracy: number;
  /** Of the right answers without a hint, read off as the statistics read it; null without any. */
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

/**
 * Whether a run judges how fast an answer was: never where no clock runs, as in practice, which waits for everybody, and in calm runs.
 * Faces that were chosen come until they are known fast, too, so that practice has a clock.
 */
export function judgesPace({ mode, options }: Pick<RunView, 'mode' | 'options'>): boolean {
  return options.noClock !== true && (mode !== 'practice' || options.facts !== undefined);
}

/** Modes whose answers are told by how long they took, with nothing that counts down: their clock counts up. */
const COUNTED_UP: readonly Mode[] = ['practice', 'weak-spots', 'mistakes', 'custom'];

/** Whether a run shows a clock: what is left of it, or where its pace is judged without an end what was spent. */
export function showsClock(run: Pick<RunView, 'mode' | 'options' | 'clock'>): boolean {
  return run.options.noClock !== true && (run.clock.left !== null || (COUNTED_UP.includes(run.mode) && judgesPace(run)));
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
