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

/**
 * Whose the gamepad `id` is that somebody pressed: of the seats that wait for theirs the one that had it before. Where several
 * had one of this name, or nobody did, it is that of the first, who is asked to press.
 */
export function takerOf(id: string, waiting: readonly Seat[], ids: ReadonlyMap<Seat, string>): Seat | undefined {
  return waiting.find((seat) => ids.get(seat) === id) ?? waiting.find((seat) => !ids.has(seat)) ?? waiting[0];
}
