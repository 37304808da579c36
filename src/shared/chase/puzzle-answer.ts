/** What a player answers to a puzzle. */
import * as v from 'valibot';
import { LyingSchema, MOST_CHOICES, MOST_HAND, MOST_PATH, PuzzleMistakeSchema, SpotSchema, position } from './puzzle-parts';
import { SymbolSchema, TileIdSchema } from './replay';

/** By the puzzle's kind. */
export const PuzzleAnswerSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('read'), symbol: SymbolSchema }),
  v.strictObject({
    kind: v.literal('trail'),
    /** In path order from the first tile (M1). `lying`: how many tiles lay when the marker was received (M5). */
    marks: v.pipe(v.array(v.strictObject({ symbol: SymbolSchema, lying: position })), v.maxLength(MOST_PATH)),
  }),
  v.strictObject({
    kind: v.literal('judge'),
    /** Empty: there is none. Else the one that is meant. */
    mistakes: v.pipe(v.array(PuzzleMistakeSchema), v.maxLength(1)),
  }),
  v.strictObject({ kind: v.literal('place'), spots: v.pipe(v.array(SpotSchema), v.maxLength(16)) }),
  v.strictObject({ kind: v.literal('pick'), tiles: v.pipe(v.array(TileIdSchema), v.maxLength(MOST_CHOICES)) }),
  v.strictObject({ kind: v.literal('route'), way: v.pipe(v.array(LyingSchema), v.maxLength(MOST_HAND)) }),
]);

export type PuzzleAnswer = v.InferOutput<typeof PuzzleAnswerSchema>;
