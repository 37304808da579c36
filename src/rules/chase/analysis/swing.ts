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
  /** It is one step: a deed, or the time without one. */
  readonly single: boolean;
  /** What it added to the least that the winner's chance ever was again. */
  readonly worth: number;
}

/** Less than this is no turn that has to be told, too. */
const TELLING = 0.2;
/** The shortest time with that much of all that was gained there is told: its ends may be slow. */
const MOST = 0.8;

/** From one point to another, by their numbers. */
interface Span {
  readonly from: number;
  readonly to: number;
}

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
  let best: (Span & { readonly lasted: number }) | null = null;
  for (let from = begin; from < end; from++) {
    // Where it falls again there was nothing gained yet.
    if (at(from + 1) === at(from)) continue;
    let to = from + 1;
    while (to < end && at(to) - at(from) < MOST * gained) to++;
    if (at(to) - at(from) < MOST * gained) break;
    const lasted = (points[to]?.t ?? 0) - (points[from]?.t ?? 0);
    if (best === null || lasted < best.lasted) best = { from, to, lasted };
  }
  return best === null ? null : swingOf(points, floor, singleIn(floor, best));
}

/** The one step of a stretch that has most of it, if there is one: a deed is told as such, and not with the time around it. */
function singleIn(floor: readonly number[], { from, to }: Span): Span {
  const worth = (span: Span): number => (floor[span.to] ?? 1) - (floor[span.from] ?? 1);
  for (let at = from; at < to; at++) {
    const step = { from: at, to: at + 1 };
    if (worth(step) >= TELLING && worth(step) >= MOST * worth({ from, to })) return step;
  }
  return { from, to };
}

function swingOf(points: readonly ChancePoint[], floor: readonly number[], { from, to }: Span): Swing | null {
  const [begin, end] = [points[from], points[to]];
  if (begin === undefined || end === undefined) return null;
  return { from: begin, to: end, single: to === from + 1, worth: (floor[to] ?? 1) - (floor[from] ?? 1) };
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
