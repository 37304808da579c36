/**
 * F2: what a Chaser asks the partner for, aloud. Asking is no event and changes nothing of the round; a wish stands as long
 * as it can be granted.
 */
import type { Seat } from '../game';
import type { RoundEvent, RoundState } from './round';
import type { Colour } from './tile';

interface Wish {
  readonly seat: Seat;
  readonly colour: Colour;
}

/** At most one of each Chaser. */
export type Wishes = readonly Wish[];

/** The wishes with that of `wish.seat` in place of the one before. */
export function withWish(wishes: Wishes, wish: Wish): Wishes {
  return [...wishes.filter(({ seat }) => seat !== wish.seat), wish];
}

/** What still stands of `wishes` after `event`, which led to `state`: who put another marker wanted it for the tile before (M1). */
export function wishesAfter(wishes: Wishes, event: RoundEvent, state: RoundState): Wishes {
  if (wishes.length === 0) return wishes;
  return wishes.filter((wish) => !(event.type === 'mark' && event.seat === wish.seat) && canBeGranted(state, wish));
}

/** Whether the partner has what the seat has not, and the seat a path to put it on. */
function canBeGranted({ phase, paths }: RoundState, { seat, colour }: Wish): boolean {
  const own = paths.find(({ chaser }) => chaser === seat);
  const theirs = paths.find(({ chaser }) => chaser !== seat);
  if (phase !== 'running' || own === undefined || theirs === undefined || own.caught) return false;
  return own.supply[colour] === 0 && theirs.supply[colour] > 0;
}
