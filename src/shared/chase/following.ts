/** Which Chaser follows which Runner (F2, agreed before): told by seats, so that it holds when everybody's role goes round (F8). */
import * as v from 'valibot';
import type { Role } from './replay';

/** Each Chaser follows the Runner on the opposite seat, or the one on the seat beside. */
export const FOLLOWING = ['opposite', 'beside'] as const;
export const FollowingSchema = v.picklist(FOLLOWING);
export type Following = v.InferOutput<typeof FollowingSchema>;

const SEATS = 4;

function seatsOf(roles: readonly Role[], role: Role): number[] {
  return roles.flatMap((each, seat) => (each === role ? [seat] : []));
}

/**
 * Four players: the seats that chase the first and the second Runner by seat, as a set-up's `chases` has them. Where
 * Runners sit opposite each other, as a file may have it, there is no opposite Chaser: then it goes by seat.
 */
export function chasesOf(roles: readonly Role[], following: Following): number[] {
  const opposite = seatsOf(roles, 'runner').map((seat) => (seat + SEATS / 2) % SEATS);
  const first = opposite.every((seat) => roles[seat] === 'chaser') ? opposite : seatsOf(roles, 'chaser');
  return following === 'opposite' ? first : first.reverse();
}

/** What was agreed where a round had these `chases`. */
export function followingOf(roles: readonly Role[], chases: readonly number[] | undefined): Following {
  return chases?.join() === chasesOf(roles, 'beside').join() ? 'beside' : 'opposite';
}
