/** A gamepad of the standard layout: what its buttons do, and which were pressed since the last look. */
import type { Action } from '../../shared/settings';

/** The event that the window gets with every press of a button, since it hears none by itself. */
export const PAD_PRESS = 'padpress';

/** What a stick must be pushed by to count as the cross. */
const PUSHED = 0.6;

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

export interface PadState {
  readonly buttons: readonly { readonly pressed: boolean }[];
  readonly axes: readonly number[];
}

/** Buttons that are down, the left stick counted as the cross. */
export function buttonsDown({ buttons, axes }: PadState): ReadonlySet<number> {
  const down = new Set<number>();
  for (const [at, button] of buttons.entries()) if (button.pressed) down.add(at);
  const [x = 0, y = 0] = axes;
  if (y < -PUSHED) down.add(12);
  if (y > PUSHED) down.add(13);
  if (x < -PUSHED) down.add(14);
  if (x > PUSHED) down.add(15);
  return down;
}

/** Buttons that went down between two looks. */
export function newlyDown(before: ReadonlySet<number>, now: ReadonlySet<number>): number[] {
  return [...now].filter((button) => !before.has(button));
}
