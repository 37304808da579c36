/** Who sits at a match, and what each seat is played with: as chosen before the match begins. */
import * as v from 'valibot';
import { byName } from './by-name';
import type { Player } from './replay';

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
/** What breaks a rule is refused to this seat, in a game that would let it pass. */
const assist = v.exactOptional(v.boolean());

/** Who plays a seat: a player of this computer, somebody in nobody's record (empty: without a name), or a bot. */
export const SittingSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('profile'), profile, assist }),
  v.strictObject({ kind: v.literal('guest'), name: guestName, assist }),
  v.strictObject({ kind: v.literal('bot'), level }),
]);
export type Sitting = v.InferOutput<typeof SittingSchema>;

/** No game has more ways to help a seat than these. */
const MOST_AIDS = 8;

/** A seat of the new-match screen as it was left: also what stands behind the choice that counts. */
export const SeatChoiceSchema = v.strictObject({
  kind: v.picklist(['profile', 'guest', 'bot']),
  /** Null: whoever is chosen in the app. */
  profile: v.nullable(profile),
  guest: guestName,
  level,
  assist: v.boolean(),
  /** What helps this seat besides, by the game's own names for it. */
  aids: v.pipe(byName(v.pipe(v.string(), v.maxLength(40)), v.boolean()), v.maxEntries(MOST_AIDS)),
  device: DeviceSchema,
});
export type SeatChoice = v.InferOutput<typeof SeatChoiceSchema>;

/** The seats of the new-match screen as they were left, clockwise. */
export interface SeatsChoice {
  readonly seats: readonly SeatChoice[];
}

/** A seat of the new-match screen that nobody has touched yet. */
export const seatChoice = (kind: SeatChoice['kind'], device: Device): SeatChoice => ({
  kind,
  profile: null,
  guest: '',
  level: 1,
  assist: false,
  aids: {},
  device,
});

/** Whether the choices of the new-match screen are those of this match: as many seats, each for a person or a bot as here. */
export function isChoiceOf(players: readonly Pick<Player, 'kind'>[], { seats }: SeatsChoice): boolean {
  return seats.length === players.length && players.every((player, seat) => (player.kind === 'bot') === (seats[seat]?.kind === 'bot'));
}

/** Whether they are also of the same people at the same seats: `profiles` are theirs by seat, null for a seat in nobody's record. */
export function isLineUpOf(
  { players, profiles }: { readonly players: readonly Pick<Player, 'kind' | 'name'>[]; readonly profiles: readonly (string | null)[] },
  choice: SeatsChoice,
): boolean {
  const isThere = ({ kind, profile: id, guest }: SeatChoice, seat: number): boolean => {
    const name = players[seat]?.name ?? '';
    if (kind === 'profile') return id === null || id === profiles[seat];
    // A second one of a name has a number at the table.
    return kind === 'bot' || guest === '' || name === guest || name.startsWith(`${guest} (`);
  };
  return isChoiceOf(players, choice) && choice.seats.every(isThere);
}

/** The choices with somebody else at a seat, who has its device for now. */
export function withSitting<Choice extends SeatsChoice>(choice: Choice, seat: number, sitting: Sitting): Choice {
  const nobody = { profile: null, guest: '', assist: false, aids: {} };
  const taken =
    sitting.kind === 'bot'
      ? { kind: 'bot' as const, level: sitting.level }
      : sitting.kind === 'profile'
        ? { kind: 'profile' as const, profile: sitting.profile, assist: sitting.assist === true }
        : { kind: 'guest' as const, guest: sitting.name, assist: sitting.assist === true };
  return { ...choice, seats: choice.seats.map((each, at) => (at === seat ? { ...each, ...nobody, ...taken } : each)) };
}

/** The choices with a player in place of the guest of a seat; as they are where no guest has it. */
export function withPlayer<Choice extends SeatsChoice>(choice: Choice, seat: number, profile: string): Choice {
  return {
    ...choice,
    seats: choice.seats.map((each, at) => (at === seat && each.kind === 'guest' ? { ...each, kind: 'profile', profile, guest: '' } : each)),
  };
}
