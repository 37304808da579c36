/** What the only person at a screen does with the actions whose keys are bound, and with any gamepad. */
import type { Action } from '../../../../shared/settings';
import type { SeatDeed } from '../../../../shared/chase/half-keys';
import type { ActionHandlers } from '../../../lib/keyboard.svelte';
import type { SeatAtTable } from '../lib/seat-at-table.svelte';
import { REPEATED } from './routing';

const CHASER: Readonly<Partial<Record<Action, SeatDeed>>> = {
  'mark-triangle': 'mark-triangle',
  'mark-star': 'mark-star',
  'mark-square': 'mark-square',
  'mark-diamond': 'mark-diamond',
  // A Chaser turns nothing: the key is free for the partner's markers (F2).
  'rotate-right': 'hand-over',
};

const RUNNER: Readonly<Partial<Record<Action, SeatDeed>>> = {
  'hand-next': 'hand-next',
  'hand-previous': 'hand-previous',
  'rotate-right': 'rotate-right',
  'rotate-left': 'rotate-left',
  'cell-next': 'cell-next',
  'cell-previous': 'cell-previous',
  place: 'place',
  'switch-pile': 'pile',
};

/** The handlers of the seat's role; a Runner's hands rest while time stands still. */
export function actionsOf(desk: SeatAtTable, pause: () => void): ActionHandlers {
  const deeds = desk.role === 'chaser' ? CHASER : desk.role === 'runner' && desk.view?.paused !== true ? RUNNER : {};
  const handlers = Object.entries(deeds).map(([action, deed]) => {
    const handle = (repeat: boolean): boolean => {
      if (!repeat || REPEATED.has(deed)) desk.do(deed);
      return true;
    };
    return [action, handle] as const;
  });
  return {
    ...Object.fromEntries(handlers),
    pause: (repeat) => {
      if (!repeat) pause();
      return true;
    },
  };
}
