/** Keys and gamepads in the room in which people sit down: a press of a device that has no place asks for one, one of a device that has is its deed. */
import type { Device } from '../../../shared/seats';
import type { Settings } from '../../../shared/settings';
import { actionFor, takesTyping } from '../keys';
import { pressesFocus } from '../keyboard.svelte';
import { pads } from '../pads/watch.svelte';
import { routedButton, routedKey, type Place } from '../deeds';
import { deviceOfPad } from './devices';
import { halfOfKey } from './halves';
import { JOIN_DEEDS, type JoinDeed } from './join-deeds';

interface JoinInputsPorts {
  /** Who sits where with what; the seat is the number of the place. */
  readonly places: () => readonly Place<'sitter'>[];
  readonly keys: () => Settings['keys'];
  /** A device that has no place was pressed. */
  readonly came: (device: Device) => void;
  /** Somebody who sits did something. */
  readonly heard: (place: number, deed: JoinDeed) => void;
  /** A gamepad is gone. */
  readonly lost: (device: Device) => void;
}

/** Listens until the given function is called. Never while something is written, or while a dialog is open. */
export function listenForJoins({ places, keys, came, heard, lost }: JoinInputsPorts): () => void {
  const inTheWay = (): boolean => document.querySelector('dialog[open]') !== null;

  function pressed(event: KeyboardEvent): void {
    if (event.ctrlKey || event.altKey || event.metaKey || takesTyping(event.target) || pressesFocus(event) || inTheWay()) return;
    // Help is everybody's, wherever somebody has put it.
    if (actionFor(keys(), event) === 'help') return;
    const half = halfOfKey(event.code);
    if (half === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.repeat) return;
    const routed = routedKey(JOIN_DEEDS, places(), event.code);
    if (routed !== undefined) heard(routed.seat, routed.deed);
    else if (!places().some(({ device }) => device === half)) came(half);
  }

  const unwatch = pads.watch((change) => {
    const device = change.type === 'down' || change.type === 'lost' ? deviceOfPad(change.pad) : undefined;
    if (device === undefined) return;
    if (change.type === 'lost') lost(device);
    else if (change.type === 'down' && !inTheWay()) {
      const routed = routedButton(JOIN_DEEDS, places(), change.pad, change.button);
      if (routed !== undefined) heard(routed.seat, routed.deed);
      else if (!places().some((place) => place.device === device)) came(device);
    }
  }, 'waits');
  window.addEventListener('keydown', pressed, { capture: true });
  return () => {
    unwatch();
    window.removeEventListener('keydown', pressed, { capture: true });
  };
}
