/** Where a match comes from that was begun in the midst of a saved one. */
import * as v from 'valibot';

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The moment of a saved round from which another one was begun: the match, its round from 1, and after how many of its events. */
export const OriginSchema = v.strictObject({
  match: v.pipe(v.string(), v.maxLength(1000)),
  round: v.pipe(whole, v.minValue(1)),
  event: whole,
});
export type Origin = v.InferOutput<typeof OriginSchema>;
