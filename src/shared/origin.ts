/** Where a match comes from that was begun from a saved one: in the midst of a round, or as a race over its deal. */
import * as v from 'valibot';
import { MillisSchema, playerSchema } from './replay-frame';

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));

/**
 * What is raced: how far a seat of the saved round had come by when, who sat there, and how it came out. Counts and times alone, and kept with
 * the new match, which goes on when the other is deleted.
 */
export const GhostSchema = v.strictObject({
  seat: whole,
  player: playerSchema({}),
  steps: v.array(v.strictObject({ t: MillisSchema, n: whole })),
  /** When its last event happened. */
  end: MillisSchema,
  mistakes: whole,
  /** Null where nobody won, or it was left. */
  won: v.nullable(v.boolean()),
});
export type Ghost = v.InferOutput<typeof GhostSchema>;

/**
 * The moment of a saved round from which another one was begun: the match, its round from 1, and after how many of its events. With a `ghost`
 * it is a race over the same deal.
 */
export const OriginSchema = v.strictObject({
  match: v.pipe(v.string(), v.maxLength(1000)),
  round: v.pipe(whole, v.minValue(1)),
  event: whole,
  ghost: v.exactOptional(GhostSchema),
});
export type Origin = v.InferOutput<typeof OriginSchema>;
