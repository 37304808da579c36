/** Which path a seat acts on, so that nobody at the table has to name it (F1, F2). */
import { seatsOf, type PathIndex, type RoundState } from './round';
import type { Seat } from '../game';

/**
 * The path of `seat` where there are two: its own, or before anything lies the k-th one for the k-th of a role by seat, which
 * is how `chases` counts them (F2). Undefined where there is one path, which events need not name.
 */
export function ownPath({ paths, setup }: RoundState, seat: Seat): PathIndex | undefined {
  if (paths.length === 1) return undefined;
  const of = setup.roles[seat] === 'chaser' ? ('chaser' as const) : ('runner' as const);
  const own = paths.findIndex((path) => path[of] === seat);
  const at = own === -1 ? seatsOf(setup.roles, of).indexOf(seat) : own;
  return at === 1 ? 1 : 0;
}

/** The Runners who have Starting tiles to put (S4, T2, F1), in seat order. */
export function openers({ setup, starts }: RoundState): Seat[] {
  return seatsOf(setup.roles, 'runner').filter((_, k) => (starts?.[k]?.length ?? 0) > 0);
}
