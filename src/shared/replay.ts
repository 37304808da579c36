/**
 * The replay format, version 1: the one place where its shape lives. Files, the database and the command line parse
 * with this schema; `docs/replay.schema.json` is made from it. What only the rules can tell (a cell beside the path's
 * end, a tile used twice) is checked by folding the events through the engine.
 */
import * as v from 'valibot';
import { byName } from './by-name';
import { MomentSchema } from './moment';

const whole = v.pipe(v.number(), v.integer());
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
/** No table, round or clock gets near this; it keeps sums exact and loops short. */
const LARGEST = 1_000_000_000;
/** No evening has so many; whoever reads a file of somebody else's must be done with it soon. */
export const MOST_TILES = 1000;
export const MOST_ROUNDS = 1000;
export const MOST_ROUND_EVENTS = 10_000;
/** Of a text that nobody types, such as a seed. */
const LONGEST_TEXT = 10_000;
const millis = v.pipe(count, v.maxValue(LARGEST));
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3));
const path = v.exactOptional(v.picklist([0, 1]));

export const DirectionSchema = v.picklist(['n', 'e', 's', 'w']);
export const SymbolSchema = v.picklist(['diamond', 'square', 'star', 'triangle']);
export const ColourSchema = v.picklist(['red', 'blue']);
export const ItemSchema = v.picklist(['map', 'money', 'keys']);
export const RotationSchema = v.picklist([0, 90, 180, 270]);
export const RoleSchema = v.picklist(['runner', 'chaser']);
export const CellSchema = v.strictObject({ x: whole, y: whole });
export const TileIdSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

const ExitSchema = v.strictObject({
  at: v.picklist(['left', 'centre', 'right']),
  end: v.picklist(['open', 'trees', 'roadblock']),
});

const SectorSchema = v.strictObject({
  symbol: SymbolSchema,
  witnesses: v.pipe(v.array(DirectionSchema), v.minLength(1), v.maxLength(4)),
});

const ExitsSchema = v.strictObject({
  n: v.exactOptional(ExitSchema),
  e: v.exactOptional(ExitSchema),
  s: v.exactOptional(ExitSchema),
  w: v.exactOptional(ExitSchema),
});

/** C2: every symbol once a tile. */
const SectorsSchema = v.pipe(
  v.strictObject({ nw: SectorSchema, ne: SectorSchema, se: SectorSchema, sw: SectorSchema }),
  v.check((s) => new Set([s.nw.symbol, s.ne.symbol, s.se.symbol, s.sw.symbol]).size === 4, 'fault.symbols-once'),
);

const StreetTileSchema = v.strictObject({
  kind: v.picklist(['route', 'start']),
  item: v.exactOptional(ItemSchema),
  exits: ExitsSchema,
  sectors: SectorsSchema,
});

const HideoutTileSchema = v.strictObject({ kind: v.literal('hideout'), exits: ExitsSchema });

export const TileSchema = v.variant('kind', [StreetTileSchema, HideoutTileSchema]);

const name = v.pipe(v.string(), v.maxLength(200));

const PlayerSchema = v.variant('kind', [
  v.strictObject({ name, kind: v.literal('human'), assist: v.exactOptional(v.boolean()) }),
  v.strictObject({
    name,
    kind: v.literal('bot'),
    level: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10))),
    assist: v.exactOptional(v.boolean()),
  }),
]);

const size = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000));

export const RulesSchema = v.strictObject({
  startingTiles: v.picklist([2, 3]),
  perfectPlan: v.boolean(),
  pointsToWin: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)),
  table: v.strictObject({ columns: size, rows: size }),
});

const at = { t: millis, seat };

export const EventSchema = v.variant('type', [
  v.strictObject({
    ...at,
    type: v.literal('place'),
    tile: TileIdSchema,
    cell: CellSchema,
    rotation: RotationSchema,
    path,
  }),
  v.strictObject({ ...at, type: v.literal('mark'), symbol: SymbolSchema, path }),
  v.strictObject({ ...at, type: v.literal('switch-pile') }),
  v.strictObject({ ...at, type: v.literal('lose-trail'), colour: ColourSchema, path }),
  v.strictObject({ ...at, type: v.literal('give-up') }),
  v.strictObject({ ...at, type: v.literal('exchange'), with: seat }),
  v.strictObject({
    ...at,
    type: v.literal('hand-over'),
    to: seat,
    colour: ColourSchema,
    count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(15)),
  }),
  v.strictObject({ ...at, type: v.literal('pause') }),
  v.strictObject({ ...at, type: v.literal('resume') }),
]);

const pile = v.pipe(v.array(TileIdSchema), v.maxLength(MOST_TILES));

export const RoundSchema = v.strictObject({
  roles: v.pipe(v.array(RoleSchema), v.minLength(2), v.maxLength(4)),
  prison: CellSchema,
  piles: v.exactOptional(v.pipe(v.array(pile), v.maxLength(2))),
  starts: v.exactOptional(v.pipe(v.array(pile), v.maxLength(2))),
  chases: v.exactOptional(v.pipe(v.array(seat), v.length(2))),
  events: v.pipe(v.array(EventSchema), v.maxLength(MOST_ROUND_EVENTS)),
});

export const ReplaySchema = v.strictObject({
  format: v.literal('lookout-replay'),
  version: v.literal(1, 'fault.version'),
  game: v.literal('chase'),
  id: v.exactOptional(v.pipe(v.string(), v.uuid())),
  startedAt: MomentSchema,
  seed: v.exactOptional(v.pipe(v.string(), v.maxLength(LONGEST_TEXT))),
  random: v.exactOptional(v.pipe(v.string(), v.maxLength(LONGEST_TEXT))),
  players: v.pipe(v.array(PlayerSchema), v.minLength(2), v.maxLength(4)),
  rules: RulesSchema,
  tiles: v.pipe(byName(TileIdSchema, TileSchema), v.maxEntries(MOST_TILES, 'fault.tiles-most')),
  rounds: v.pipe(v.array(RoundSchema), v.maxLength(MOST_ROUNDS)),
});

export type Direction = v.InferOutput<typeof DirectionSchema>;
export type ChaseSymbol = v.InferOutput<typeof SymbolSchema>;
export type Colour = v.InferOutput<typeof ColourSchema>;
export type Item = v.InferOutput<typeof ItemSchema>;
export type Rotation = v.InferOutput<typeof RotationSchema>;
export type Role = v.InferOutput<typeof RoleSchema>;
export type Cell = v.InferOutput<typeof CellSchema>;
export type Exit = v.InferOutput<typeof ExitSchema>;
export type Sector = v.InferOutput<typeof SectorSchema>;
export type Sectors = v.InferOutput<typeof SectorsSchema>;
export type Tile = v.InferOutput<typeof TileSchema>;
export type TileId = string;
export type Player = v.InferOutput<typeof PlayerSchema>;
export type Rules = v.InferOutput<typeof RulesSchema>;
export type RoundEvent = v.InferOutput<typeof EventSchema>;
export type ReplayRound = v.InferOutput<typeof RoundSchema>;
export type Replay = v.InferOutput<typeof ReplaySchema>;
