/**
 * Puzzles: the one place where their shape lives. The database, pack files and requests parse with these schemas. What
 * only the rules can tell (that the position is possible, that the answers are the right ones) is for the prover.
 *
 * A puzzle carries the faces of every tile that it names, so it never depends on the tile set of the day. Its id is made
 * from its position and question, so the same puzzle has the same id wherever it comes from.
 */
import * as v from 'valibot';
import { byName } from '../by-name';
import { PuzzleIdSchema } from '../puzzle-frame';
import { PUZZLE_THEMES } from './puzzle-kinds';
import {
  LyingSchema,
  MOST_CHOICES,
  MOST_EVENTS,
  MOST_HAND,
  MOST_PATH,
  OwnPathSchema,
  PlacementClauseSchema,
  PuzzleMistakeSchema,
  PuzzleThemeSchema,
  ReadingSchema,
  SpotSchema,
  TableSchema,
  millis,
  path,
} from './puzzle-parts';
import {
  CellSchema,
  ColourSchema,
  DirectionSchema,
  EventSchema,
  RotationSchema,
  RoundSchema,
  RulesSchema,
  TileIdSchema,
  TileSchema,
} from './replay';

export { PUZZLE_KINDS, PUZZLE_THEMES } from './puzzle-kinds';
export { PuzzleKindSchema, PuzzleThemeSchema } from './puzzle-parts';
export type { LyingTile, PuzzleKind, PuzzleMistake, PuzzleTheme, Reading, Spot, WitnessCounts } from './puzzle-parts';
export type { ChosenSymbol, Grade, GradedMark, Reason } from './puzzle-grade';

const common = {
  id: PuzzleIdSchema,
  game: v.literal('chase'),
  themes: v.pipe(
    v.array(PuzzleThemeSchema),
    v.maxLength(PUZZLE_THEMES.length),
    v.check((themes) => new Set(themes).size === themes.length, 'fault.puzzle-theme-twice'),
  ),
  /** Difficulty on the Glicko scale: where the puzzle's rating starts. */
  rating: v.pipe(v.number(), v.integer(), v.minValue(100), v.maxValue(4000)),
  /** Where it comes from, in words for people. */
  source: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
};

/** The faces of every tile that position and question name, and of no other. */
const tiles = { tiles: byName(TileIdSchema, TileSchema) };

/** A street so far: one path, or two in a four-player round (F1). */
const StreetSchema = v.strictObject({
  table: TableSchema,
  prison: CellSchema,
  /** The tiles of each path in the order placed; Starting tiles first. */
  paths: v.pipe(v.array(OwnPathSchema), v.minLength(1), v.maxLength(2)),
});

/** One tile and the direction of the chase: which symbol? */
const read = {
  ...common,
  kind: v.literal('read'),
  position: v.strictObject({ tile: TileIdSchema, rotation: RotationSchema }),
  question: v.strictObject({
    /** To read towards, in the table's frame: to the next tile (M2), or where the Runner came from (M4). */
    direction: DirectionSchema,
    /** The tile is the last of its path, and `direction` the way it came from (M4). */
    final: v.boolean(),
    /** No marker of this colour is left (M6). */
    out: v.exactOptional(ColourSchema),
  }),
  answer: ReadingSchema,
};

/** A route that grows while it is read: a marker on tile after tile. */
const trail = {
  ...common,
  kind: v.literal('trail'),
  position: v.strictObject({
    table: TableSchema,
    prison: CellSchema,
    /** In the order placed; `t` is when each comes to lie, in milliseconds from the start, at an even pace of 1000. */
    path: v.pipe(
      v.array(v.strictObject({ tile: TileIdSchema, cell: CellSchema, rotation: RotationSchema, t: millis })),
      v.minLength(2),
      v.maxLength(MOST_PATH),
    ),
  }),
  question: v.strictObject({}),
  answer: v.strictObject({
    /** By position. `next`: as long as it has a next tile (M2); absent on the last. `final`: as the last of its path (M4). */
    tiles: v.pipe(
      v.array(v.strictObject({ next: v.exactOptional(ReadingSchema), final: ReadingSchema })),
      v.minLength(2),
      v.maxLength(MOST_PATH),
    ),
  }),
};

