/** Whose a key or a gamepad's button is, and what it means to the role of that seat. */
import { AIMING_DEEDS, deedOfKey, isHalf, keyOfDeed, type SeatDeed } from '../../../../shared/chase/half-keys';
import type { Role } from '../../../../shared/chase/replay';
import type { Action } from '../../../../shared/settings';
import type { Device } from '../../../../shared/seats';
import { padOf } from '../../../lib/seats/devices';
import type { DeedMap, PlaceAtScreen, Routed } from '../../../lib/seats/inputs.svelte';
import type { PressOf } from '../../../lib/seats/press';

/** A person's place at the screen. */
export interface Place extends PlaceAtScreen {
  readonly role: Role;
}

/** Whose key it is, by position (`event.code`); undefined where it belongs to no half in use. */
export function routedKey(places: readonly Place[], code: string): Routed<SeatDeed> | undefined {
  for (const { seat, role, device } of places) {
    const deed = isHalf(device) ? deedOfKey(device, role, code) : undefined;
    if (deed !== undefined) return { seat, deed };
  }
  return undefined;
}

/** By button of the standard layout; the Chaser's four are the symbols as they lie. */
const PAD_DEEDS: Readonly<Record<Role, Readonly<Record<number, SeatDeed>>>> = {
  runner: {
    0: 'place',
    2: 'pile',
    3: 'pile',
    4: 'rotate-left',
    5: 'rotate-right',
    6: 'look',
    7: 'look',
    9: 'agree',
    12: 'cell-next',
    13: 'cell-previous',
    14: 'hand-previous',
    15: 'hand-next',
  },
  chaser: {
    0: 'mark-diamond',
    1: 'mark-star',
    2: 'mark-square',
    3: 'mark-triangle',
    4: 'hand-over',
    5: 'hand-over',
    9: 'agree',
  },
};

/** Whose button it is; undefined for a gamepad that nobody has, and for a button that means nothing to them. */
export function routedButton(places: readonly Place[], pad: number, button: number): Routed<SeatDeed> | undefined {
  const place = places.find(({ device }) => padOf(device) === pad);
  const deed = place === undefined ? undefined : PAD_DEEDS[place.role][button];
  return place === undefined || deed === undefined ? undefined : { seat: place.seat, deed };
}

/** Deeds that a held key does again and again. */
export const REPEATED: ReadonlySet<SeatDeed> = new Set<SeatDeed>(AIMING_DEEDS);

/** All of it, as the inputs of several people ask for it. */
export const DEEDS: DeedMap<Place, SeatDeed> = { routedKey, routedButton, repeated: REPEATED, agree: 'agree' };

/** For the only person at a screen: the deed's action, whose key can be bound. */
const ACTION_OF: Readonly<Partial<Record<SeatDeed, Action>>> = { pile: 'switch-pile', agree: 'pause', 'hand-over': 'rotate-right' };

/** What does a deed of a role on a device. */
export function keyFor(device: Device, role: Role, deed: SeatDeed): PressOf {
  if (device === 'all') {
    const action = ACTION_OF[deed] ?? (deed === 'look' || deed === 'pile' || deed === 'agree' || deed === 'hand-over' ? null : deed);
    return action === null ? null : { action };
  }
  if (isHalf(device)) {
    const key = keyOfDeed(device, role, deed);
    return key === undefined ? null : { key };
  }
  if (padOf(device) === null) return null;
  const button = Object.entries(PAD_DEEDS[role]).find(([, each]) => each === deed)?.[0];
  return button === undefined ? null : { button: Number(button) };
}
