/** What the keys and buttons do at a judged round: to the table always, to the walk and what goes on for whoever looks on alone. */
import { once as oncePressed } from '../../../lib/handlers';
import type { ActionHandlers } from '../../../lib/keyboard.svelte';
import { CLOSER, FARTHER, type Zoomed } from '../../../lib/stage/zoom-actions';
import type { Walk } from '../lib/walk.svelte';
import type { WalkOnTable } from './walk-on-table.svelte';

export interface VerdictKeys {
  readonly walk: Walk;
  readonly onTable: WalkOnTable;
  /** Whether a press is meant for this screen by now, and no more for the round that has just ended. */
  readonly heeds: () => boolean;
  /** As soon as it is there. */
  readonly board: () => Zoomed | undefined;
  /** What is said beside the table; undefined where that is not shown. */
  readonly text: () => { scroll(by: 1 | -1): boolean } | undefined;
  /** The first of what can be done next, where there is something. */
  readonly onproceed: () => (() => void) | undefined;
}

/** What each action does now; of several people each goes on with a device of their own, so that only the table is left. */
export function actionsOf({ walk, onTable, heeds, board, text, onproceed }: VerdictKeys, alone: boolean): ActionHandlers {
  const once = (deed: () => void): ((repeat: boolean) => boolean) => oncePressed(() => heeds() && deed());
  const proceed = onproceed();
  return {
    'zoom-in': once(() => board()?.zoomBy(CLOSER)),
    'zoom-out': once(() => board()?.zoomBy(FARTHER)),
    fit: once(() => board()?.fit()),
    'switch-pile': once(() => onTable.toggleBacks()),
    ...(alone && { 'cell-next': () => text()?.scroll(-1) === true, 'cell-previous': () => text()?.scroll(1) === true }),
    ...(alone && walk.done && proceed !== undefined && { place: once(proceed) }),
    ...(alone &&
      !walk.done && {
        skip: once(() => walk.skip()),
        place: once(() => walk.goOn()),
        'hand-next': once(() => walk.nextTile()),
        'hand-previous': once(() => walk.previous()),
        'rotate-left': once(() => walk.hasten(-1)),
        'rotate-right': once(() => walk.hasten(1)),
        pause: once(() => walk.toggle()),
      }),
  };
}
