/** How a match of Chase is arranged: tables, variants, and the last choices of the new-match screen. */
import * as v from 'valibot';
import { SEATS } from '../../rules/chase/seats';
import { seatChoice, SeatChoiceSchema, type SeatChoice } from '../seats';
import { PLAIN } from './aids';
import { FollowingSchema } from './following';

/** Tables to play on, by columns and rows; the first is the book's. */
export const TABLE_SIZES = {
  standard: { columns: 21, rows: 13 },
  small: { columns: 13, rows: 9 },
  large: { columns: 31, rows: 19 },
} as const;
const TableSizeSchema = v.picklist(['standard', 'small', 'large']);
export type TableSize = v.InferOutput<typeof TableSizeSchema>;

/** V1 to V3 in any mix, and how large the table is. */
export const VariantsSchema = v.strictObject({
  headStart: v.boolean(),
  perfectPlan: v.boolean(),
  pointsToWin: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20)),
  table: TableSizeSchema,
});
export type Variants = v.InferOutput<typeof VariantsSchema>;

/** A seat as it was kept while arrows instead of heads, Chase's own aid of a seat, stood among what every game has. */
const SeatBeforeSchema = v.pipe(
  v.strictObject({ ...v.omit(SeatChoiceSchema, ['aids']).entries, plain: v.boolean() }),
  v.transform(({ plain, ...seat }): SeatChoice => ({ ...seat, aids: plain ? { [PLAIN]: true } : {} })),
);

/** The last choices of the new-match screen. */
export const MatchChoiceSchema = v.strictObject({
  seats: v.pipe(v.array(v.union([SeatChoiceSchema, SeatBeforeSchema])), v.minLength(SEATS.fewest), v.maxLength(SEATS.most)),
  /** The seat that chases first, with four players the one on the left too (F1). */
  firstChaser: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(SEATS.most - 1)),
  /** F2, with four players. Choices that were kept before this could be chosen have the usual. */
  following: v.optional(FollowingSchema, 'opposite'),
  variants: VariantsSchema,
  /** How good bots were when some sat here last. Choices that were kept before this was have none. */
  botLevel: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10))),
  /** Piles lie face down while others look at the same screen: hold to look (P8, T1). */
  hiddenPiles: v.boolean(),
});
export type MatchChoice = v.InferOutput<typeof MatchChoiceSchema>;

/** A first match of two people: the player of the app at the keyboard, a guest with the mouse. */
export const DEFAULT_MATCH: MatchChoice = {
  seats: [seatChoice('profile', 'keys-left'), seatChoice('guest', 'mouse')],
  firstChaser: 1,
  following: 'opposite',
  variants: { headStart: false, perfectPlan: false, pointsToWin: 3, table: 'standard' },
  hiddenPiles: true,
};
