/** The set-up of a replay's round as the engine takes it, and what in it no round can have (S1, S3, F1, F2). */
import type { Replay, ReplayRound } from '../../shared/chase/replay';
import type { RoundSetup } from '../../rules/chase/round';
import { accepted, type Result } from '../../rules/result';
import { fault, type ReplayFault } from './fault';

type Check = (replay: Replay, round: ReplayRound, here: readonly unknown[]) => Result<never, ReplayFault> | undefined;

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
const dealFault: Check = ({ tiles }, round, here) => {
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

const CHECKS: readonly Check[] = [rolesFault, prisonFault, dealFault, chasesFault];

/** The set-up of round `at`, or its first fault. */
export function setupOf(replay: Replay, at: number): Result<RoundSetup, ReplayFault> {
  const round = replay.rounds[at] as ReplayRound;
  for (const check of CHECKS) {
    const found = check(replay, round, ['rounds', at]);
    if (found !== undefined) return found;
  }
  const { roles, prison, piles, starts, chases } = round;
  return accepted({ rules: replay.rules, roles, prison, tiles: replay.tiles, piles, starts, chases });
}
