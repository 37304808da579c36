/**
 * What else turned a round besides the step that is told: before it or after it, the shortest time in which most of what the winner gained for
 * good there was gained. A fall of a side's chance over several events is found by this, though none of its steps is large.
 */
import type { Side } from '../verdict';
import { chanceFor, floorOf } from './turn';
import type { ChancePoint } from './types';

/** A time in which a side gained for good, from one point of the chances to another. */
export interface Swing {
  readonly from: ChancePoint;
  readonly to: ChancePoint;
  /** What it added to the least that the winner's chance ever was again. */
  readonly worth: number;
}

/** Less than this is no turn that has to be told, too. */
const TELLING = 0.2;
/** The shortest time with that much of all that was gained there is told: its ends may be slow. */
const MOST = 0.8;

/** The points before which and after which a step is told already. */
interface Told {
  readonly from: ChancePoint;
  readonly to: ChancePoint;
}

/** Of the points from `begin` to `end`, the shortest stretch with most of what was gained; null where too little was. */
function swingIn(points: readonly ChancePoint[], floor: readonly number[], begin: number, end: number): Swing | null {
  const at = (index: number): number => floor[index] ?? 1;
  const gained = at(end) - at(begin);
  if (end <= begin || gained < TELLING) return null;
  let best: { from: number; to: number; lasted: number } | null = null;
  for (let from = begin; from < end; from++) {
    let to = from + 1;
    while (to < end && at(to) - at(from) < MOST * gained) to++;
    if (at(to) - at(from) < MOST * gained) break;
    const lasted = (points[to]?.t ?? 0) - (points[from]?.t ?? 0);
    if (best === null || lasted < best.lasted) best = { from, to, lasted };
  }
  const [from, to] = [points[best?.from ?? -1], points[best?.to ?? -1]];
  if (best === null || from === undefined || to === undefined) return null;
  return { from, to, worth: at(best.to) - at(best.from) };
}

/** What turned the round besides the step that is told, where that was much. */
export function otherSwing(points: readonly ChancePoint[], winner: Side, told: Told): Swing | null {
  const floor = floorOf(points.map((point) => chanceFor(point, winner)));
  const [from, to] = [points.indexOf(told.from), points.indexOf(told.to)];
  if (from < 0 || to < 0) return null;
  const before = swingIn(points, floor, 0, from);
  const after = swingIn(points, floor, to, points.length - 1);
  return (after?.worth ?? 0) > (before?.worth ?? 0) ? after : before;
}
