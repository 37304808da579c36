/** The marks on the timeline of a replay: what of the round the point of view may be told there, and where each stands. */
import type { Millis } from '../../../shared/table';
import type { SignKind } from './signs';
import type { Viewer } from './viewer.svelte';

export interface TimeMark {
  readonly kind: SignKind;
  /** The place that it leads to. */
  readonly place: number;
  readonly t: Millis;
  readonly seat: number | null;
}

/**
 * All marks that may be told, in the order of the events. Whoever looks with a seat's eyes sees those of what has happened and no other: where
 * the next ones stood, and how many, would tell how long somebody is going to think.
 */
export function marksOf(viewer: Viewer): readonly TimeMark[] {
  const { timeline, saved, told } = viewer;
  const at = (kind: SignKind, place: number, seat: number | null): TimeMark => ({ kind, place, t: timeline.timeAt(place), seat });
  const signs = timeline.events
    .slice(0, told)
    .flatMap((_, event) => viewer.screens.signsOf(viewer, event).map(({ kind, seat }) => at(kind, event + 1, seat)));
  const swaps = saved.swaps.filter(({ after }) => after <= told).map(({ after, seat }) => at('swap', after, seat));
  const wrong = viewer.mistakes.map(({ event }) => at('mistake', event + 1, timeline.events[event]?.seat ?? null));
  const ends = !viewer.live && told === timeline.length;
  return [...signs, ...swaps, ...wrong, ...(ends ? [at('end', timeline.length, null)] : [])];
}
