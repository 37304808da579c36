/** What the buttons of a gamepad of the standard layout do: what they mean in the games, and what they do on any screen. */
import type { Action, ShellAction } from '../../../shared/settings';
import { deedsOf, type Deeds } from '../deeds';
import { RIGHT_STICK } from './reading';

const [UP, DOWN, LEFT, RIGHT] = RIGHT_STICK;

/** By button; of several actions the first that the screen has counts. */
const SHELL: Readonly<Partial<Record<number, readonly ShellAction[]>>> = {
  0: ['replay-play'], // down
  1: ['skip', 'replay-faster'], // right
  2: ['replay-slower'], // left
  3: ['replay-view'], // up
  4: ['replay-previous-mistake'],
  5: ['replay-next-mistake'],
  6: ['zoom-out'],
  7: ['zoom-in'],
  8: ['hint', 'restart', 'help', 'replay-idle'], // select
  9: ['pause'], // start
  10: ['fit'],
  11: ['fit'],
  12: ['replay-previous-move'],
  13: ['replay-next-move'],
  14: ['replay-previous'],
  15: ['replay-next'],
  [UP]: ['replay-previous-round', 'hear-time'],
  [DOWN]: ['replay-next-round'],
  [LEFT]: ['replay-first'],
  [RIGHT]: ['replay-last'],
};

/** Every role of every game: a screen has the actions of its own game alone. */
function meansIn(games: readonly Deeds[]): { readonly action?: Action; readonly buttons: readonly number[] }[] {
  return games.flatMap((deeds) => Object.keys(deeds.means).flatMap((role) => deedsOf(deeds, role).map(([, means]) => means)));
}

/** The actions of a button, each once: those of games before the window's own. Of several the first that the screen has counts. */
export function actionsOfButton(games: readonly Deeds[], button: number): Action[] {
  const played = meansIn(games).flatMap(({ action, buttons }) => (action !== undefined && buttons.includes(button) ? [action] : []));
  return [...new Set([...played, ...(SHELL[button] ?? [])])];
}

/** The button of an action that signs show; undefined where it has none. */
export function buttonOfAction(games: readonly Deeds[], action: Action): number | undefined {
  const played = meansIn(games).find((means) => means.action === action)?.buttons[0];
  const shell = Object.entries(SHELL).find(([, actions]) => (actions as readonly Action[] | undefined)?.includes(action))?.[0];
  return played ?? (shell === undefined ? undefined : Number(shell));
}
