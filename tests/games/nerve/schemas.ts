/** Nerve's schemas: of a replay file and all that stands in one. */
import * as v from 'valibot';
import {
  ABOUT,
  HEAD,
  MillisSchema,
  playerSchema,
  playersSchema,
  roundSchema,
  roundsSchema,
  seatSchema,
  swapsSchema,
} from '../../../src/shared/replay-frame';
import { SittingSchema } from '../../../src/shared/seats';
import type { TableSnapshot } from '../../../src/shared/table';
import { HIGHEST_CARD, SEATS } from './rules';

const card = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(HIGHEST_CARD));
const at = { t: MillisSchema, seat: seatSchema(SEATS) };

export const RulesSchema = v.strictObject({ pointsToWin: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20)) });
export const EventSchema = v.variant('type', [
  v.strictObject({ ...at, type: v.literal('draw'), card }),
  v.strictObject({ ...at, type: v.literal('stop') }),
]);
export const ActSchema = v.variant('type', [v.strictObject({ type: v.literal('draw') }), v.strictObject({ type: v.literal('stop') })]);

const deal = { cards: v.pipe(v.array(card), v.minLength(SEATS.fewest), v.maxLength(SEATS.most)) };
export const DealSchema = v.strictObject(deal);

const PlayerSchema = playerSchema({});
export const ReplaySchema = v.strictObject({
  ...HEAD,
  game: v.literal('nerve'),
  ...ABOUT,
  players: playersSchema(SEATS, PlayerSchema),
  rules: RulesSchema,
  rounds: roundsSchema(v.strictObject({ ...roundSchema(deal, EventSchema).entries, swaps: swapsSchema(SEATS, PlayerSchema) })),
});
export type NerveReplay = v.InferOutput<typeof ReplaySchema>;

/** What stands in a match of Nerve beside its rounds. */
const HeaderSchema = v.omit(ReplaySchema, ['format', 'version', 'id', 'rounds']);

const game = v.literal('nerve');
const seed = v.exactOptional(v.pipe(v.string(), v.minLength(1), v.maxLength(64)));
const rules = v.exactOptional(RulesSchema);

/** Nerve in the list of games. */
export const NERVE = {
  id: 'nerve',
  seats: SEATS,
  rules: RulesSchema,
  replay: ReplaySchema,
  parts: {},
  header: HeaderSchema,
  player: PlayerSchema,
  tiles: null,
  deal: DealSchema,
  event: EventSchema,
  outcome: v.strictObject({ winners: v.array(seatSchema(SEATS)) }),
  late: null,
  act: ActSchema,
  question: null,
  /** Against four bots of a level. */
  start: v.strictObject({
    game,
    level: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10)),
    guest: v.exactOptional(v.string()),
    seed,
    assist: v.exactOptional(v.boolean()),
    rules,
  }),
  arrange: v.strictObject({
    game,
    seats: v.pipe(v.array(SittingSchema), v.minLength(SEATS.fewest), v.maxLength(SEATS.most)),
    seed,
    rules,
  }),
  refusals: {
    'round-over': 'words',
    'no-such-seat': { never: 'The table knows its seats before it asks the rules.' },
    'not-your-turn': 'words',
    'time-falls': { never: 'The table stamps every act by its own clock.' },
  },
  table: undefined as TableSnapshot | undefined,
} as const;
