/** Matches and the live table: the window's requests as calls of the table. */
import type { Refusal, RequestInput } from '../../shared/contract';
import { cleanName } from '../../shared/player-name';
import type { Player, Replay, Role, Rules } from '../../shared/replay';
import { STANDARD_RULES } from '../engine/chase/deal';
import { accepted, type Result } from '../engine/result';
import type { Handlers } from '../ipc';
import type { MatchOptions } from '../table/ports';
import type { Table } from '../table/table';

type MatchRequest = Extract<keyof Handlers, `match.${string}` | `table.${string}`>;

/** The player of a seat: a profile, or somebody in nobody's record. */
interface Person {
  readonly name: string;
  readonly profile: string | null;
}

export interface MatchPorts {
  readonly table: Table;
  readonly tiles: Replay['tiles'];
  /** A seed that nobody chose. */
  readonly freshSeed: () => string;
  /** The chosen profile's id and its name, empty for one that nobody named. */
  readonly player: () => Result<{ readonly id: string; readonly name: string }, Refusal>;
  /** The name of a person who gave none. */
  readonly guestName: () => string;
}

type Seating = Pick<MatchOptions, 'players' | 'profiles' | 'roles'>;

function bot(level: number): Player {
  return { name: `Bot ${level}`, kind: 'bot', level };
}

/** Bots between themselves, the Runners first (T1, F1). Their names tell them apart, also those of one level. */
function botsOnly(players: 2 | 3 | 4, runners: number, chasers: number): Seating {
  const roles: Role[] = Array.from({ length: players }, (_, seat) => (seat < (players === 2 ? 1 : 2) ? 'runner' : 'chaser'));
  const met = new Map<number, number>();
  const seats = roles.map((role) => {
    const level = role === 'runner' ? runners : chasers;
    const count = (met.get(level) ?? 0) + 1;
    met.set(level, count);
    const { name, ...rest } = bot(level);
    return { name: count === 1 ? name : `${name} (${count})`, ...rest };
  });
  return { players: seats, roles };
}

/** Who plays here: the chosen profile, unless a guest is named. */
function personOf({ guest }: RequestInput<'match.start'>, { player, guestName }: MatchPorts): Result<Person, Refusal> {
  if (guest !== undefined) return accepted({ name: cleanName(guest) || guestName(), profile: null });
  const chosen = player();
  if (!chosen.ok) return chosen;
  const { id, name } = chosen.value;
  return accepted({ name: name === '' ? guestName() : name, profile: id });
}

/** Who sits where: a person on seat 0, or when watching the bots alone. */
function seated(input: RequestInput<'match.start'>, ports: MatchPorts): Result<Seating, Refusal> {
  const { role, level, chaserLevel = level, assist = false } = input;
  if (role === 'watch') return accepted(botsOnly(input.players ?? 2, level, chaserLevel));
  const person = personOf(input, ports);
  if (!person.ok) return person;
  const { name, profile } = person.value;
  return accepted({
    players: [{ name, kind: 'human', ...(assist ? { assist } : {}) }, bot(level)],
    profiles: [profile, null],
    roles: role === 'runner' ? ['runner', 'chaser'] : ['chaser', 'runner'],
  });
}

export function matchRequests(ports: MatchPorts): Pick<Handlers, MatchRequest> {
  const { table } = ports;
  return {
    'match.start': (input) => {
      const seating = seated(input, ports);
      if (!seating.ok) return seating;
      const rules: Rules = { ...STANDARD_RULES, ...input.rules };
      return table.start({ ...seating.value, rules, tiles: ports.tiles, seed: input.seed ?? ports.freshSeed() });
    },
    'match.current': () => ({ ok: true, value: table.current }),
    'match.next': ({ match }) => table.next(match),
    'match.leave': ({ match }) => table.leave(match),
    'table.open': ({ match, seat, tiles }) => table.open(match, seat, tiles),
    'table.place': ({ match, seat, ...placement }) => table.place(match, seat, placement),
    'table.mark': ({ match, seat, symbol }) => table.mark(match, seat, symbol),
    'table.switch-pile': ({ match, seat }) => table.switchPile(match, seat),
    'table.pause': ({ match, seat }) => table.pause(match, seat),
    'table.resume': ({ match, seat }) => table.resume(match, seat),
    'table.give-up': ({ match, seat }) => table.giveUp(match, seat),
  };
}
