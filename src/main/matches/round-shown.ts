/** A saved match as the window is shown it: its line in the list, and one of its rounds with the verdict. */
import type { Refusal, RequestInput, RequestOutputs } from '../../shared/contract';
import type { RoundView } from '../../shared/chase/table';
import type { ReplaySummary } from '../../shared/table';
import { chase } from '../../rules/chase/chase';
import { pointsOf } from '../../rules/chase/match';
import type { RoundState } from '../../rules/chase/round';
import { accepted, refused, type Result } from '../../rules/result';
import { parseReplay } from '../games/chase/replay/chase-replay';
import { plainFault } from '../replay/fault';
import type { MatchOutline, MatchReader, StoredMatch } from '../store/match-reader';
import { verdictOf } from '../games/chase/table/verdict-shown';
import { goesOn, standingOf } from './standing';

export type ShowRound = RequestInput<'replay.round'>;
type Played = RequestOutputs['replay.round'];

/** The line of the list for a match, from how its rounds were judged. Whose it is, is not asked here. */
export function summaryOf(outline: MatchOutline): ReplaySummary {
  const { header, imported, rounds } = outline;
  const { victory, winners } = standingOf(outline);
  const last = rounds[rounds.length - 1]?.outcome;
  return {
    id: header.id,
    startedAt: header.startedAt,
    players: header.players,
    rounds: rounds.length,
    lastEnding: last?.ending ?? 'unfinished',
    lastWinner: last?.winner ?? null,
    points: victory.map(pointsOf),
    winners,
    imported,
    goesOn: goesOn(outline),
  };
}

/** A saved match with its rounds played; one that does not hold any more is refused like a damaged file. */
export function played(stored: StoredMatch): Result<readonly RoundState[], Refusal> {
  const read = parseReplay(stored.replay);
  if (read.ok) return accepted(read.value.rounds);
  const { path, what } = read.error;
  return refused({ code: 'replay/fault', field: path, what, message: plainFault(read.error).message });
}

function roundShown(stored: StoredMatch, at: number): Result<Played, Refusal> {
  const rounds = played(stored);
  if (!rounds.ok) return rounds;
  const state = rounds.value[at];
  if (state === undefined) return refused({ code: 'no-such-round', field: 'round' });
  const { replay, imported } = stored;
  return accepted({
    summary: summaryOf({
      header: replay,
      imported,
      rounds: rounds.value.map((each) => ({ roles: each.setup.roles, outcome: chase.outcome(each) })),
    }),
    round: at,
    table: chase.view(state, null) as RoundView,
    verdict: verdictOf(state, replay.players, stored.rounds[at]?.late),
  });
}

/** A round of a saved match with its verdict. Refused with `no-such-replay`, `no-such-round` or what cannot be read. */
export function roundOf(matches: Pick<MatchReader, 'read'>, { id, round }: ShowRound): Result<Played, Refusal> {
  const stored = matches.read(id);
  if (!stored.ok) return stored;
  return stored.value === undefined ? refused({ code: 'no-such-replay', field: 'id' }) : roundShown(stored.value, round);
}
