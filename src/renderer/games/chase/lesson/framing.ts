/** What of a lesson's table is looked at: all of it where it is small, else where somebody has to do something. */
import type { PathIndex, RoundView } from '../../../../shared/chase/table';
import { ownPath } from '../lib/cells';

/** So many tiles are seen as a whole; of a longer path the part where it goes on. */
const SEEN_WHOLE = 9;

type Framed = Pick<RoundView, 'paths' | 'role' | 'seat'>;

/** Whether all that lies there is shown at once: two paths on opposite sides of the Prison would be small, and the same in each view. */
export function seenWhole({ paths }: Framed): boolean {
  const [only, second] = paths;
  return only !== undefined && second === undefined && only.tiles.length <= SEEN_WHOLE;
}

/** The path that is looked at: of two a Chaser's own, unless a tile of the other one is shown; null for all. */
export function lookedAt(view: Framed, pointed: PathIndex | null): PathIndex | null {
  if (view.role !== 'chaser' || view.paths.length < 2) return null;
  const own = ownPath(view);
  return pointed === null || pointed === own ? own : null;
}
