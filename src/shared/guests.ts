/** Guests at the live table who stay: whoever sat there without being a player becomes one, with what was just played. */
import * as v from 'valibot';
import { MOST_SEATS } from './games';
import { PlayerNameSchema, type Profiles } from './profiles';

const match = v.pipe(v.string(), v.uuid());
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_SEATS - 1));

/** Spread into the contract's list of requests. */
export const GUEST_REQUESTS = {
  /** The seats of the live match in which somebody plays for nobody's record, clockwise. */
  'guest.list': v.strictObject({ match }),
  /**
   * Makes a player of a guest at the live match: the rounds that were decided in it count for the new player, and those to come. Who is
   * chosen stays so. Refused with `no-such-guest`, and with `name-taken`, `name-long` or `name-unseen` for the name.
   */
  'guest.keep': v.strictObject({ match, seat, name: PlayerNameSchema }),
  /**
   * The same for a player who is there already: what the guest played at that seat is theirs. Refused with `sits-twice` where they have
   * or had another seat of the match.
   */
  'guest.give': v.strictObject({ match, seat, profile: v.pipe(v.string(), v.uuid()) }),
  /**
   * Whoever stays at the live match by a name that was proposed has another: so is the player called, and so is the seat. Refused with
   * `no-such-guest` for somebody who does not sit there, and as `guest.keep` for the name.
   */
  'guest.rename': v.strictObject({ match, profile: v.pipe(v.string(), v.uuid()), name: PlayerNameSchema }),
} as const;

export interface GuestSeat {
  readonly seat: number;
  /** As the match has it; empty for somebody who gave none. */
  readonly name: string;
}

/** Spread into the outputs of the contract. */
export interface GuestOutputs {
  'guest.list': readonly GuestSeat[];
  'guest.keep': Profiles;
  'guest.give': Profiles;
  'guest.rename': Profiles;
}
