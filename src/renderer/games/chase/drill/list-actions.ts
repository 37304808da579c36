/** Keys and gamepad buttons of a drill that has something picked from a list. */
import { held } from '../../../lib/handlers';
import type { ActionHandlers } from '../../../lib/keyboard.svelte';

/** Through a list with the arrows, and with those of the cells. */
export function listActions(go: (by: 1 | -1) => void): ActionHandlers {
  const on = held(() => go(1));
  const back = held(() => go(-1));
  return { 'hand-next': on, 'hand-previous': back, 'cell-next': back, 'cell-previous': on };
}
