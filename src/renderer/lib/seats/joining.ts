/**
 * A table at which people sit down by a press: who is at which place, and what a deed of somebody does to all of them. Pure; the
 * room itself is `join-room.svelte.ts`, and what a place means is the game's (`JoiningOfGame`).
 */
import type { Device, SeatChoice, Sitting } from '../../../shared/seats';
import { namesAtTable } from '../../../shared/table-names';

/** Who somebody says they are: a player of this computer, or a guest; empty without a name. */
export type Who = { readonly kind: 'profile'; readonly profile: string } | { readonly kind: 'guest'; readonly guest: string };

export interface Sitter {
  readonly kind: 'person';
  readonly device: Device;
  readonly who: Who;
  readonly ready: boolean;
}
export interface BotThere {
  readonly kind: 'bot';
  readonly level: number;
}
export type JoinPlace = Sitter | BotThere | { readonly kind: 'free' };

/** The places in a row, all that the game can have. */
export type JoinTable = readonly JoinPlace[];

/** A place that takes part, and its number from 0. */
export interface Taken {
  readonly at: number;
  readonly place: Sitter | BotThere;
}

/** Where and as whom a device was here last. */
export interface Before {
  readonly at: number;
  readonly who: Who;
}

const FREE: JoinPlace = { kind: 'free' };
export const NOBODY: Who = { kind: 'guest', guest: '' };

/** So many places; `bots` by place where bots sit already, with their levels. */
export function freeTable(places: number, bots: ReadonlyMap<number, number> = new Map()): JoinTable {
  return Array.from({ length: places }, (_, at) => {
    const level = bots.get(at);
    return level === undefined ? FREE : { kind: 'bot', level };
  });
}

export function isSame(one: Who, other: Who): boolean {
  if (one.kind === 'profile') return other.kind === 'profile' && other.profile === one.profile;
  return other.kind === 'guest' && other.guest === one.guest;
}

/** Whether somebody is here already; people without a name are never the same one. */
function isHere(table: JoinTable, who: Who, but = -1): boolean {
  if (who.kind === 'guest' && who.guest === '') return false;
  return table.some((place, at) => at !== but && place.kind === 'person' && isSame(place.who, who));
}

/** The place of a device; -1 where it has none. */
export function placeOf(table: JoinTable, device: Device): number {
  return table.findIndex((place) => place.kind === 'person' && place.device === device);
}

export function takenOf(table: JoinTable): Taken[] {
  return table.flatMap((place, at) => (place.kind === 'free' ? [] : [{ at, place }]));
}

export function peopleOf(table: JoinTable): Sitter[] {
  return table.filter((place) => place.kind === 'person');
}

/** What everybody who takes part is called, by place; empty for a free one. */
export function calledAt(table: JoinTable, nameOf: (who: Who) => string): string[] {
  const taken = takenOf(table);
  const names = namesAtTable(taken.map(({ place }) => (place.kind === 'bot' ? null : nameOf(place.who))));
  return table.map((_, at) => names[taken.findIndex((each) => each.at === at)] ?? '');
}

/** What somebody sits down with who clicks a place: the mouse, or by key a half of the keyboard that nobody has; null where both are taken. */
export function deviceOfClick(table: JoinTable, byKey: boolean): Device | null {
  if (!byKey) return 'mouse';
  return (['keys-left', 'keys-right'] as const).find((device) => placeOf(table, device) === -1) ?? null;
}

function put(table: JoinTable, at: number, place: JoinPlace): JoinTable {
  return table.map((each, other) => (other === at ? place : each));
}

/** Names that somebody at a place can take: all but those that others have. */
export function namesFor(table: JoinTable, at: number, names: readonly Who[]): Who[] {
  return names.filter((who) => !isHere(table, who, at));
}

interface Coming {
  readonly device: Device;
  /** Names in the order in which they are offered. */
  readonly names: readonly Who[];
  /** Where the device was before, if that is known. */
  readonly before?: Before;
  /** A place that was asked for, as by a click on it. */
  readonly wanted?: number;
  /** Places that wait for somebody else: they are the last to be taken. */
  readonly kept?: readonly number[];
}

/**
 * Somebody sits down: at the place that was asked for or at theirs from before, or else at the first free one, or in place of
 * a bot. The same table where every place is a person's, or the device has one already.
 */
export function joined(table: JoinTable, { device, names, before, wanted, kept = [] }: Coming): JoinTable {
  if (placeOf(table, device) !== -1) return table;
  const isFree = (at: number | undefined): boolean => at !== undefined && table[at] !== undefined && table[at].kind !== 'person';
  const first = (fits: (place: JoinPlace, at: number) => boolean): number | undefined => {
    const found = table.findIndex(fits);
    return found === -1 ? undefined : found;
  };
  const at =
    [wanted, before?.at].find(isFree) ??
    first(({ kind }, each) => kind === 'free' && !kept.includes(each)) ??
    first(({ kind }) => kind === 'bot') ??
    first(({ kind }) => kind === 'free');
  if (at === undefined) return table;
  const who = before !== undefined && !isHere(table, before.who) ? before.who : (namesFor(table, at, names)[0] ?? NOBODY);
  return put(table, at, { kind: 'person', device, who, ready: false });
}

