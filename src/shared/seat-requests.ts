/** Somebody takes a seat of the live match. */
import * as v from 'valibot';
import { MOST_SEATS } from './games';
import { SittingSchema } from './seats';

const match = v.pipe(v.string(), v.uuid());
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_SEATS - 1));

/** Spread into the contract's list of requests. */
export const SEAT_REQUESTS = {
  /**
   * Somebody sits down in place of whoever has the seat: between rounds, before a round's first event, or while time stands still. What
   * the seat has won stays. Refused with `not-between` at any other time, and with `sits-twice` for a player who sits at another seat.
   */
  'seat.take': v.strictObject({ match, seat, sitting: SittingSchema }),
} as const;

/** Spread into the outputs of the contract. */
export interface SeatOutputs {
  'seat.take': null;
}
