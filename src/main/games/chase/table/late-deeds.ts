/** What reaches the table just after the end: it changes nothing, but tells by how much it came too late (M4, M5, P10). */
import { applyEvent } from '../../../../rules/chase/apply';
import type { RoundEvent, RoundState } from '../../../../rules/chase/round';
import type { Millis } from '../../../../rules/game';
import type { LateDeeds } from '../../../../rules/chase/close-calls';

/** How long after the end a tile or a marker still tells how close it was. */
const LATE_MILLIS: Millis = 5000;

/**
 * `known` and what `event` adds to it: the tile that the final marker beat, or the marker that the Hideout beat, of each
 * the one that came first. `before` is the round just before its last event, `over` just after. Null where it adds nothing:
 * it came much later, could not have been done then either (P9, P5, M1, M6), or would have decided nothing.
 */
export function withLateDeed(before: RoundState, over: RoundState, known: LateDeeds, event: RoundEvent): LateDeeds | null {
  if (event.t - over.t > LATE_MILLIS) return null;
  const instead = applyEvent(before, event);
  if (!instead.ok) return null;
  if (event.type === 'place' && over.ending === 'caught' && event.t < (known.tile?.t ?? Infinity)) {
    return { ...known, tile: { path: event.path ?? 0, t: event.t } };
  }
  if (event.type === 'mark' && over.ending === 'hideout' && event.t < (known.mark?.t ?? Infinity)) {
    const path = event.path ?? 0;
    // Only a catch would have changed the end (M4): a marker further back would not.
    return instead.value.paths[path]?.caught === true ? { ...known, mark: { path, t: event.t } } : null;
  }
  return null;
}
