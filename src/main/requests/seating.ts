/** Who sits where: the seats of a match from what was chosen, with names that tell everybody apart. */
import type { Refusal } from '../../shared/refusal';
import { boundedName } from '../../shared/player-name';
import type { Player } from '../../shared/replay';
import type { Sitting } from '../../shared/seats';
import { namesAtTable } from '../../shared/table-names';
import { accepted, refused, type Result } from '../../rules/result';
import type { MatchOptions, QuickSeat } from '../table/ports';

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

type Seating = Pick<MatchOptions, 'players' | 'profiles'>;

/** The player of a seat: a profile, or somebody in nobody's record. */
export interface Seated {
  readonly player: Player;
  readonly profile: string | null;
}

/** A bot, which gets its name at the table. */
function bot({ level, gentle = false }: { readonly level: number; readonly gentle?: boolean }): Player {
  return { name: '', kind: 'bot', level, ...(gentle && { gentle }) };
}

/** Everybody's name once, and bots with names of their own. */
function apart(players: readonly Player[]): Player[] {
  const names = namesAtTable(players.map(({ name, kind }) => (kind === 'bot' ? null : name)));
  // Names first: replays show them so.
  return players.map((player, seat) => ({ ...player, name: names[seat] ?? '' }));
}

/** Everybody with what a game's players have besides, by seat. */
export function withOwn({ players, ...others }: Seating, own: readonly object[] = []): Seating {
  return { ...others, players: players.map((player, seat) => ({ ...player, ...own[seat] })) };
}

/** A quick match: the chosen profile, or the guest who is named, and bots; or bots alone. */
export function quickSeating(
  seats: readonly QuickSeat[],
  { guest, assist = false }: { readonly guest?: string; readonly assist?: boolean },
  ports: SeatingPorts,
): Result<Seating, Refusal> {
  const bots = seats.flatMap((seat) => (seat.kind === 'bot' ? [bot(seat)] : []));
  if (bots.length === seats.length) return accepted({ players: apart(bots) });
  const chosen = guest === undefined ? ports.player() : accepted({ id: null, name: boundedName(guest) });
  if (!chosen.ok) return chosen;
  const { id } = chosen.value;
  const name = chosen.value.name === '' ? ports.guestName() : chosen.value.name;
  const person: Player = { name, kind: 'human', ...(assist ? { assist } : {}) };
  return accepted({
    players: apart(seats.map((seat) => (seat.kind === 'bot' ? bot(seat) : person))),
    profiles: seats.map(({ kind }) => (kind === 'bot' ? null : id)),
  });
}

/** Somebody as they sit down, under the name that they wish for; `field`: where their player stands in what was asked. */
export function seatedAs(sitting: Sitting, field: string, ports: Pick<SeatingPorts, 'profile' | 'guestName'>): Result<Seated, Refusal> {
  if (sitting.kind === 'bot') return accepted({ player: bot({ level: sitting.level }), profile: null });
  const found = sitting.kind === 'profile' ? ports.profile(sitting.profile) : accepted({ id: null, name: boundedName(sitting.name) });
  if (!found.ok) return found;
  if (found.value === undefined) return refused({ code: 'no-such-profile', field });
  const { id, name } = found.value;
  const assist = sitting.assist === true ? { assist: true } : {};
  return accepted({ player: { name: name === '' ? ports.guestName() : name, kind: 'human', ...assist }, profile: id });
}

/** The seats as arranged. Nobody sits twice. */
export function arrangedSeating(seats: readonly Sitting[], ports: SeatingPorts): Result<Seating, Refusal> {
  const found: Seated[] = [];
  for (const [at, sitting] of seats.entries()) {
    const each = seatedAs(sitting, `seats.${at}.profile`, ports);
    if (!each.ok) return each;
    const { profile } = each.value;
    if (profile !== null && found.some((other) => other.profile === profile)) {
      return refused({ code: 'sits-twice', field: `seats.${at}.profile` });
    }
    found.push(each.value);
  }
  return accepted({ players: apart(found.map(({ player }) => player)), profiles: found.map(({ profile }) => profile) });
}
