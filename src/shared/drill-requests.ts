/** Runs of puzzles between window and main process. */
import * as v from 'valibot';
import { MODES, type Answered, type Daily, type Outlook, type RunView } from './drill';
import { LaidSchema, PuzzleAnswerSchema, PuzzleGameSchema, PuzzleIdSchema, type HintGiven } from './puzzles';
import { RunOptionsSchema } from './run-options';

const uuid = v.pipe(v.string(), v.uuid());
const millis = v.pipe(v.number(), v.minValue(0), v.maxValue(86_400_000));
const run = v.strictObject({ run: uuid });
const ofGame = v.strictObject({ game: v.exactOptional(PuzzleGameSchema) });
const ofPuzzle = { run: uuid, puzzle: PuzzleIdSchema };

/** Spread into the contract's list of requests. */
export const DRILL_REQUESTS = {
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
  'drill.hint': v.strictObject({ ...ofPuzzle, laid: v.exactOptional(LaidSchema) }),
  /** The run that goes on, after the window was loaded anew. */
  'drill.current': v.strictObject({}),
  /** Today's rated daily try of the chosen profile in a game. */
  'drill.daily': ofGame,
  /** What awaits the chosen profile in a game: steps of the ramp, and weak spots. */
  'drill.outlook': ofGame,
} as const;

/** Spread into the outputs of the contract. */
export interface DrillOutputs {
  'drill.start': RunView;
  'drill.answer': Answered;
  'drill.pause': RunView;
  'drill.resume': RunView;
  'drill.end': RunView;
  'drill.hint': HintGiven;
  'drill.current': RunView | null;
  'drill.daily': Daily;
  'drill.outlook': Outlook;
}
