/** What a role's deeds are at a screen with only one person: the actions whose keys are bound, and any gamepad. */
import { deedsOf } from '../../../lib/deeds';
import type { ActionHandlers } from '../../../lib/keyboard.svelte';
import type { SeatAtTable } from './seat-at-table.svelte';
import { doDeed } from './do-deed';
import { DEEDS, type Post, type SeatDeed } from './deeds';

/** Handlers of the role's deeds that have an action; `handle` leaves out those that are not done here. */
export function handlersOf(role: Post, handle: (deed: SeatDeed) => ((repeat: boolean) => boolean) | undefined): ActionHandlers {
  const handlers = deedsOf(DEEDS, role).flatMap(([deed, { action }]) => {
    const handler = action === undefined ? undefined : handle(deed);
    return action === undefined || handler === undefined ? [] : [[action, handler] as const];
  });
  return Object.fromEntries(handlers);
}

/** What the only person does with the seat; a Runner's hands rest while time stands still. */
export function actionsOf(desk: SeatAtTable, pause: () => void): ActionHandlers {
  const role = desk.guesses.post;
  const rests = role === null || (role === 'runner' && desk.view?.paused === true);
  const does = (deed: SeatDeed): ((repeat: boolean) => boolean) | undefined =>
    deed === DEEDS.agree ? undefined : (repeat) => (!repeat || DEEDS.repeated.has(deed) ? doDeed(desk, deed) : undefined, true);
  return {
    ...(!rests && handlersOf(role, does)),
    pause: (repeat) => {
      if (!repeat) pause();
      return true;
    },
  };
}
