/** What a view says of the Runner whose eyes it shows: its path, its pile, its partner (P8, T1, T3, F1, F7). */
import type { Seat } from '../../../../rules/game';
import type { PathIndex } from '../../../../rules/chase/round';
import type { PathView, RoundView } from '../../../../rules/chase/view';
import type { BotAction } from './bot';
import { faceFor } from './faces';
import type { Lying } from './candidates';

/** Which Runner this seat is, from 0. */
function runnerNumber(view: RoundView, seat: Seat): number {
  return view.roles.slice(0, seat).filter((role) => role === 'runner').length;
}

/** The pile that the seat holds. */
export function heldBy(view: RoundView, seat: Seat): number {
  return view.holds[runnerNumber(view, seat)] ?? 0;
}

/** The pile that the seat does not hold. */
export function otherHeld(view: RoundView, seat: Seat): number {
  return 1 - heldBy(view, seat);
}

/** The path that this seat builds; of four players whose paths are not settled yet, the k-th Runner takes the k-th (F1). */
export function pathOf(view: RoundView, seat: Seat): number {
  if (view.paths.length === 1) return 0;
  const own = view.paths.findIndex((path) => path.runner === seat);
  return own === -1 ? runnerNumber(view, seat) : own;
}

/** The event's path, which is named where there are two. */
export function named(view: RoundView, index: number): { path?: PathIndex } {
  return view.paths.length === 1 ? {} : { path: index === 0 ? 0 : 1 };
}

/** P8 with two players, T3 and F7 with more. */
export function switching(view: RoundView, seat: Seat): BotAction {
  const partner = view.roles.findIndex((role, other) => role === 'runner' && other !== seat);
  return partner === -1 ? { type: 'switch-pile' } : { type: 'exchange', with: partner };
}

/** The end of a path; null where it has no tile or its face is not to be seen. */
export function lying(view: RoundView, path: PathView | undefined): Lying | null {
  const end = path?.tiles[path.tiles.length - 1];
  const face = end && view.tiles[end.tile];
  return end && face ? { x: end.cell.x, y: end.cell.y, face: faceFor(face), turns: end.rotation / 90 } : null;
}
