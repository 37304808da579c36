/**
 * A match from a moment of a saved round: the same deal and the same events so far, kept as its own beginning, so that it holds by itself;
 * whence it comes stands beside it. A race is one from before the first event, with what is raced beside it, too. The round it comes from is
 * read and nothing else.
 */
import type { RequestInput } from '../../shared/contract';
import type { AnyTable } from '../../shared/games';
import type { Ghost, Origin } from '../../shared/origin';
import type { Refusal } from '../../shared/refusal';
import type { Player } from '../../shared/replay';
import type { Sitting } from '../../shared/seats';
import { sameJson } from '../../shared/same-json';
import { seatedAtEnd, swapsUntil, seatedAfter, type PlacedSwap } from '../../shared/swaps';
import { accepted, refused, type Result } from '../../rules/result';
import { RANDOM_NAME } from '../chance';
import { ghostOf } from '../matches/ghost';
import { allTiles, soFar } from '../matches/so-far';
import { played } from '../matches/round-shown';
import type { StoredMatch } from '../store/match-reader';
import type { MatchRepository } from '../store/match-repository';
import type { TablePorts } from '../table/ports';
import type { Table } from '../table/table';
import { keptMatch } from './kept-match';
import { arrangedSeating, withOwn, type SeatingPorts } from './seating';

interface PlayFromPorts extends SeatingPorts, Pick<TablePorts, 'register' | 'freshSeed'> {
  readonly table: Pick<Table, 'goOn'>;
  readonly matches: Pick<MatchRepository, 'read' | 'begin' | 'ownedBy' | 'profilesAt' | 'originOf'>;
}

type From = RequestInput<'learn.play-from'>;
type Race = RequestInput<'learn.race'>;

/** Who sits where: the chosen player, with the help that the seat had, and bots. */
function sittingsOf(players: readonly Player[], { seat, level }: Race, profile: string): readonly Sitting[] {
  return players.map((player, at): Sitting => {
    if (at === seat) return { kind: 'profile', profile, ...(player.kind === 'human' && player.assist === true && { assist: true }) };
    return { kind: 'bot', level: player.kind === 'bot' ? (player.level ?? level) : level };
  });
}

/** What whoever plays on has by the game besides: what the seat's person had, at a bot's seat what the match's person had. */
function besides(players: readonly Player[], seat: number): object {
  const was = players[seat]?.kind === 'human' ? players[seat] : players.find(({ kind }) => kind === 'human');
  if (was === undefined) return {};
  const { name: _name, kind: _kind, level: _level, assist: _assist, gentle: _gentle, ...own } = was;
  return own;
}

/**
 * Who sat there until the branch, and who from then on: what happened before it is the deed of who did it. The one who plays on takes the
 * seat also where it was theirs already, since their own part begins there; a bot of the same level stays who it is.
 */
function branchOf(
  stored: Pick<StoredMatch, 'replay' | 'swaps'>,
  { round, seat }: Pick<From, 'round' | 'seat'>,
  after: number,
  come: readonly Player[],
): { readonly players: readonly Player[]; readonly swaps: readonly PlacedSwap[] } {
  if (after === 0) return { players: come, swaps: [] };
  const { before, during } = swapsUntil(stored.swaps, round + 1, after);
  const players = seatedAfter(stored.replay.players, before);
  const swaps = during.map((swap) => ({ ...swap, round: 1 }));
  const sat = seatedAfter(players, swaps);
  const stays = (player: Player, at: number): boolean => {
    const was = sat[at];
    // Bots get their names anew at each table; under a name that somebody else has now it could not stay.
    if (at === seat || was === undefined || come.some(({ name }, other) => other !== at && name === was.name)) return false;
    return sameJson(was.kind === 'bot' ? { ...player, name: was.name } : player, was);
  };
  const taken = come.flatMap((player, at): PlacedSwap[] => (stays(player, at) ? [] : [{ round: 1, after, seat: at, player }]));
  return { players, swaps: [...swaps, ...taken] };
}

/** Keeps the new match and puts it on the table, where it stands still until the player goes on. */
export function playFrom(ports: PlayFromPorts, from: From): Result<AnyTable, Refusal> {
  return begunFrom(ports, from, false);
}

/** The same deal from its beginning, raced against what the chosen seat did then. */
export function race(ports: PlayFromPorts, wish: Race): Result<AnyTable, Refusal> {
  return begunFrom(ports, { ...wish, event: 0 }, true);
}

function begunFrom(ports: PlayFromPorts, from: From, races: boolean): Result<AnyTable, Refusal> {
  const { matches, table } = ports;
  const found = matches.read(from.id);
  if (!found.ok) return found;
  if (found.value === undefined) return refused({ code: 'no-such-replay', field: 'id' });
  const stored = found.value;
  const read = played(stored);
  if (!read.ok) return read;
  const begun = soFar(stored, from);
  if (!begun.ok) return begun;
  const { deal, events } = begun.value;
  const { replay } = stored;
  const sat = seatedAtEnd(replay.players, stored.swaps, from.round + 1);
  const was = sat[from.seat];
  if (was === undefined) return refused({ code: 'no-such-seat', field: 'seat' });
  const raced: Result<Ghost | undefined, Refusal> = races ? ghostOf(stored, from.round, from.seat, was) : accepted(undefined);
  if (!raced.ok) return raced;
  const ghost = raced.value;
  const chosen = ports.player();
  if (!chosen.ok) return chosen;
  const arranged = arrangedSeating(sittingsOf(sat, from, chosen.value.id), ports);
  if (!arranged.ok) return arranged;
  const seating = withOwn(
    arranged.value,
    sat.map((_, seat) => (seat === from.seat ? besides(sat, seat) : {})),
  );
  const { id, startedAt } = ports.register();
  const { game, rulesVersion, rules, tiles } = replay;
  const origin: Origin = { match: from.id, round: from.round + 1, event: events.length, ...(ghost !== undefined && { ghost }) };
  const branch = branchOf(stored, from, events.length, seating.players);
  const header = {
    id,
    game,
    ...(rulesVersion !== undefined && { rulesVersion }),
    startedAt,
    // What is dealt after this round comes of it, and what bots do; this round's own deal stands in the file. A race has bots that draw what
    // those drew against whom it is run.
    seed: (races ? replay.seed : undefined) ?? ports.freshSeed(),
    random: RANDOM_NAME,
    players: [...branch.players],
    rules,
    ...(tiles !== undefined && { tiles: stored.imported ? allTiles(replay, tiles) : tiles }),
  };
  const kept = matches.begin(header, deal, seating.profiles, chosen.value.id, { events, origin, swaps: branch.swaps });
  if (!kept.ok) return kept;
  const whole = keptMatch(matches, id);
  return whole.ok ? (table.goOn(whole.value) as Result<AnyTable, Refusal>) : whole;
}
