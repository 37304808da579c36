/** What no round as dealt can have (S1, S3, F1, F2). */
import type { Replay, ReplayRound } from '../../../../shared/chase/replay';
import { phrase, type FaultKey, type Phrase } from '../../../../shared/phrase';
import type { PlacedFault } from '../../../replay/fault';

/** A fault of what stands at `keys`. */
function fault(keys: readonly unknown[], key: FaultKey, facts?: Phrase['facts']): PlacedFault {
  return { keys, what: phrase(key, facts) };
}

type Check = (replay: Replay, round: ReplayRound, here: readonly unknown[]) => PlacedFault | undefined;

/** One role a player, and one Chaser, or two of four (F1). */
const rolesFault: Check = ({ players }, { roles }, here) => {
  const where = [...here, 'roles'];
  if (roles.length !== players.length) {
    return fault(where, 'fault.roles-count', { players: players.length });
  }
  const wanted = players.length === 4 ? 2 : 1;
  if (roles.filter((role) => role === 'chaser').length === wanted) return undefined;
  return fault(where, wanted === 1 ? 'fault.one-chaser' : 'fault.two-chasers', { players: players.length });
};

const prisonFault: Check = ({ rules }, { prison }, here) => {
  const { columns, rows } = rules.table;
  const onTable = prison.x >= 0 && prison.y >= 0 && prison.x < columns && prison.y < rows;
  return onTable ? undefined : fault([...here, 'prison'], 'fault.prison-off-table');
};

/** Two piles and the Starting tiles of each Runner, where a file tells them, of tiles that are there. */
const tilesFault: Check = ({ tiles }, round, here) => {
  const runners = round.roles.filter((role) => role === 'runner').length;
  if (round.piles !== undefined && round.piles.length !== 2) {
    return fault([...here, 'piles'], 'fault.two-piles');
  }
  if (round.starts !== undefined && round.starts.length > runners) {
    return fault([...here, 'starts'], runners === 1 ? 'fault.starts-one' : 'fault.starts-two');
  }
  const seen = new Set<string>();
  for (const field of ['piles', 'starts'] as const) {
    for (const [k, pile] of (round[field] ?? []).entries()) {
      for (const [position, id] of pile.entries()) {
        const where = [...here, field, k, position];
        if (!Object.hasOwn(tiles, id)) return fault(where, 'fault.no-such-tile', { tile: id });
        if (seen.has(id)) return fault(where, 'fault.dealt-twice', { tile: id });
        seen.add(id);
      }
    }
  }
  return undefined;
};

const chasesFault: Check = ({ players }, { chases, roles }, here) => {
  if (chases === undefined) return undefined;
  const where = [...here, 'chases'];
  if (players.length !== 4) return fault(where, 'fault.chases-of-four');
  const [first, second] = chases;
  const both = first !== second && chases.every((seat) => roles[seat] === 'chaser');
  return both ? undefined : fault(where, 'fault.chases-each');
};

const CHECKS: readonly Check[] = [rolesFault, prisonFault, tilesFault, chasesFault];

/** The first fault of round `at` as it was dealt. */
export function dealFault(replay: Replay, at: number): PlacedFault | undefined {
  const round = replay.rounds[at] as ReplayRound;
  for (const check of CHECKS) {
    const found = check(replay, round, ['rounds', at]);
    if (found !== undefined) return found;
  }
  return undefined;
}
