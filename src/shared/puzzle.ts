/**
 * Puzzles: the one place where their shape lives. The database, pack files and requests parse with these schemas. What
 * only the rules can tell (that the position is possible, that the answers are the right ones) is for the prover.
 *
 * A puzzle carries the faces of every tile that it names, so it never depends on the tile set of the day. Its id is made
 * from its position and question, so the same puzzle has the same id wherever it comes from.
 */
import * as v from 'valibot';
import {
  CellSchema,
  ColourSchema,
  DirectionSchema,
  EventSchema,
  RotationSchema,
  RoundSchema,
  RulesSchema,
  SymbolSchema,
  TileIdSchema,
  TileSchema,
} from './replay';

/** What is asked. */
export const PUZZLE_KINDS = ['read', 'trail', 'judge', 'place', 'pick', 'route'] as const;

/** What a puzzle trains, a closed list; a puzzle can have several. */
export const PUZZLE_THEMES = [
  'direction-n',
  'direction-e',
  'direction-s',
  'direction-w',
  'rotated',
  'joint-most',
  'close-count',
  'final-tile',
  're-read',
  'colour-out',
  'off-centre',
  'roadblock',
  'touching-old',
  'table-edge',
  'hideout-without-items',
  'two-paths',
] as const;

/** The longest text of a pack file that is read: sixteen million characters. */
export const LONGEST_PACK = 16_000_000;
/** The most puzzles that one pack holds. */
export const MOST_PUZZLES = 5000;
/** Tiles of one path, of one hand and of a row to pick from. */
export const MOST_PATH = 40;
export const MOST_HAND = 14;
export const MOST_CHOICES = 8;
/** Events of a round to judge. */
export const MOST_EVENTS = 200;

export const PuzzleKindSchema = v.picklist(PUZZLE_KINDS);
export const PuzzleThemeSchema = v.picklist(PUZZLE_THEMES);
export const PuzzleIdSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/, 'fault.puzzle-id-form'));
export const PlacementClauseSchema = v.picklist(['P1', 'P2', 'P3', 'P4', 'P6', 'P7', 'F3']);
export const MistakeClauseSchema = v.picklist(['P1', 'P2', 'P3', 'P4', 'P6', 'P7', 'F3', 'M3', 'M4']);

const path = v.picklist([0, 1]);
const position = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_PATH));
const millis = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3_600_000));
/** Puzzles lie on tables that a screen can show. */
const side = v.pipe(v.number(), v.integer(), v.minValue(3), v.maxValue(40));
const TableSchema = v.strictObject({ columns: side, rows: side });
const LyingSchema = v.strictObject({ tile: TileIdSchema, cell: CellSchema, rotation: RotationSchema });
const SpotSchema = v.strictObject({ cell: CellSchema, rotation: RotationSchema });
const OwnPathSchema = v.pipe(v.array(LyingSchema), v.maxLength(MOST_PATH));

