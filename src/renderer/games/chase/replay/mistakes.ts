/** What was wrong in a round of Chase, by the event with which it happened: the first wrong tile of each path, and each wrong marker. */
import type { RoundEvent } from '../../../../rules/chase/round';
import type { WalkStep } from '../../../../shared/chase/table';
import type { ReplayMistake } from '../../../lib/replay/signs';
import type { SavedRound } from '../../../lib/replay/viewer.svelte';
import { isUnread } from '../lib/ceremony';
import { markerLine, tileLine } from '../lib/verdict-text';
import { verdictOf } from './in-chase';

/** The numbers of the events of a type, in their order. */
function eventsOf(events: readonly RoundEvent[], type: RoundEvent['type']): number[] {
  return events.flatMap((event, at) => (event.type === type ? [at] : []));
}

/** The event with which a step's tile came to the table. */
export function placingOf(saved: SavedRound, { placed }: WalkStep): number {
  return (saved.log.events as readonly RoundEvent[]).findIndex((event) => event.type === 'place' && event.tile === placed.tile);
}

/** The step of the walk that an event is about: the tile that it put down, or that it put a marker on; undefined where it is about none. */
export function stepOf(saved: SavedRound, event: number): WalkStep | undefined {
  const { walk, verdict } = verdictOf(saved);
  const events = saved.log.events as readonly RoundEvent[];
  const happened = events[event];
  if (happened?.type === 'place') return walk.find(({ placed }) => placed.tile === happened.tile);
  if (happened?.type !== 'mark') return undefined;
  // Each marker is judged in the order of its event.
  const marked = verdict.markers[eventsOf(events, 'mark').indexOf(event)];
  return walk.find(({ path, position }) => path === marked?.path && position === marked.position);
}

/** J1: whether the tile of a step lies behind its path's first wrong one. */
export function isUnreadIn(saved: SavedRound, step: WalkStep): boolean {
  return isUnread(verdictOf(saved).walk, step);
}

export function mistakesOf(saved: SavedRound): readonly ReplayMistake[] {
  const { walk, verdict } = verdictOf(saved);
  const marks = eventsOf(saved.log.events as readonly RoundEvent[], 'mark');
  const tiles = walk.flatMap((step) =>
    step.fault === null ? [] : [{ event: placingOf(saved, step), text: () => tileLine(step, null).text }],
  );
  const markers = verdict.markers.flatMap(({ ok, path, position }, at) => {
    const step = walk.find((each) => each.path === path && each.position === position);
    return ok || step === undefined ? [] : [{ event: marks[at] ?? -1, text: () => markerLine(step).text }];
  });
  return [...tiles, ...markers].filter(({ event }) => event >= 0).sort((one, other) => one.event - other.event);
}
