/** What puzzles are made of: limits, and the shapes that several kinds share. */
import * as v from 'valibot';
import { PUZZLE_KINDS, PUZZLE_THEMES } from './puzzle-kinds';
import { CellSchema, DirectionSchema, RotationSchema, SymbolSchema, TileIdSchema } from './replay';

/** Tiles of one path, of one hand and of a row to pick from. */
export const MOST_PATH = 40;
export const MOST_HAND = 14;
export const MOST_CHOICES = 8;
/** Events of a round to judge. */
export const MOST_EVENTS = 200;

export const PuzzleKindSchema = v.picklist(PUZZLE_KINDS);
export const PuzzleThemeSchema = v.picklist(PUZZLE_THEMES);
export const PlacementClauseSchema = v.picklist(['P1', 'P2', 'P3', 'P4', 'P6', 'P7', 'F3']);
const MistakeClauseSchema = v.picklist(['P1', 'P2', 'P3', 'P4', 'P6', 'P7', 'F3', 'M3', 'M4']);

export const path = v.picklist([0, 1]);
export const position = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_PATH));
export const millis = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3_600_000));
/** Puzzles lie on tables that a screen can show. */
const side = v.pipe(v.number(), v.integer(), v.minValue(3), v.maxValue(40));
export const TableSchema = v.strictObject({ columns: side, rows: side });
export const LyingSchema = v.strictObject({ tile: TileIdSchema, cell: CellSchema, rotation: RotationSchema });
export const SpotSchema = v.strictObject({ cell: CellSchema, rotation: RotationSchema });
export const OwnPathSchema = v.pipe(v.array(LyingSchema), v.maxLength(MOST_PATH));

/** Witnesses looking that way, by the symbol of their sector. */
const witnesses = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4));
const WitnessCountsSchema = v.strictObject({
  diamond: witnesses,
  square: witnesses,
  star: witnesses,
  triangle: witnesses,
});

const RightSymbolsSchema = v.pipe(v.array(SymbolSchema), v.minLength(1), v.maxLength(4));

/** How a tile is read and why: the direction of the table's frame (M2, M4), the counts (M3), the right symbols. */
export const ReadingSchema = v.strictObject({
  direction: DirectionSchema,
  /** Alphabetically; without those whose colour has run out (M6). */
  symbols: RightSymbolsSchema,
  counts: WitnessCountsSchema,
});

export const PuzzleMistakeSchema = v.strictObject({
  side: v.picklist(['runners', 'chasers']),
  path,
  position,
  clause: MistakeClauseSchema,
});

export type PuzzleKind = v.InferOutput<typeof PuzzleKindSchema>;
export type PuzzleTheme = v.InferOutput<typeof PuzzleThemeSchema>;
export type WitnessCounts = v.InferOutput<typeof WitnessCountsSchema>;
export type Reading = v.InferOutput<typeof ReadingSchema>;
export type PuzzleMistake = v.InferOutput<typeof PuzzleMistakeSchema>;
export type LyingTile = v.InferOutput<typeof LyingSchema>;
export type Spot = v.InferOutput<typeof SpotSchema>;
