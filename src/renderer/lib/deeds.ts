/**
 * What the people of a game do with their devices. A game has one vocabulary of deeds and one map of keys and buttons to
 * them by role: seats at a table, drills, and the signs beside both read the same.
 */
import { DEVICES, type Device } from '../../shared/seats';
import type { Action } from '../../shared/settings';
import type { Seat } from '../../shared/table';
import type { PressOf } from './press';

export const HALVES = ['keys-left', 'keys-right'] as const satisfies readonly Device[];
type Half = (typeof HALVES)[number];

/** Whether a device is a half of the keyboard. */
export function isHalf(device: Device): device is Half {
  return device === 'keys-left' || device === 'keys-right';
}

/** The gamepad of a device as the system counts them, from 0; null where it is none. */
export function padOf(device: Device | undefined): number | null {
  return device?.startsWith('pad-') === true ? Number(device.slice(4)) - 1 : null;
}

/** The device that a gamepad is; undefined for one past the fourth. */
export function deviceOfPad(index: number): Device | undefined {
  return DEVICES.find((device) => padOf(device) === index);
}

/** What does a deed, by device; a role's keys of one half are all different, and none is in both halves. */
export interface Means extends Readonly<Record<Half, string>> {
  /** For the only person at a screen, the action whose key does it, as they bound it; left out, no key of theirs does. */
  readonly action?: Action;
  /** Of a gamepad of the standard layout; the first is the one that signs show. */
  readonly buttons: readonly number[];
}

/** A game's deeds by role. */
export interface Deeds<Role extends string = string, Deed extends string = string> {
  /** A deed that a role has not is left out. */
  readonly means: Readonly<Record<Role, Readonly<Partial<Record<Deed, Means>>>>>;
  /** What a held key or button does again and again. */
  readonly repeated: ReadonlySet<Deed>;
  /** The deed of every role that says 'ready'. */
  readonly agree: Deed;
}

/** A person's place at the screen. */
export interface Place<Role extends string> {
  readonly seat: Seat;
  readonly role: Role;
  readonly device: Device;
}

/** What somebody did. */
export interface Routed<Deed> {
  readonly seat: Seat;
  readonly deed: Deed;
}

/** What a role can do, with what does it. */
export function deedsOf<Role extends string, Deed extends string>({ means }: Deeds<Role, Deed>, role: Role): readonly [Deed, Means][] {
  return Object.entries(means[role]) as [Deed, Means][];
}

/** Whose key it is, by position (`event.code`), and what it means; undefined where it belongs to no half in use. */
export function routedKey<Role extends string, Deed extends string>(
  deeds: Deeds<Role, Deed>,
  places: readonly Place<Role>[],
  code: string,
): Routed<Deed> | undefined {
  for (const { seat, role, device } of places) {
    const found = isHalf(device) ? deedsOf(deeds, role).find(([, means]) => means[device] === code) : undefined;
    if (found !== undefined) return { seat, deed: found[0] };
  }
  return undefined;
}

/**
 * Whose button of the standard layout it is, and what it means; undefined for a gamepad that nobody has, and for a button
 * that means nothing to them. `pad` counts from 0.
 */
export function routedButton<Role extends string, Deed extends string>(
  deeds: Deeds<Role, Deed>,
  places: readonly Place<Role>[],
  pad: number,
  button: number,
): Routed<Deed> | undefined {
  const place = places.find(({ device }) => padOf(device) === pad);
  const found = place === undefined ? undefined : deedsOf(deeds, place.role).find(([, { buttons }]) => buttons.includes(button));
  return place === undefined || found === undefined ? undefined : { seat: place.seat, deed: found[0] };
}

/** What does a deed of a role on a device; null where nothing on it does. */
export function pressOf<Role extends string, Deed extends string>(
  deeds: Deeds<Role, Deed>,
  device: Device,
  role: Role,
  deed: Deed,
): PressOf {
  const means = deeds.means[role][deed];
  if (means === undefined) return null;
  if (device === 'all') return means.action === undefined ? null : { action: means.action };
  if (isHalf(device)) return { key: means[device] };
  const [button] = means.buttons;
  return padOf(device) === null || button === undefined ? null : { button };
}
