/** Keys and gamepad buttons of drills on a street: the table's own, as in a round. */
import type { ActionHandlers } from '../../../lib/keyboard.svelte';

type Handler = (repeat: boolean) => boolean;

/** Does it once a press. */
export function once(deed: () => void): Handler {
  return (repeat) => {
    if (!repeat) deed();
    return true;
  };
}

/** Does it again and again while the key is held down. */
export function held(deed: () => void): Handler {
  return () => {
    deed();
    return true;
  };
}

/** A table that one can go closer to. */
export interface Zoomed {
  zoomBy(factor: number): void;
  fit(): void;
}

/** Closer, farther, all of it. */
export function zoomActions(table: () => Zoomed | undefined): ActionHandlers {
  return {
    'zoom-in': held(() => table()?.zoomBy(1.25)),
    'zoom-out': held(() => table()?.zoomBy(0.8)),
    fit: once(() => table()?.fit()),
  };
}

/** Through a list with the arrows, and with those of the cells. */
export function listActions(go: (by: 1 | -1) => void): ActionHandlers {
  const on = held(() => go(1));
  const back = held(() => go(-1));
  return { 'hand-next': on, 'hand-previous': back, 'cell-next': back, 'cell-previous': on };
}
