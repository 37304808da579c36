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

/** What a seat does not know before it happens is not on its timeline either: that something will be found, or was wrong. */
const TOLD_AFTERWARDS: ReadonlySet<SignKind> = new Set(['find', 'swap', 'exchange', 'pause']);

/** All marks, in the order of the events. */
export function marksOf(viewer: Viewer): readonly TimeMark[] {
  const { timeline, saved, told } = viewer;
  const at = (kind: SignKind, place: number, seat: number | null): TimeMark => ({ kind, place, t: timeline.timeAt(place), seat });
  const signs = timeline.events.flatMap((_, event) =>
    viewer.screens
      .signsOf(viewer, event)
      .filter(({ kind }) => event < told || !TOLD_AFTERWARDS.has(kind))
      .map(({ kind, seat }) => at(kind, event + 1, seat)),
  );
  const swaps = saved.swaps.filter(({ after }) => after <= told).map(({ after, seat }) => at('swap', after, seat));
  const wrong = viewer.mistakes.map(({ event }) => at('mistake', event + 1, timeline.events[event]?.seat ?? null));
  return [...signs, ...swaps, ...wrong, ...(viewer.live ? [] : [at('end', timeline.length, null)])];
}
