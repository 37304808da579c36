/** Which Chaser follows which Runner (F2, agreed before): told by seats, so that it holds when everybody's role goes round (F8). */
import type { Seat } from '../game';
import { seatsOf, type Role } from './round';

/** Each Chaser follows the Runner on the opposite seat, or the one on the seat beside. */
export const FOLLOWING = ['opposite', 'beside'] as const;
export type Following = (typeof FOLLOWING)[number];

const SEATS = 4;

/**
 * Four players: the seats that chase the first and the second Runner by seat, as a set-up's `chases` has them. Where
 * Runners sit opposite each other, as a file may have it, there is no opposite Chaser: then it goes by seat.
 */
export function chasesOf(roles: readonly Role[], following: Following): Seat[] {
  const opposite = seatsOf(roles, 'runner').map((seat) => (seat + SEATS / 2) % SEATS);
  const first = opposite.every((seat) => roles[seat] === 'chaser') ? opposite : seatsOf(roles, 'chaser');
  return following === 'opposite' ? first : first.reverse();
}

/** What was agreed where a round had these `chases`. */
export function followingOf(roles: readonly Role[], chases: readonly Seat[] | undefined): Following {
  return chases?.join() === chasesOf(roles, 'beside').join() ? 'beside' : 'opposite';
}
