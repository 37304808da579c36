/** Packs of puzzles: as they stand in files, where puzzles share one table of faces, and as the app works with them. */
import * as v from 'valibot';
import { byName } from '../by-name';
import { MOST_PUZZLES } from '../puzzle-frame';
import { FIELDS, type Puzzle } from './puzzle';
import { TileIdSchema, TileSchema } from './replay';

/** A puzzle as it stands in a pack: its tile ids are those of the pack's own table of faces. */
const PackedPuzzleSchema = v.variant('kind', [
  v.strictObject(FIELDS.read),
  v.strictObject(FIELDS.trail),
  v.strictObject(FIELDS.judge),
  v.strictObject(FIELDS.place),
  v.strictObject(FIELDS.pick),
  v.strictObject(FIELDS.route),
]);

/** A pack file, `.puzzles.json`: puzzles with one table of the faces that they name. */
export const PackFileSchema = v.strictObject({
  format: v.literal('lookout-puzzles'),
  version: v.literal(1, 'fault.version'),
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  tiles: byName(TileIdSchema, TileSchema),
  puzzles: v.pipe(v.array(PackedPuzzleSchema), v.minLength(1), v.maxLength(MOST_PUZZLES)),
});

export type PackedPuzzle = v.InferOutput<typeof PackedPuzzleSchema>;
export type PackFile = v.InferOutput<typeof PackFileSchema>;

/** A pack as the app works with it: every puzzle carries its own faces. */
export interface ChasePack {
  readonly name: string;
  readonly puzzles: readonly Puzzle[];
}