/** Witnesses looking that way, by the symbol of their sector. */
const witnesses = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4));
export const WitnessCountsSchema = v.strictObject({
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
const tiles = { tiles: v.record(TileIdSchema, TileSchema) };

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

export const PuzzleMistakeSchema = v.strictObject({
  side: v.picklist(['runners', 'chasers']),
  path,
  position,
  clause: MistakeClauseSchema,
});

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
      v.array(
        v.strictObject({ cell: CellSchema, rotation: RotationSchema, clause: v.exactOptional(PlacementClauseSchema) }),
      ),
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

/** A puzzle as it stands in a pack: its tile ids are those of the pack's own table of faces. */
export const PackedPuzzleSchema = v.variant('kind', [
  v.strictObject(read),
  v.strictObject(trail),
  v.strictObject(judge),
  v.strictObject(place),
  v.strictObject(pick),
  v.strictObject(route),
]);

/** A pack file, `.puzzles.json`: puzzles with one table of the faces that they name. */
export const PackFileSchema = v.strictObject({
  format: v.literal('lookout-puzzles'),
  version: v.literal(1, 'fault.version'),
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  tiles: v.record(TileIdSchema, TileSchema),
  puzzles: v.pipe(v.array(PackedPuzzleSchema), v.minLength(1), v.maxLength(MOST_PUZZLES)),
});

/** A pack as the app works with it: every puzzle carries its own faces. */
export const PackSchema = v.strictObject({
  name: PackFileSchema.entries.name,
  puzzles: v.array(PuzzleSchema),
});

/** What a player answers, by kind. */
export const PuzzleAnswerSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('read'), symbol: SymbolSchema }),
  v.strictObject({
    kind: v.literal('trail'),
    /** In path order from the first tile (M1). `lying`: how many tiles lay when the marker was received (M5). */
    marks: v.pipe(
      v.array(v.strictObject({ symbol: SymbolSchema, lying: position })),
      v.maxLength(MOST_PATH),
    ),
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

export type PuzzleKind = v.InferOutput<typeof PuzzleKindSchema>;
export type PuzzleTheme = v.InferOutput<typeof PuzzleThemeSchema>;
export type WitnessCounts = v.InferOutput<typeof WitnessCountsSchema>;
export type Reading = v.InferOutput<typeof ReadingSchema>;
export type PuzzleMistake = v.InferOutput<typeof PuzzleMistakeSchema>;
export type LyingTile = v.InferOutput<typeof LyingSchema>;
export type Spot = v.InferOutput<typeof SpotSchema>;
export type Street = v.InferOutput<typeof StreetSchema>;
export type ReadPuzzle = v.InferOutput<typeof ReadPuzzleSchema>;
export type TrailPuzzle = v.InferOutput<typeof TrailPuzzleSchema>;
export type JudgePuzzle = v.InferOutput<typeof JudgePuzzleSchema>;
export type PlacePuzzle = v.InferOutput<typeof PlacePuzzleSchema>;
export type PickPuzzle = v.InferOutput<typeof PickPuzzleSchema>;
export type RoutePuzzle = v.InferOutput<typeof RoutePuzzleSchema>;
export type Puzzle = v.InferOutput<typeof PuzzleSchema>;
export type PackedPuzzle = v.InferOutput<typeof PackedPuzzleSchema>;
export type PackFile = v.InferOutput<typeof PackFileSchema>;
export type Pack = v.InferOutput<typeof PackSchema>;
export type PuzzleAnswer = v.InferOutput<typeof PuzzleAnswerSchema>;

/** A (tile, side) fact of the built-in set, such as `r07/e`: the side of the unturned face that is read towards. */
export type FactId = string;

/** What is said of an answer: whether it is right, and why, as data without words. */
export interface Grade {
  readonly right: boolean;
  readonly reason: Reason;
}

/** Why an answer is right or wrong, by kind. */
export type Reason =
  | { readonly kind: 'read'; readonly chosen: ChosenSymbol; readonly reading: Reading; readonly final: boolean }
  | { readonly kind: 'trail'; readonly marks: readonly GradedMark[]; readonly caught: boolean }
  | { readonly kind: 'judge'; readonly chosen: PuzzleMistake | null; readonly mistakes: readonly PuzzleMistake[] }
  | {
      readonly kind: 'place';
      /** Legal and not named. */
      readonly missed: readonly Spot[];
      /** Named and not legal; without a clause no hand could do it (P9). */
      readonly wrong: readonly (Spot & { readonly clause: string | null })[];
    }
  | { readonly kind: 'pick'; readonly missed: readonly string[]; readonly wrong: readonly string[] }
  | {
      readonly kind: 'route';
      /** The number of the way's tile at fault, from 0, with the clause; null where all are legal. */
      readonly fault: { readonly at: number; readonly clause: string } | null;
      readonly arrived: boolean;
      readonly length: number;
      readonly shortest: number;
    };

/** A symbol that was chosen: right, too few witnesses (M3, M4), or of a colour that is out (M6). */
export type ChosenSymbol = {
  readonly symbol: v.InferOutput<typeof SymbolSchema>;
  readonly ok: boolean;
  readonly clause: 'M3' | 'M4' | 'M6';
};

/** A marker of a trail as it is graded (M2 to M5). */
export interface GradedMark extends ChosenSymbol {
  readonly position: number;
  readonly final: boolean;
  readonly reading: Reading;
}
