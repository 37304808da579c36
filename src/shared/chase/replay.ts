/**
 * What a replay of Chase holds: tiles, rules, rounds as dealt and events. Files, the database and the command line parse with
 * these schemas. What only the rules can tell (a cell beside the path's end, a tile used twice) is checked by folding the
 * events through them.
 */
import * as v from 'valibot';
import { ENDINGS } from '../../rules/chase/round';
import { SEATS } from '../../rules/chase/seats';
import { byName } from '../by-name';
import {
  ABOUT,
  HEAD,
  MillisSchema,
  MOST_TILES,
  playerSchema,
  playersSchema,
  roundSchema,
  roundsSchema,
  seatSchema,
  swapsSchema,
} from '../replay-frame';

const whole = v.pipe(v.number(), v.integer());
const seat = seatSchema(SEATS);
const path = v.exactOptional(v.picklist([0, 1]));

export const DirectionSchema = v.picklist(['n', 'e', 's', 'w']);
export const SymbolSchema = v.picklist(['diamond', 'square', 'star', 'triangle']);
export const ColourSchema = v.picklist(['red', 'blue']);
export const ItemSchema = v.picklist(['map', 'money', 'keys']);
export const RotationSchema = v.picklist([0, 90, 180, 270]);
export const RoleSchema = v.picklist(['runner', 'chaser']);
export const CellSchema = v.strictObject({ x: whole, y: whole });
/** Of a tile in its path, from 1. */
export const PositionSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_TILES));
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

const size = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000));

export const RulesSchema = v.strictObject({
  startingTiles: v.picklist([2, 3]),
  perfectPlan: v.boolean(),
  pointsToWin: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)),
  table: v.strictObject({ columns: size, rows: size }),
});

const at = { t: MillisSchema, seat };

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
  /** F4: on the side, by a seat whose path is over: of the other path, positions counted from 1. */
  v.strictObject({ ...at, type: v.literal('guess'), position: PositionSchema, symbol: SymbolSchema }),
  v.strictObject({ ...at, type: v.literal('pause') }),
  v.strictObject({ ...at, type: v.literal('resume') }),
]);

const pile = v.pipe(v.array(TileIdSchema), v.maxLength(MOST_TILES));

const deal = {
  roles: v.pipe(v.array(RoleSchema), v.minLength(SEATS.fewest), v.maxLength(SEATS.most)),
  prison: CellSchema,
  piles: v.exactOptional(v.pipe(v.array(pile), v.maxLength(2))),
  starts: v.exactOptional(v.pipe(v.array(pile), v.maxLength(2))),
  chases: v.exactOptional(v.pipe(v.array(seat), v.length(2))),
};

/** A round as dealt. */
export const DealSchema = v.strictObject(deal);
export const RoundSchema = roundSchema(deal, EventSchema);

export const PlayerSchema = playerSchema({ assist: v.exactOptional(v.boolean()), gentle: v.exactOptional(v.boolean()) });
const PlayersSchema = playersSchema(SEATS, PlayerSchema);

/** A round of a match, in which somebody may have taken another's seat. */
const PlayedRoundSchema = v.strictObject({ ...RoundSchema.entries, swaps: swapsSchema(SEATS, PlayerSchema) });

export const TilesSchema = v.pipe(byName(TileIdSchema, TileSchema), v.maxEntries(MOST_TILES, 'fault.tiles-most'));

export const ReplaySchema = v.strictObject({
  ...HEAD,
  game: v.literal('chase'),
  ...ABOUT,
  players: PlayersSchema,
  rules: RulesSchema,
  tiles: TilesSchema,
  rounds: roundsSchema(PlayedRoundSchema),
});

/** The parts of a file that have a name of their own where the format is published. */
export const PARTS = {
  direction: DirectionSchema,
  symbol: SymbolSchema,
  colour: ColourSchema,
  item: ItemSchema,
  rotation: RotationSchema,
  role: RoleSchema,
  cell: CellSchema,
  tileId: TileIdSchema,
  tile: TileSchema,
  rules: RulesSchema,
  event: EventSchema,
  round: PlayedRoundSchema,
};

/** What stands in a match of Chase beside its rounds and faces. */
export const HeaderSchema = v.omit(ReplaySchema, ['format', 'version', 'id', 'tiles', 'rounds']);

/** How a round ended, as it was judged then. */
export const OutcomeSchema = v.strictObject({
  ending: v.picklist(ENDINGS),
  winner: v.nullable(v.picklist(['runners', 'chasers'])),
  award: v.nullable(v.picklist(['perfect', 'small'])),
});

const pathTime = v.strictObject({ path: v.picklist([0, 1]), t: v.pipe(v.number(), v.integer(), v.minValue(0)) });

/** What reached the table just after the round's end, on either path. */
export const LateSchema = v.strictObject({ tile: v.exactOptional(pathTime), mark: v.exactOptional(pathTime) });

export type Direction = v.InferOutput<typeof DirectionSchema>;
export type ChaseSymbol = v.InferOutput<typeof SymbolSchema>;
export type Colour = v.InferOutput<typeof ColourSchema>;
export type Item = v.InferOutput<typeof ItemSchema>;
export type Rotation = v.InferOutput<typeof RotationSchema>;
export type Role = v.InferOutput<typeof RoleSchema>;
export type Cell = v.InferOutput<typeof CellSchema>;
export type Exit = v.InferOutput<typeof ExitSchema>;
export type Sectors = v.InferOutput<typeof SectorsSchema>;
export type Tile = v.InferOutput<typeof TileSchema>;
export type TileId = string;
export type Player = v.InferOutput<typeof PlayerSchema>;
export type Rules = v.InferOutput<typeof RulesSchema>;
export type RoundEvent = v.InferOutput<typeof EventSchema>;
export type Deal = v.InferOutput<typeof DealSchema>;
export type ReplayRound = v.InferOutput<typeof PlayedRoundSchema>;
export type Replay = v.InferOutput<typeof ReplaySchema>;
