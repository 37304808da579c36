/** The choices of the new-match screen: what a change does to the other seats, what is left of a choice, what is asked for. */
import type { Role } from '../../../../shared/chase/replay';
import { DEFAULT_MATCH, type MatchChoice, type Variants } from '../../../../shared/chase/match-choice';
import type { Device, SeatChoice } from '../../../../shared/seats';
import { sittingOf } from '../../../lib/seats/joining';
import { SEATS } from '../../../../rules/chase/seats';
import type { ArrangedStart } from '../../../lib/starts';

/** A choice after a change, and the seat that gave its own for what it had; null where nobody had it. */
export interface Changed {
  readonly choice: MatchChoice;
  readonly swapped: number | null;
}

/** Who sits: a player by id, a guest or a bot. */
export type Who = { readonly kind: 'profile'; readonly profile: string } | { readonly kind: 'guest' | 'bot' };

/** Who gets what, as long as it is free: a pad may be there or not. */
const BY_TURN: readonly Device[] = ['keys-left', 'mouse', 'keys-right', 'pad-1', 'pad-2', 'pad-3', 'pad-4'];

/** A seat that nobody has chosen anything for yet. */
export const NEW_SEAT: SeatChoice = {
  kind: 'bot',
  profile: null,
  guest: '',
  level: 1,
  assist: false,
  aids: {},
  device: 'keys-right',
};

export function isPerson({ kind }: SeatChoice): boolean {
  return kind !== 'bot';
}

export function countPeople({ seats }: MatchChoice): number {
  return seats.filter(isPerson).length;
}

/** The seats that chase in the first round: with four players also the one on the left (F1). */
export function firstChasers({ seats, firstChaser }: MatchChoice): readonly number[] {
  return seats.length === SEATS.most ? [firstChaser, (firstChaser + 1) % SEATS.most] : [firstChaser];
}

/** The roles of the first round, by seat. */
export function firstRoles(choice: MatchChoice): readonly Role[] {
  const chasers = firstChasers(choice);
  return choice.seats.map((_, seat) => (chasers.includes(seat) ? 'chaser' : 'runner'));
}

/**
 * The only person here has everything; of several each has something else. Seats that name the same keep it in their order,
 * but somebody who has just sat down (`newcomer`) takes nothing from anybody.
 */
function withDevices(choice: MatchChoice, newcomer = -1): MatchChoice {
  if (countPeople(choice) === 1)
    return { ...choice, seats: choice.seats.map((seat) => (isPerson(seat) ? { ...seat, device: 'all' } : seat)) };
  const people = [...choice.seats.keys()]
    .filter((at) => at !== newcomer)
    .concat(newcomer)
    .filter((at) => choice.seats[at] !== undefined && isPerson(choice.seats[at]));
  const devices = new Map<number, Device>();
  const isFree = (device: Device): boolean => device !== 'all' && ![...devices.values()].includes(device);
  for (const at of people) {
    const device = choice.seats[at]?.device;
    if (device !== undefined && isFree(device)) devices.set(at, device);
  }
  for (const at of people) {
    const free = BY_TURN.find(isFree);
    if (!devices.has(at) && free !== undefined) devices.set(at, free);
  }
  return { ...choice, seats: choice.seats.map((seat, at) => ({ ...seat, device: devices.get(at) ?? seat.device })) };
}

/**
 * The choice as it can be played now: whoever was chosen in the app sits where nobody else was named, a player who is gone
 * or sits already gives way to a guest, and no two share a device. `profiles` are ids.
 */
export function settled(choice: MatchChoice, profiles: readonly string[], chosen: string | null): MatchChoice {
  const sitting = new Set<string>();
  const seats = choice.seats.map((seat): SeatChoice => {
    if (seat.kind !== 'profile') return seat;
    const profile = seat.profile ?? chosen;
    if (profile === null || !profiles.includes(profile) || sitting.has(profile))
      return { ...seat, kind: 'guest', profile: null, guest: '' };
    sitting.add(profile);
    return { ...seat, profile };
  });
  const botLevel = botLevelOf(choice);
  return withDevices({
    ...choice,
    seats,
    firstChaser: Math.min(choice.firstChaser, seats.length - 1),
    ...(botLevel !== undefined && { botLevel }),
  });
}

