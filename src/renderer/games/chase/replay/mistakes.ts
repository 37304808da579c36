/** What was wrong in a round of Chase, by the event with which it happened: the first wrong tile of each path, and each wrong marker. */
import { markingsOf, placingOf } from '../../../../rules/chase/happened';
import type { RoundEvent } from '../../../../rules/chase/round';
import type { WalkStep } from '../../../../shared/chase/table';
import type { ReplayMistake } from '../../../lib/replay/signs';
import type { SavedRound } from '../../../lib/replay/viewer.svelte';
import { isUnread } from '../lib/ceremony';
import { markerLine, tileLine } from '../lib/verdict-text';
import { verdictOf } from './in-chase';

const eventsOf = ({ log }: SavedRound): readonly RoundEvent[] => log.events as readonly RoundEvent[];

/** The step of the walk that an event is about: the tile that it put down, or that it put a marker on; undefined where it is about none. */
export function stepOf(saved: SavedRound, event: number): WalkStep | undefined {
  const { walk, verdict } = verdictOf(saved);
  const events = eventsOf(saved);
  const happened = events[event];
  if (happened?.type === 'place') return walk.find(({ placed }) => placed.tile === happened.tile);
  if (happened?.type !== 'mark') return undefined;
  const marked = verdict.markers[markingsOf(events).indexOf(event)];
  return walk.find(({ path, position }) => path === marked?.path && position === marked.position);
}

/** J1: whether the tile of a step lies behind its path's first wrong one. */
export function isUnreadIn(saved: SavedRound, step: WalkStep): boolean {
  return isUnread(verdictOf(saved).walk, step);
}

export function mistakesOf(saved: SavedRound): readonly ReplayMistake[] {
  const { walk, verdict } = verdictOf(saved);
  const events = eventsOf(saved);
  const marks = markingsOf(events);
  const tiles = walk.flatMap((step) => {
    const event = step.fault === null ? undefined : placingOf(events, step.placed.tile);
    return event === undefined ? [] : [{ event, text: () => tileLine(step, null).text }];
  });
  const markers = verdict.markers.flatMap(({ ok, path, position }, at) => {
    const step = walk.find((each) => each.path === path && each.position === position);
    const event = marks[at];
    return ok || step === undefined || event === undefined ? [] : [{ event, text: () => markerLine(step).text }];
  });
  return [...tiles, ...markers].sort((one, other) => one.event - other.event);
}
