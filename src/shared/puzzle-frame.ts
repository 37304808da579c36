/** What puzzles of all games have in common, as pieces from which each game makes the schemas of its own. */
import * as v from 'valibot';

/** The longest text of a pack file that is read: sixteen million characters. */
export const LONGEST_PACK = 16_000_000;
/** The most puzzles that one pack holds. */
export const MOST_PUZZLES = 5000;

/** Made from what a puzzle asks, so that the same puzzle has the same id wherever it comes from. */
export const PuzzleIdSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/, 'fault.puzzle-id-form'));

/** What a game's drills bring across the border between window and main process: each schema is told once. */
export interface PuzzleSchemas {
  /** What is asked; no two games have one of the same name. */
  readonly kinds: readonly string[];
  /** What a puzzle trains. */
  readonly themes: readonly string[];
  readonly puzzle: v.GenericSchema;
  readonly answer: v.GenericSchema;
  /** What is laid of an answer so far, for kinds whose hints go by that. */
  readonly laid: v.GenericSchema;
  /** What flash cards are kept for, as somebody asks to drill it. */
  readonly fact: v.GenericSchema;
  readonly mostFacts: number;
  /** How a reading lies, as it is counted in the statistics: the table's direction, the turn, and what was chosen. */
  readonly directions: readonly string[];
  readonly rotations: readonly number[];
  readonly symbols: readonly string[];
  /** Types of what main alone says, and so need no schema: never there. */
  readonly said?: { readonly hint: unknown; readonly reason: unknown };
}
