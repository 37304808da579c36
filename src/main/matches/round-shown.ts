/** A saved match as the window is shown it: its line in the list, and one of its rounds with the verdict. */
import type { RequestInput, RequestOutputs } from '../../shared/contract';
import type { Refusal } from '../../shared/refusal';
import type { Player } from '../../shared/replay';
import type { ReplaySummary, SwapShown } from '../../shared/table';
import { satThrough, seatedAfter, seatedAtEnd, type PlacedSwap } from '../../shared/swaps';
import type { Score } from '../../rules/game';
import { accepted, refused, type Result } from '../../rules/result';
import { plainFault } from '../replay/fault';
import type { MatchOutline, MatchReader, StoredMatch } from '../store/match-reader';
import type { AnyPlayedReplay } from '../replay/reader';
import { gameOf } from '../games';
import { REPLAYS } from './replays';
import { goesOn, standingOf } from './standing';

export type ShowRound = RequestInput<'replay.round'>;
type Played = RequestOutputs['replay.round'];

/** Who took whose seat; `at` says when in its round. */
function shownSwaps<When extends object>(
  players: readonly Player[],
  swaps: readonly PlacedSwap[],
  at: (swap: PlacedSwap) => When,
): (Omit<SwapShown, 't'> & When)[] {
  const seated = [...players];
  return swaps.flatMap((swap) => {
    const { round, seat, player: to } = swap;
    const from = seated[seat];
    seated[seat] = to;
    return from === undefined ? [] : [{ round, seat, from, to, ...at(swap) }];
  });
}

/** The line of the list for a match, from how its rounds were judged. Whose it is, is not asked here. */
export function summaryOf(outline: MatchOutline): ReplaySummary {
  const { header, imported, rounds } = outline;
  // What was taken for a round to come is not in the replay.
  const swaps = outline.swaps.filter(({ round }) => round <= rounds.length);
  const { points, winners } = standingOf(outline);
  return {
    id: header.id,
    startedAt: header.startedAt,
    players: seatedAfter(header.players, swaps),
    rounds: rounds.length,
    swaps: shownSwaps(header.players, swaps, () => ({})),
    game: header.game,
    last: rounds[rounds.length - 1]?.outcome ?? null,
    points,
    winners,
    imported,
    goesOn: goesOn(outline),
  };
}

/** A saved match with its rounds played; one that does not hold any more is refused like a damaged file. */
export function played(stored: StoredMatch): Result<AnyPlayedReplay, Refusal> {
  const read = REPLAYS.parse(stored.replay);
  if (read.ok) return read;
  const { path, what } = read.error;
  return refused({ code: 'replay/fault', field: path, what, message: plainFault(read.error).message });
}

function roundShown(stored: StoredMatch, at: number): Result<Played, Refusal> {
  const read = played(stored);
  if (!read.ok) return read;
  const { game, rounds } = read.value;
  const state = rounds[at];
  if (state === undefined) return refused({ code: 'no-such-round', field: 'round' });
  const { replay, imported } = stored;
  const late = (number: number): unknown => stored.rounds[number]?.late ?? null;
  const outcomes = rounds.map((each, number) => ({ deal: replay.rounds[number] ?? {}, outcome: game.rules.outcome(each) }));
  const summary = summaryOf({
    header: replay,
    imported,
    swaps: stored.swaps,
    rounds: outcomes,
  });
  const won = at === rounds.length - 1 && summary.winners.length > 0;
  const before = won ? rounds.slice(0, at).map((each, number) => ({ state: each, late: late(number) })) : null;
  const timed = ({ round, after }: PlacedSwap): Pick<SwapShown, 't'> & { readonly after: number } => ({
    t: replay.rounds[round - 1]?.events[after - 1]?.t ?? null,
    after,
  });
  const { events = [], swaps: _swaps, ...deal } = replay.rounds[at] ?? {};
  const scoreAfter = (count: number): Score => game.rules.score(replay.rules, replay.players.length, outcomes.slice(0, count));
  const players = seatedAtEnd(replay.players, stored.swaps, at + 1);
  return accepted({
    summary,
    round: at,
    players,
    swaps: shownSwaps(replay.players, stored.swaps, timed).filter((swap) => swap.round === at + 1),
    log: { rules: replay.rules, tiles: replay.tiles ?? null, deal, events },
    score: { before: scoreAfter(at), after: scoreAfter(at + 1) },
    table: game.rules.view(state, null) as Played['table'],
    verdict: gameOf(replay).table.verdict(state, players, late(at), before, satThrough(stored.swaps)) as Played['verdict'],
  });
}

/** A round of a saved match with its verdict. Refused with `no-such-replay`, `no-such-round` or what cannot be read. */
export function roundOf(matches: Pick<MatchReader, 'read'>, { id, round }: ShowRound): Result<Played, Refusal> {
  const stored = matches.read(id);
  if (!stored.ok) return stored;
  return stored.value === undefined ? refused({ code: 'no-such-replay', field: 'id' }) : roundShown(stored.value, round);
}
