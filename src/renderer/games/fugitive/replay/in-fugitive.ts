/** A replay of Fugitive as one: what passes through the viewer as its game's own, and what its point of view may know of it. */
import { seatOf } from '../../../../rules/fugitive/row';
import type { FugitiveEvent, Role, State } from '../../../../rules/fugitive/types';
import type { View } from '../../../../rules/fugitive/view';
import type { ShownVerdict } from '../../../../shared/fugitive/table';
import { viewSeen } from '../../../lib/replay/view-seen';
import type { SavedRound, Viewer } from '../../../lib/replay/viewer.svelte';

/** The state after so many entries, with all that lies face down: for eyes that may see everything. */
export const stateAt = (viewer: Viewer, at: number): State => viewer.timeline.stateAt(at) as State;

export const eventAt = (viewer: Viewer, event: number): FugitiveEvent | undefined =>
  viewer.timeline.events[event] as FugitiveEvent | undefined;

export const verdictOf = (saved: SavedRound): ShownVerdict => saved.verdict as ShownVerdict;

/** I: the state after so many entries as the point of view knew it then: everything, or what its seat saw. */
export function knownAt(viewer: Viewer, at: number): State {
  const state = stateAt(viewer, at);
  return viewer.seat === null ? state : (viewSeen(viewer.screens.rules, state, viewer.seat) as View).state;
}

/** The seat that plays a role in this game. */
export const seatAs = (viewer: Viewer, role: Role): number => seatOf(stateAt(viewer, 0).setup, role);

/** N: what the Marshal sees at the viewer's place; null for eyes that may not know it (I3, I8). */
export function hersAt(viewer: Viewer): State | null {
  const seat = seatAs(viewer, 'marshal');
  return viewer.sees(seat) ? (viewer.viewOf(seat) as View).state : null;
}
