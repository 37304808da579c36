/** Whoever goes out from a replay, to a puzzle of a mistake or to a match from its moment, comes back to that moment. */
import { router, type Route } from '../router.svelte';
import type { Viewer } from './viewer.svelte';

/** The moment that a viewer is at, as a screen to come back to. */
export function momentOf({ saved, at }: Pick<Viewer, 'saved' | 'at'>): Route {
  return { name: 'replay', id: saved.summary.id, round: saved.round, at };
}

/** Whether the present screen was gone to from a replay. */
export function isFromReplay(): boolean {
  return router.from?.name === 'replay';
}

/** Leaves a match: back to the replay that it was begun from, and home from any other. */
export function leaveMatch(): Promise<boolean> {
  return isFromReplay() ? router.back() : router.home();
}
