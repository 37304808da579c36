/** How a match of Chase is asked for: the schemas by which a wish for one comes in from the window. */
import * as v from 'valibot';
import { SEATS } from '../../rules/chase/seats';
import { VariantsSchema } from './match-choice';
import { SittingSchema } from '../seats';
import { FollowingSchema } from './following';

const level = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10));
const game = v.exactOptional(v.literal('chase'));
const seed = v.exactOptional(v.pipe(v.string(), v.minLength(1), v.maxLength(64)));

/** A new two-player match against a bot, or between two to four bots to watch. */
export const QuickSchema = v.strictObject({
  game,
  role: v.picklist(['runner', 'chaser', 'watch']),
  /** The bot's level; when watching, the Runner's. */
  level,
  /** When watching: the Chasers' level. */
  chaserLevel: v.exactOptional(level),
  /** When watching: how many bots play; 2 if left out. */
  players: v.exactOptional(v.picklist([2, 3, 4])),
  /** Somebody plays by this name who is in nobody's record, empty for one without a name; left out: the chosen profile. */
  guest: v.exactOptional(v.pipe(v.string(), v.trim(), v.maxLength(40))),
  seed,
  assist: v.exactOptional(v.boolean()),
  /** The bot takes its time, so that whoever plays a first round can read and count. */
  gentle: v.exactOptional(v.literal(true)),
  rules: v.exactOptional(
    v.strictObject({
      startingTiles: v.picklist([2, 3]),
      perfectPlan: v.boolean(),
      pointsToWin: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20)),
    }),
  ),
});
export type Quick = v.InferOutput<typeof QuickSchema>;

/** A new match of two to four seats, clockwise, in any mix of people and bots. Nobody sits twice. */
export const ArrangeSchema = v.strictObject({
  game,
  seats: v.pipe(v.array(SittingSchema), v.minLength(SEATS.fewest), v.maxLength(SEATS.most)),
  /** Who chases first; with four players the one on the left too (F1). */
  firstChaser: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(SEATS.most - 1)),
  /** F2: whom each Chaser of four players follows; the opposite seat if left out. */
  following: v.exactOptional(FollowingSchema),
  variants: VariantsSchema,
  seed,
});
export type Arrange = v.InferOutput<typeof ArrangeSchema>;

/** What a player who keeps losing is offered. */
export interface Offer {
  /** V1: the Runners of the last rounds with people lost again and again. */
  readonly headStart: boolean;
}
