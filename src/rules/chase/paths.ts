/** Which path an event is about, and whether a seat may act on it (F1, F2). */
import type { Seat } from '../game';
import type { Path, PathIndex, Role, RoundState } from './round';

/**
 * The path that an event names: 0 may be left out where there is one path. Undefined where there is no such path, or
 * where a four-player event does not say which.
 */
export function pathNamed(state: RoundState, named: PathIndex | undefined): PathIndex | undefined {
  if (state.paths.length === 1) return named === undefined || named === 0 ? 0 : undefined;
  return named;
}

/** The other path of a four-player round. */
export function otherPath(state: Pick<RoundState, 'paths'>, index: PathIndex): Path | undefined {
  return state.paths.length === 2 ? state.paths[1 - index] : undefined;
}

/** The same paths with `path` in place of the one at `index`. */
export function withPath(state: RoundState, index: PathIndex, path: Path): readonly Path[] {
  if (state.paths.length === 1) return [path];
  return index === 0 ? [path, state.paths[1] as Path] : [state.paths[0] as Path, path];
}

/** The other seat of the same role; null where there is none. */
export function partnerIn(roles: readonly Role[], seat: Seat): Seat | null {
  const partner = roles.findIndex((each, other) => each === roles[seat] && other !== seat);
  return partner === -1 ? null : partner;
}

/**
 * The seat of the one who has the other path's `role` as soon as one path is claimed: with two of a role and two paths,
 * the first claim settles both (F1, F2).
 */
export function partnerOf(state: RoundState, seat: Seat): Seat | null {
  return partnerIn(state.setup.roles, seat);
}