/** A round that can be gone through in a minute; what is longer is no puzzle. */
const ShortRoundSchema = v.strictObject({
  ...RoundSchema.entries,
  events: v.pipe(v.array(EventSchema), v.maxLength(MOST_EVENTS)),
});

/** A finished round: the first mistake, or none. */
const judge = {
  ...common,
  kind: v.literal('judge'),
  position: v.strictObject({ rules: RulesSchema, round: ShortRoundSchema }),
  question: v.strictObject({}),
  /** The mistakes at the smallest position (J5, F6): empty without one, two where both sides' first are there; naming one is right. */
  answer: v.strictObject({ mistakes: v.pipe(v.array(PuzzleMistakeSchema), v.maxLength(2)) }),
};

/** A tile in hand: every legal cell and rotation, or none. */
const place = {
  ...common,
  kind: v.literal('place'),
  position: StreetSchema,
  question: v.strictObject({ tile: TileIdSchema, path }),
  answer: v.strictObject({
    /** Everything that a hand can do (P9): legal without a clause, else the first clause that it breaks. */
    tries: v.pipe(
      v.array(v.strictObject({ cell: CellSchema, rotation: RotationSchema, clause: v.exactOptional(PlacementClauseSchema) })),
      v.maxLength(16),
    ),
  }),
};

/** Which of these tiles fit at the path's end at all? */
const pick = {
  ...common,
  kind: v.literal('pick'),
  position: StreetSchema,
  question: v.strictObject({
    tiles: v.pipe(v.array(TileIdSchema), v.minLength(2), v.maxLength(MOST_CHOICES)),
    path,
  }),
  answer: v.strictObject({
    /** By tile in the question's order: how it fits, or the clauses that stand in the way. */
    tiles: v.pipe(
      v.array(
        v.strictObject({
          tile: TileIdSchema,
          spots: v.pipe(v.array(SpotSchema), v.maxLength(16)),
          clauses: v.pipe(v.array(PlacementClauseSchema), v.maxLength(7)),
        }),
      ),
      v.minLength(2),
      v.maxLength(MOST_CHOICES),
    ),
  }),
};

/** The fewest tiles of this hand to a Hideout. */
const route = {
  ...common,
  kind: v.literal('route'),
  position: StreetSchema,
  question: v.strictObject({ hand: v.pipe(v.array(TileIdSchema), v.minLength(1), v.maxLength(MOST_HAND)) }),
  answer: v.strictObject({
    /** Tiles to place, the Hideout included. */
    length: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_HAND)),
    /** One way of that length; any other counts as well. */
    way: v.pipe(v.array(LyingSchema), v.minLength(1), v.maxLength(MOST_HAND)),
  }),
};

/** The fields of each kind of puzzle, without the faces of its tiles. */
export const FIELDS = { read, trail, judge, place, pick, route } as const;

const ReadPuzzleSchema = v.strictObject({ ...read, ...tiles });
const TrailPuzzleSchema = v.strictObject({ ...trail, ...tiles });
const JudgePuzzleSchema = v.strictObject({ ...judge, ...tiles });
const PlacePuzzleSchema = v.strictObject({ ...place, ...tiles });
const PickPuzzleSchema = v.strictObject({ ...pick, ...tiles });
const RoutePuzzleSchema = v.strictObject({ ...route, ...tiles });

export const PuzzleSchema = v.variant('kind', [
  ReadPuzzleSchema,
  TrailPuzzleSchema,
  JudgePuzzleSchema,
  PlacePuzzleSchema,
  PickPuzzleSchema,
  RoutePuzzleSchema,
]);

export type Street = v.InferOutput<typeof StreetSchema>;
export type ReadPuzzle = v.InferOutput<typeof ReadPuzzleSchema>;
export type TrailPuzzle = v.InferOutput<typeof TrailPuzzleSchema>;
export type JudgePuzzle = v.InferOutput<typeof JudgePuzzleSchema>;
export type PlacePuzzle = v.InferOutput<typeof PlacePuzzleSchema>;
export type PickPuzzle = v.InferOutput<typeof PickPuzzleSchema>;
export type RoutePuzzle = v.InferOutput<typeof RoutePuzzleSchema>;
export type Puzzle = v.InferOutput<typeof PuzzleSchema>;
