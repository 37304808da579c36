/** What reaches the table just after the end: it changes nothing, but tells by how much it came too late (M4, M5). */
import type { RoundEvent } from '../../shared/replay';
import { applyEvent } from '../engine/chase/apply';
import type { RoundState } from '../engine/chase/round';
import type { Millis } from '../engine/game';
import type { Late } from './ports';

/** How long after the end a tile or a marker still tells how close it was. */
export const LATE_MILLIS: Millis = 5000;

/**
 * `known` and what `event` adds to it: the tile that the final marker beat, or the marker that the Hideout beat, the first
 * that came. `before` is the round just before its last event, `over` just after. Null where it adds nothing: it
 * came much later, could not have been done then either (P9), or decides nothing.
 */
export function withLate(before: RoundState, over: RoundState, known: Late, event: RoundEvent): Late | null {
  if (event.t - over.t > LATE_MILLIS) return null;
  if (!applyEvent(before, event).ok) return null;
  if (event.type === 'place' && over.ending === 'caught' && known.tile === undefined) {
    return { ...known, tile: { path: event.path ?? 0, t: event.t } };
  }
  if (event.type === 'mark' && over.ending === 'hideout' && known.mark === undefined) {
    return { ...known, mark: { path: event.path ?? 0, t: event.t } };
  }
  return null;
}
