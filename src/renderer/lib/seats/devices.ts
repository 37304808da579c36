/** Who plays with what at a screen that several people share. */
import { DEVICES, isChoiceOf, type Device, type SeatsChoice } from '../../../shared/seats';
import type { Player } from '../../../shared/replay';
import type { Seat } from '../../../shared/table';
import { isHalf } from '../deeds';

export { deviceOfPad, padOf } from '../deeds';

export type Devices = ReadonlyMap<Seat, Device>;

/** Where nothing is known of a match's devices: somebody for each half and the mouse, then gamepads. */
const USUAL = ['keys-left', 'mouse', 'keys-right', 'pad-1'] as const satisfies readonly Device[];

/**
 * Where the people of a match sit in a line-up in which they are called `names`, by seat of the match; null where it is about others. They
 * are known by their names: at another match the same people may sit the other way round.
 */
export function seatsIn(players: readonly Player[], { seats }: SeatsChoice, names: readonly string[]): ReadonlyMap<Seat, number> | null {
  const people = players.flatMap(({ kind, name }, seat) => (kind === 'human' ? [[seat, name] as const] : []));
  const there = seats.flatMap(({ kind }, at) => (kind === 'bot' ? [] : [at]));
  const found = people.map(([seat, name]) => [seat, there.find((at) => names[at] === name) ?? -1] as const);
  const same = seats.length === players.length && there.length === people.length && found.every(([, at]) => at >= 0);
  return same ? new Map(found) : null;
}

/**
 * What each of `people` plays with: what they had in the line-up, or whoever sat at their seat then. The only person has everything; a match
 * that the line-up is not about gets usual devices, and so does somebody whose device another has already.
 */
export function devicesOf(
  people: readonly Seat[],
  players: readonly Player[],
  choice: SeatsChoice = { seats: [] },
  names: readonly string[] = [],
): Devices {
  const alike = isChoiceOf(players, choice) ? new Map(players.map((_, seat) => [seat, seat])) : new Map<Seat, number>();
  const seats = [...(seatsIn(players, choice, names) ?? alike)];
  return devicesAmong(people, new Map(seats.flatMap(([seat, at]) => (choice.seats[at] ? [[seat, choice.seats[at].device] as const] : []))));
}

/**
 * The devices of `people`: those that they have already, as far as they can share a screen with them, and for the others what is free. Who
 * is left alone has everything; `halves`: but keeps the half of the keyboard that they played with so far.
 */
export function devicesAmong(people: readonly Seat[], before: Devices, halves = false): Devices {
  const [only, second] = people;
  if (only !== undefined && second === undefined) {
    const half = before.get(only);
    return new Map([[only, halves && half !== undefined && isHalf(half) ? half : 'all']]);
  }
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

/** A line-up with the devices as they are now; `seats` says where in it everybody sits. */
export function choiceWith<Choice extends SeatsChoice>(choice: Choice, devices: Devices, seats: ReadonlyMap<Seat, number>): Choice {
  const theirs = new Map([...seats].map(([seat, at]) => [at, devices.get(seat)]));
  return { ...choice, seats: choice.seats.map((each, at) => ({ ...each, device: theirs.get(at) ?? each.device })) };
}
