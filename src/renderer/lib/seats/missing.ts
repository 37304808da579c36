/** Whose gamepad cannot be played with yet, and whose a gamepad is that somebody presses. */
import type { Device } from '../../../shared/seats';
import type { Seat } from '../../../shared/table';
import type { PadThere } from '../pads/reading';
import { padOf } from './devices';

/** `gone`: it is not there; `unknown`: its layout is; `unpressed`: it is there, but nobody has shown yet that it is theirs. */
export type Lack = 'gone' | 'unknown' | 'unpressed';

export interface Missing {
  readonly seat: Seat;
  readonly lack: Lack;
}

/** By number from 0. */
export type PadsThere = ReadonlyMap<number, PadThere>;

/** What a device lacks to be played with; null where nothing. */
export function lackOf(device: Device, there: PadsThere): Lack | null {
  const pad = padOf(device);
  if (pad === null) return null;
  const found = there.get(pad);
  if (found === undefined) return 'gone';
  if (found.unknown) return 'unknown';
  return found.pressed ? null : 'unpressed';
}

/** Seats whose gamepad cannot be played with, in the order of `devices`. */
export function missingOf(devices: Iterable<readonly [Seat, Device]>, there: PadsThere): Missing[] {
  return [...devices].flatMap(([seat, device]) => {
    const lack = lackOf(device, there);
    return lack === null ? [] : [{ seat, lack }];
  });
}

/** Who is asked to press just now: one at a time, since two gamepads of one make cannot be told apart. */
export function askedOf(missing: readonly Missing[]): Seat | undefined {
  return missing.find(({ lack }) => lack === 'unpressed')?.seat;
}

/**
 * Whose the gamepad `id` is that somebody pressed: of the seats that wait for theirs the one that had it before. Where several
 * had one of this name, or nobody did, it is that of whoever is `asked` to press, or else of the first.
 */
export function takerOf(id: string, waiting: readonly Seat[], ids: ReadonlyMap<Seat, string>, asked?: Seat): Seat | undefined {
  const had = waiting.filter((seat) => ids.get(seat) === id);
  const without = waiting.filter((seat) => !ids.has(seat));
  const among = [had, without, waiting].find((seats) => seats.length > 0) ?? [];
  return among.find((seat) => seat === asked) ?? among[0];
}
