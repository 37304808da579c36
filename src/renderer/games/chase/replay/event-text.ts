/** An event of a replay in words, as the point of view may know it. */
import { eventText as textOf } from '../../../../shared/chase/event-text';
import type { Viewer } from '../../../lib/replay/viewer.svelte';
import { list, t, tn } from '../../../lib/words.svelte';
import { eventAt, stateAt } from './in-chase';

/** The event in one or two sentences. */
export function eventText(viewer: Viewer, at: number): string {
  const event = eventAt(viewer, at);
  if (event === undefined) return '';
  const names = viewer.playersAt(at).map(({ name }) => name);
  const told = { event, before: stateAt(viewer, at), now: stateAt(viewer, at + 1), names, sees: (seat: number) => viewer.sees(seat) };
  return textOf(told, { t, tn, list });
}