/** How good bots are here, or were when some sat here last; undefined before there were any. What one plays alone against says nothing of it. */
export function botLevelOf({ seats, botLevel }: MatchChoice): number | undefined {
  return seats.find((seat) => !isPerson(seat))?.level ?? botLevel;
}

function changedSeat(choice: MatchChoice, at: number, change: Partial<SeatChoice>): MatchChoice {
  return { ...choice, seats: choice.seats.map((seat, other) => (other === at ? { ...seat, ...change } : seat)) };
}

/** Something about a seat that concerns no other one. */
export function withSeat(
  choice: MatchChoice,
  at: number,
  change: Partial<Pick<SeatChoice, 'guest' | 'level' | 'assist' | 'aids'>>,
): MatchChoice {
  return changedSeat(choice, at, change);
}

/** Somebody sits down; a player who sat elsewhere changes places with whoever was here, each with what is theirs. */
export function withWho(choice: MatchChoice, at: number, who: Who): Changed {
  const before = choice.seats[at];
  if (before === undefined) return { choice, swapped: null };
  const profile = who.kind === 'profile' ? who.profile : null;
  const from = profile === null ? -1 : choice.seats.findIndex((seat) => seat.kind === 'profile' && seat.profile === profile);
  const sat = choice.seats[from];
  if (sat === undefined) return { choice: withDevices(changedSeat(choice, at, { kind: who.kind, profile }), at), swapped: null };
  if (from === at) return { choice, swapped: null };
  return { choice: changedSeat(changedSeat(choice, at, sat), from, before), swapped: from };
}

/** A seat is played with another device; whoever had it gets the one that became free. */
export function withDevice(choice: MatchChoice, at: number, device: Device): Changed {
  const before = choice.seats[at];
  if (before === undefined) return { choice, swapped: null };
  const from = choice.seats.findIndex((seat, other) => other !== at && isPerson(seat) && seat.device === device);
  const bound = changedSeat(choice, at, { device });
  return from === -1 ? { choice: bound, swapped: null } : { choice: changedSeat(bound, from, { device: before.device }), swapped: from };
}

/** Two to four seats; `spare` are seats by number that were there before and come back as they were. */
export function withCount(choice: MatchChoice, count: number, spare: readonly SeatChoice[]): MatchChoice {
  const seats = Array.from({ length: count }, (_, at) => choice.seats[at] ?? spare[at] ?? NEW_SEAT);
  const named = new Set<string>();
  const once = seats.map((seat): SeatChoice => {
    if (seat.kind !== 'profile' || seat.profile === null) return seat;
    if (named.has(seat.profile)) return { ...seat, kind: 'bot', profile: null };
    named.add(seat.profile);
    return seat;
  });
  return withDevices({ ...choice, seats: once, firstChaser: Math.min(choice.firstChaser, count - 1) });
}

/** What a settled choice asks for. */
export function requestOf(choice: MatchChoice, seed = ''): ArrangedStart {
  const { firstChaser, following, variants } = choice;
  const four = choice.seats.length === SEATS.most;
  return {
    game: 'chase',
    seats: choice.seats.map(sittingOf),
    firstChaser,
    ...(four && { following }),
    variants,
    ...(seed !== '' && { seed }),
  };
}

/** Whether a match was begun with this choice, which names everybody then: it can be had again. */
export function isRemembered({ seats }: MatchChoice): boolean {
  return !seats.some(({ kind, profile }) => kind === 'profile' && profile === null);
}

/** The variants that are not the book's, in the order of its clauses; the table's size comes last. */
export function unusual({
  headStart,
  perfectPlan,
  pointsToWin,
  table,
}: Variants): readonly ('head-start' | 'perfect-plan' | 'points' | 'table')[] {
  const usual = DEFAULT_MATCH.variants;
  return [
    ...(headStart ? (['head-start'] as const) : []),
    ...(perfectPlan ? (['perfect-plan'] as const) : []),
    ...(pointsToWin === usual.pointsToWin ? [] : (['points'] as const)),
    ...(table === usual.table ? [] : (['table'] as const)),
  ];
}
