/** What the buttons of a gamepad of the standard layout do. */
import type { Action } from '../../../shared/settings';

/**
 * Actions by button, in the standard layout. Of several the first that the screen has counts: the four face buttons are
 * the Chaser's symbols as they lie (top, right, left, bottom), and the Runner's deeds.
 */
export const PAD_ACTIONS: readonly (readonly Action[])[] = [
  ['place', 'mark-diamond'], // bottom
  ['mark-star', 'skip'], // right
  ['mark-square', 'switch-pile'], // left
  ['mark-triangle', 'switch-pile'], // top
  ['rotate-left'],
  ['rotate-right'],
  ['zoom-out'],
  ['zoom-in'],
  ['hint', 'restart', 'help'], // select
  ['pause'], // start
  ['fit'],
  ['fit'],
  ['cell-next'], // cross: up, down, left, right
  ['cell-previous'],
  ['hand-previous'],
  ['hand-next'],
];

/** The button of an action; undefined where it has none. */
export function padButtonOf(action: Action): number | undefined {
  const button = PAD_ACTIONS.findIndex((actions) => actions.includes(action));
  return button === -1 ? undefined : button;
}
