/** Who sits at a match, by which variants, and what each seat is played with: as chosen before the match begins. */
import * as v from 'valibot';
import { FollowingSchema } from './chase/following';

/**
 * What a seat is played with. `all`: everything that this computer has, for a seat that is the only one here; `mouse`
 * also means touch; the halves of the keyboard have keys of their own; pads count as the system numbers them.
 */
export const DEVICES = ['all', 'mouse', 'keys-left', 'keys-right', 'pad-1', 'pad-2', 'pad-3', 'pad-4'] as const;
export const DeviceSchema = v.picklist(DEVICES);
export type Device = v.InferOutput<typeof DeviceSchema>;

const level = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10));
const guestName = v.pipe(v.string(), v.trim(), v.maxLength(40));
const profile = v.pipe(v.string(), v.uuid());
/** P9: refuses this seat's illegal tiles. */
const assist = v.exactOptional(v.boolean());

/** Who plays a seat: a player of this computer, somebody in nobody's record (empty: without a name), or a bot. */
export const SittingSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('profile'), profile, assist }),
  v.strictObject({ kind: v.literal('guest'), name: guestName, assist }),
  v.strictObject({ kind: v.literal('bot'), level }),
]);
export type Sitting = v.InferOutput<typeof SittingSchema>;

/** Two to four seats, clockwise. */
export const MOST_SEATS = 4;

/** Tables to play on, by columns and rows; the first is the book's. */
export const TABLE_SIZES = {
  standard: { columns: 21, rows: 13 },
  small: { columns: 13, rows: 9 },
  large: { columns: 31, rows: 19 },
} as const;
export const TableSizeSchema = v.picklist(['standard', 'small', 'large']);
export type TableSize = v.InferOutput<typeof TableSizeSchema>;

/** V1 to V3 in any mix, and how large the table is. */
export const VariantsSchema = v.strictObject({
  headStart: v.boolean(),
  perfectPlan: v.boolean(),
  pointsToWin: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20)),
  table: TableSizeSchema,
});
export type Variants = v.InferOutput<typeof VariantsSchema>;

/** A seat of the new-match screen as it was left: also what stands behind the choice that counts. */
const SeatChoiceSchema = v.strictObject({
  kind: v.picklist(['profile', 'guest', 'bot']),
  /** Null: whoever is chosen in the app. */
  profile: v.nullable(profile),
  guest: guestName,
  level,
  assist: v.boolean(),
  /** Arrows instead of heads for this seat. */
  plain: v.boolean(),
  device: DeviceSchema,
});
export type SeatChoice = v.InferOutput<typeof SeatChoiceSchema>;

/** The last choices of the new-match screen. */
export const MatchChoiceSchema = v.strictObject({
  seats: v.pipe(v.array(SeatChoiceSchema), v.minLength(2), v.maxLength(MOST_SEATS)),
  /** The seat that chases first, with four players the one on the left too (F1). */
  firstChaser: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_SEATS - 1)),
  /** F2, with four players. Choices that were kept before this could be chosen have the usual. */
  following: v.optional(FollowingSchema, 'opposite'),
  variants: VariantsSchema,
  /** Piles lie face down while others look at the same screen: hold to look (P8, T1). */
  hiddenPiles: v.boolean(),
});
export type MatchChoice = v.InferOutput<typeof MatchChoiceSchema>;

const seatChoice = (kind: SeatChoice['kind'], device: Device): SeatChoice => ({
  kind,
  profile: null,
  guest: '',
  level: 1,
  assist: false,
  plain: false,
  device,
});

/** A first match of two people: the player of the app at the keyboard, a guest with the mouse. */
export const DEFAULT_MATCH: MatchChoice = {
  seats: [seatChoice('profile', 'keys-left'), seatChoice('guest', 'mouse')],
  firstChaser: 1,
  following: 'opposite',
  variants: { headStart: false, perfectPlan: false, pointsToWin: 3, table: 'standard' },
  hiddenPiles: true,
};
