/** Who plays with what at a screen that several people share. */
import { DEVICES, isChoiceOf, type Device, type SeatsChoice } from '../../../shared/seats';
import type { Player } from '../../../shared/replay';
import type { Seat } from '../../../shared/table';

export { deviceOfPad, padOf } from '../deeds';

export type Devices = ReadonlyMap<Seat, Device>;

/** Where nothing is known of a match's devices: somebody for each half and the mouse, then gamepads. */
const USUAL = ['keys-left', 'mouse', 'keys-right', 'pad-1'] as const satisfies readonly Device[];

/**
 * What each of `people` plays with. The only person has everything; a match that the last choice is not about gets usual
 * devices, and so does somebody whose device another has already.
 */
export function devicesOf(people: readonly Seat[], players: readonly Player[], choice: SeatsChoice = { seats: [] }): Devices {
  const chosen = isChoiceOf(players, choice) ? choice.seats.map(({ device }, seat) => [seat, device] as const) : [];
  return devicesAmong(people, new Map(chosen));
}

/** The devices of `people`: those that they have already, as far as they can share a screen with them, and for the others what is free. */
export function devicesAmong(people: readonly Seat[], before: Devices): Devices {
  const [only, second] = people;
  if (only !== undefined && second === undefined) return new Map([[only, 'all']]);
  const kept = new Map<Seat, Device>();
  for (const seat of people) {
    const device = before.get(seat);
    if (device !== undefined && device !== 'all' && ![...kept.values()].includes(device)) kept.set(seat, device);
  }
  const free = USUAL.filter((each) => ![...kept.values()].includes(each));
  return new Map(people.map((seat) => [seat, kept.get(seat) ?? free.shift() ?? 'mouse']));
}

/** The devices that a seat among several can have. */
export const SHARED_DEVICES = DEVICES.filter((device) => device !== 'all');

/** Gives a seat a device; whoever had it gets the one that became free. */
export function withDevice(devices: Devices, seat: Seat, device: Device): Devices {
  const before = devices.get(seat);
  const next = new Map(devices);
  for (const [other, theirs] of devices) if (theirs === device && before !== undefined) next.set(other, before);
  return next.set(seat, device);
}

/** The choices of the new-match screen with the devices as they are now. */
export function choiceWith<Choice extends SeatsChoice>(choice: Choice, devices: Devices): Choice {
  return { ...choice, seats: choice.seats.map((each, seat) => ({ ...each, device: devices.get(seat) ?? each.device })) };
}
