/** Matches and the live table: the window's requests as calls of the table. */
import type { RequestInput } from '../../shared/contract';
import type { Player, Replay, Role, Rules } from '../../shared/replay';
import { STANDARD_RULES } from '../engine/chase/deal';
import type { Handlers } from '../ipc';
import type { MatchOptions } from '../table/ports';
import type { Table } from '../table/table';

type MatchRequest = Extract<keyof Handlers, `match.${string}` | `table.${string}`>;

export interface MatchPorts {
  readonly table: Table;
  readonly tiles: Replay['tiles'];
  /** A seed that nobody chose. */
  readonly freshSeed: () => string;
  /** The name of a person who gave none. */
  readonly guestName: () => string;
}

/** Bots' names tell them apart, also two of one level. */
function bot(level: number, other?: number): Player {
  return { name: level === other ? `Bot ${level} (2)` : `Bot ${level}`, kind: 'bot', level };
}

/** Who sits where: a person on seat 0, or when watching the two bots, the Runner first. */
function seated(input: RequestInput<'match.start'>, guest: string): { players: Player[]; roles: Role[] } {
  const { role, level, chaserLevel = level, name = guest, assist = false } = input;
  if (role === 'watch') return { players: [bot(level), bot(chaserLevel, level)], roles: ['runner', 'chaser'] };
  const person: Player = { name, kind: 'human', ...(assist ? { assist } : {}) };
  return { players: [person, bot(level)], roles: role === 'runner' ? ['runner', 'chaser'] : ['chaser', 'runner'] };
}

function optionsOf(input: RequestInput<'match.start'>, { tiles, freshSeed, guestName }: MatchPorts): MatchOptions {
  const rules: Rules = { ...STANDARD_RULES, ...input.rules };
  return { ...seated(input, guestName()), rules, tiles, seed: input.seed ?? freshSeed() };
}

export function matchRequests(ports: MatchPorts): Pick<Handlers, MatchRequest> {
  const { table } = ports;
  return {
    'match.start': (input) => table.start(optionsOf(input, ports)),
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