/** Somebody moves so many places along, around at the ends; whoever is there comes here. Both say anew that they are ready. */
export function moved(table: JoinTable, at: number, by: number): JoinTable {
  const to = (at + by + table.length) % table.length;
  const [here, there] = [table[at], table[to]];
  if (here === undefined || there === undefined || to === at) return table;
  return put(put(table, to, unready(here)), at, unready(there));
}

function unready(place: JoinPlace): JoinPlace {
  return place.kind === 'person' ? { ...place, ready: false } : place;
}

/** Somebody takes a name; one that another has is not taken. */
export function named(table: JoinTable, at: number, who: Who): JoinTable {
  const place = table[at];
  return place?.kind !== 'person' || isHere(table, who, at) ? table : put(table, at, { ...place, who });
}

/** Somebody takes the next name that is offered, or the one before, around at the ends. */
export function renamed(table: JoinTable, at: number, by: number, names: readonly Who[]): JoinTable {
  const place = table[at];
  if (place?.kind !== 'person') return table;
  const offered = namesFor(table, at, names);
  const now = offered.findIndex((each) => isSame(each, place.who));
  // A name that is not offered any more comes before the first.
  const next = offered[now === -1 ? (by > 0 ? 0 : offered.length - 1) : (now + by + offered.length) % offered.length];
  return next === undefined ? table : named(table, at, next);
}

/** Somebody is ready, or is not any more. */
export function readied(table: JoinTable, at: number, ready: boolean): JoinTable {
  const place = table[at];
  return place?.kind === 'person' && place.ready !== ready ? put(table, at, { ...place, ready }) : table;
}

export function freed(table: JoinTable, at: number): JoinTable {
  return table[at] === undefined || table[at].kind === 'free' ? table : put(table, at, FREE);
}

/** Bots of a level at all free places; where none is free, the bots go again. */
export function botsTurned(table: JoinTable, level: number): JoinTable {
  const free = table.some(({ kind }) => kind === 'free');
  return table.map((place) => {
    if (free) return place.kind === 'free' ? { kind: 'bot', level } : place;
    return place.kind === 'bot' ? FREE : place;
  });
}

/** A bot of a level at one free place. */
export function seatedBot(table: JoinTable, at: number, level: number): JoinTable {
  return table[at]?.kind === 'free' ? put(table, at, { kind: 'bot', level }) : table;
}

/** A bot gets another level, 1 to 10. */
export function levelled(table: JoinTable, at: number, level: number): JoinTable {
  return table[at]?.kind === 'bot' && level >= 1 && level <= 10 ? put(table, at, { kind: 'bot', level }) : table;
}

/** Everybody who sits is ready, and there are enough of them with the bots. */
export function allReady(table: JoinTable, fewest: number): boolean {
  const people = peopleOf(table);
  return people.length > 0 && people.every(({ ready }) => ready) && takenOf(table).length >= fewest;
}

/** Who sat at a seat; null for a bot, and for a player who is whoever is chosen. */
export function whoOf({ kind, profile, guest }: SeatChoice): Who | null {
  if (kind === 'guest') return { kind, guest };
  return kind === 'profile' && profile !== null ? { kind, profile } : null;
}

/** What a place is as a seat: with what helped whoever sits there when they sat somewhere in `last`. */
export function seatOf(place: Sitter | BotThere, last: readonly SeatChoice[]): SeatChoice {
  const plainly = { profile: null, guest: '', level: 1, assist: false, aids: {}, device: 'mouse' } as const;
  if (place.kind === 'bot') return { ...plainly, kind: 'bot', level: place.level };
  const { who, device } = place;
  const before = last.find(
    (seat) => seat.kind === who.kind && (who.kind === 'profile' ? seat.profile === who.profile : seat.guest === who.guest),
  );
  const kept = { level: before?.level ?? 1, assist: before?.assist ?? false, aids: before?.aids ?? {}, device };
  return who.kind === 'profile' ? { ...plainly, ...kept, kind: 'profile', profile: who.profile } : { ...plainly, ...kept, ...who };
}

/** Who sits at a seat as a request for a match has it. */
export function sittingOf(seat: SeatChoice): Sitting {
  const assist = seat.assist ? { assist: true } : {};
  if (seat.kind === 'bot') return { kind: 'bot', level: seat.level };
  if (seat.kind === 'profile' && seat.profile !== null) return { kind: 'profile', profile: seat.profile, ...assist };
  return { kind: 'guest', name: seat.guest.trim(), ...assist };
}
