/** Who could take a seat of a match that goes on, as it is chosen and as it is asked for. */
import type { Player } from '../../../shared/replay';
import type { Device, Sitting } from '../../../shared/seats';
import type { Devices } from './devices';
import { SHARED_DEVICES } from './devices';

/** A player by id, somebody in nobody's record, or a bot. */
export type Taker = `profile ${string}` | 'guest' | 'bot';

/** Whom to offer first: a bot for a person, and for a bot somebody. */
export function firstTaker({ kind }: Player): Taker {
  return kind === 'bot' ? 'guest' : 'bot';
}

export function playerTaker(id: string): Taker {
  return `profile ${id}`;
}

/** What is asked for. `assist`: whoever sat there had help, and so has whoever comes. */
export function sittingOf(taker: Taker, { guest, level, assist }: { guest: string; level: number; assist: boolean }): Sitting {
  if (taker === 'bot') return { kind: 'bot', level };
  const help = assist ? { assist } : {};
  return taker === 'guest'
    ? { kind: 'guest', name: guest.trim(), ...help }
    : { kind: 'profile', profile: taker.slice('profile '.length), ...help };
}

/** The device to offer: the seat's own, or the first that nobody else has. */
export function deviceFor(seat: number, devices: Devices): Device {
  const own = devices.get(seat);
  if (own !== undefined && own !== 'all') return own;
  const taken = [...devices].flatMap(([other, device]) => (other === seat ? [] : [device]));
  return SHARED_DEVICES.find((device) => device !== 'mouse' && !taken.includes(device)) ?? 'mouse';
}
