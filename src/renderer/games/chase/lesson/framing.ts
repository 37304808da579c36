/** What of a lesson's table is looked at: all of it where it is small, else where somebody has to do something. */
import type { PathIndex, RoundView } from '../../../../shared/chase/table';
import { ownPath } from '../lib/cells';

/** So many tiles are seen as a whole; of a longer path the part where it goes on. */
const SEEN_WHOLE = 11;

type Framed = Pick<RoundView, 'paths' | 'role' | 'seat'>;

/**
 * Whether all that lies there is shown at once, in one view. Not where a Chaser reads one of two paths that go on: on opposite sides of the
 * Prison both would be small, and what is to be read with them.
 */
export function seenWhole({ paths, role }: Framed): boolean {
  const lying = paths.reduce((sum, { tiles }) => sum + tiles.length, 0);
  const reads = role === 'chaser' && paths.filter(({ caught }) => !caught).length > 1;
  return lying > 0 && lying <= SEEN_WHOLE && !reads;
}

/** The path that is looked at: of two a Chaser's own, unless a tile of the other one is shown; null for all. */
export function lookedAt(view: Framed, pointed: PathIndex | null): PathIndex | null {
  if (view.role !== 'chaser' || view.paths.length < 2) return null;
  const own = ownPath(view);
  return pointed === null || pointed === own ? own : null;
}
