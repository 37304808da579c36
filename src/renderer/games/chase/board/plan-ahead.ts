/** Finds the places on faces that will be drawn soon, while nothing else is to be done. */
import type { Tile } from '../../../../shared/chase/replay';
import { planOf } from '../../../../drawing/chase/tile';

/** Plans `faces` one at a time in idle moments, until the returned function is called. */
export function planAhead(faces: readonly Tile[]): () => void {
  let at = 0;
  let request = 0;
  const next = (deadline: IdleDeadline): void => {
    // One face takes a few milliseconds; known ones take none.
    while (at < faces.length && deadline.timeRemaining() > 4) {
      const face = faces[at++];
      if (face !== undefined) planOf(face);
    }
    if (at < faces.length) request = requestIdleCallback(next);
  };
  request = requestIdleCallback(next);
  return () => cancelIdleCallback(request);
}
