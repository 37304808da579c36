/** What drills of Chase bring to the list of games. */
import * as v from 'valibot';
import type { PuzzleSchemas } from '../puzzle-frame';
import type { Hint } from './hint';
import { PuzzleSchema, PUZZLE_KINDS, PUZZLE_THEMES, type Reason } from './puzzle';
import { PuzzleAnswerSchema } from './puzzle-answer';
import { LyingSchema, MOST_HAND } from './puzzle-parts';
import { DirectionSchema, RotationSchema, SymbolSchema, TileIdSchema } from './replay';

/**
 * A built-in tile read from one side, which is that of the face as it is not turned: what flash cards are kept for. With
 * `towards` as it lies when that side looks this way on the table, else turned any way.
 */
const FactSchema = v.strictObject({ tile: TileIdSchema, side: DirectionSchema, towards: v.exactOptional(DirectionSchema) });
export type FaceFact = v.InferOutput<typeof FactSchema>;

const schemas = {
  kinds: PUZZLE_KINDS,
  themes: PUZZLE_THEMES,
  puzzle: PuzzleSchema,
  answer: PuzzleAnswerSchema,
  laid: v.pipe(v.array(LyingSchema), v.maxLength(MOST_HAND)),
  fact: FactSchema,
  /** Each side of each face that can be read. */
  mostFacts: 124,
  directions: DirectionSchema.options,
  rotations: RotationSchema.options,
  symbols: SymbolSchema.options,
} as const satisfies PuzzleSchemas;

export const CHASE_DRILLS: typeof schemas & { readonly said?: { readonly hint: Hint; readonly reason: Reason } } = schemas;
