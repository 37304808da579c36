/** Where on the table an event of a replay happened. */
import type { Viewer } from '../../../lib/replay/viewer.svelte';
import type { PathPosition } from '../board';
import { eventAt, stateAt } from './in-chase';

/** The tile that it put down, or that it put a marker on; null where it is about none. */
export function tileOf(viewer: Viewer, event: number): PathPosition | null {
  const happened = eventAt(viewer, event);
  if (happened === undefined) return null;
  const { paths, marks } = stateAt(viewer, event + 1);
  if (happened.type === 'mark') {
    const mark = marks[marks.length - 1];
    return mark === undefined ? null : { path: mark.path, position: mark.position };
  }
  if (happened.type !== 'place') return null;
  for (const [path, { tiles }] of paths.entries()) {
    const at = tiles.findIndex(({ tile }) => tile === happened.tile);
    if (at >= 0) return { path: path === 1 ? 1 : 0, position: at + 1 };
  }
  return null;
}
