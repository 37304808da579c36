/** Nerve's schemas: of a replay file and all that stands in one. */
import * as v from 'valibot';
import { ABOUT, HEAD, MillisSchema, playersSchema, roundSchema, roundsSchema, seatSchema } from '../../../src/shared/replay-frame';
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

export const ReplaySchema = v.strictObject({
  ...HEAD,
  game: v.literal('nerve'),
  ...ABOUT,
  players: playersSchema(SEATS, {}),
  rules: RulesSchema,
  rounds: roundsSchema(roundSchema(deal, EventSchema)),
});
export type NerveReplay = v.InferOutput<typeof ReplaySchema>;
