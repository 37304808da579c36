/** Whose gamepad cannot be played with yet, and whose a gamepad is that somebody presses. */
import type { Device } from '../../../shared/seats';
import type { Seat } from '../../../shared/table';
import type { PadThere } from '../pads/reading';
import { padOf } from './devices';

/** `gone`: it is not there; `unknown`: its layout is; `unpressed`: it is there, but nobody has shown yet that it is theirs. */
export type Lack = 'gone' | 'unknown' | 'unpressed';

/** `alike`: several wait for gamepads of one make, and not as many are there: nobody can tell whose those are. */
export interface Missing {
  readonly seat: Seat;
  readonly lack: Lack | 'alike';
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

/** Seats whose gamepad cannot be played with, in the order of `devices`. `ids`: what each seat's was called before it went. */
export function missingOf(
  devices: Iterable<readonly [Seat, Device]>,
  there: PadsThere,
  ids: ReadonlyMap<Seat, string> = new Map(),
): Missing[] {
  const missing = [...devices].flatMap(([seat, device]) => {
    const lack = lackOf(device, there);
    return lack === null ? [] : [{ seat, lack }];
  });
  const alike = (seat: Seat): boolean => {
    const id = ids.get(seat);
    if (id === undefined) return false;
    const wait = missing.filter((each) => ids.get(each.seat) === id).length;
    const free = [...there.values()].filter((pad) => pad.id === id && !pad.unknown && !pad.pressed).length;
    return free > 0 && free < wait;
  };
  return missing.map((each) => (alike(each.seat) ? { seat: each.seat, lack: 'alike' } : each));
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
