/** What keys and buttons do to how near a table is looked at. */
import { held, once } from '../handlers';
import type { ActionHandlers } from '../keyboard.svelte';

/** A press comes closer, or goes farther, by so much. */
export const CLOSER = 1.25;
export const FARTHER = 0.8;

/** A table that one can go closer to. */
export interface Zoomed {
  zoomBy(factor: number): void;
  /** All of it; or, where `whole` is false, the part where it goes on. Left out, one after the other. */
  fit(whole?: boolean): void;
}

/** Closer, farther, all of it. */
export function zoomActions(table: () => Zoomed | undefined): ActionHandlers {
  return {
    'zoom-in': held(() => table()?.zoomBy(CLOSER)),
    'zoom-out': held(() => table()?.zoomBy(FARTHER)),
    fit: once(() => table()?.fit()),
  };
}
