/** How far a seat has come, for races over the same deal: a Runner by tiles laid (P1), a Chaser by markers that lie on its paths (M1). */
import type { Seat } from '../game';
import type { RoundState } from './round';

export function progressOf({ setup, paths }: RoundState, seat: Seat): number {
  const runs = setup.roles[seat] === 'runner';
  return paths.reduce((sum, { tiles, marks }) => sum + (runs ? tiles : marks).filter((each) => each.seat === seat).length, 0);
}
