/** Who sits where: the seats of a match from what was chosen, with names that tell everybody apart. */
import type { Refusal, RequestInput } from '../../shared/contract';
import { boundedName } from '../../shared/player-name';
import type { Player, Role, Rules } from '../../shared/chase/replay';
import { TABLE_SIZES, type Sitting, type Variants } from '../../shared/seats';
import { namesAtTable } from '../../shared/table-names';
import { STANDARD_RULES } from '../../rules/chase/deal';
import { firstRoles } from '../../rules/chase/match';
import { accepted, refused, type Result } from '../../rules/result';
import type { MatchOptions } from '../table/ports';

export interface SeatingPorts {
  /** The chosen profile's id and its name, empty for one that nobody named. */
  readonly player: () => Result<Named, Refusal>;
  /** A profile of this computer; undefined where there is none by that id. */
  readonly profile: (id: string) => Result<Named | undefined, Refusal>;
  /** The name of a person who gave none. */
  readonly guestName: () => string;
}

interface Named {
  readonly id: string;
  readonly name: string;
}

export type Seating = Pick<MatchOptions, 'players' | 'profiles' | 'roles'>;

/** The player of a seat: a profile, or somebody in nobody's record. */
interface Seated {
  readonly player: Player;
  readonly profile: string | null;
}

/** A bot, which gets its name at the table. */
function bot(level: number): Player {
  return { name: '', kind: 'bot', level };
}

/** Everybody's name once, and bots with names of their own. */
function apart(players: readonly Player[]): Player[] {
  const names = namesAtTable(players.map(({ name, kind }) => (kind === 'bot' ? null : name)));
  // Names first: replays show them so.
  return players.map((player, seat) => ({ ...player, name: names[seat] ?? '' }));
}

/** Bots between themselves, the Runners first (T1, F1). */
function botsOnly(players: 2 | 3 | 4, runners: number, chasers: number): Seating {
  const roles: Role[] = Array.from({ length: players }, (_, seat) => (seat < (players === 2 ? 1 : 2) ? 'runner' : 'chaser'));
  return { players: apart(roles.map((role) => bot(role === 'runner' ? runners : chasers))), roles };
}

/** A quick match: the chosen profile, or the guest who is named, on seat 0 against a bot; or bots to look on at. */
export function quickSeating(input: RequestInput<'match.start'>, ports: SeatingPorts): Result<Seating, Refusal> {
  const { role, level, chaserLevel = level, assist = false, guest } = input;
  if (role === 'watch') return accepted(botsOnly(input.players ?? 2, level, chaserLevel));
  const chosen = guest === undefined ? ports.player() : accepted({ id: null, name: boundedName(guest) });
  if (!chosen.ok) return chosen;
  const name = chosen.value.name === '' ? ports.guestName() : chosen.value.name;
  return accepted({
    players: apart([{ name, kind: 'human', ...(assist ? { assist } : {}) }, bot(level)]),
    profiles: [chosen.value.id, null],
    roles: role === 'runner' ? ['runner', 'chaser'] : ['chaser', 'runner'],
  });
}

function seated(sitting: Sitting, at: number, ports: SeatingPorts): Result<Seated, Refusal> {
  if (sitting.kind === 'bot') return accepted({ player: bot(sitting.level), profile: null });
  const found = sitting.kind === 'profile' ? ports.profile(sitting.profile) : accepted({ id: null, name: boundedName(sitting.name) });
  if (!found.ok) return found;
  if (found.value === undefined) return refused({ code: 'no-such-profile', field: `seats.${at}.profile` });
  const { id, name } = found.value;
  const assist = sitting.assist === true ? { assist: true } : {};
  return accepted({ player: { name: name === '' ? ports.guestName() : name, kind: 'human', ...assist }, profile: id });
}

/** The seats as arranged, with the roles of the first round (S1, T1, F1). Nobody sits twice. */
export function arrangedSeating(
  { seats, firstChaser }: Pick<RequestInput<'match.arrange'>, 'seats' | 'firstChaser'>,
  ports: SeatingPorts,
): Result<Seating, Refusal> {
  if (firstChaser >= seats.length) return refused({ code: 'no-such-seat', field: 'firstChaser', clause: 'S1' });
  const found: Seated[] = [];
  for (const [at, sitting] of seats.entries()) {
    const each = seated(sitting, at, ports);
    if (!each.ok) return each;
    const { profile } = each.value;
    if (profile !== null && found.some((other) => other.profile === profile)) {
      return refused({ code: 'sits-twice', field: `seats.${at}.profile` });
    }
    found.push(each.value);
  }
  return accepted({
    players: apart(found.map(({ player }) => player)),
    profiles: found.map(({ profile }) => profile),
    roles: firstRoles(seats.length, firstChaser),
  });
}

/** V1 to V3 and the table's size as rules. */
export function rulesOf({ headStart, perfectPlan, pointsToWin, table }: Variants): Rules {
  return { ...STANDARD_RULES, startingTiles: headStart ? 3 : 2, perfectPlan, pointsToWin, table: TABLE_SIZES[table] };
}
