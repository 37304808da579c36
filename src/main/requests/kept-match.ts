/** Matches that can be gone on with, and what the last rounds say about who keeps losing. */
import type { Refusal } from '../../shared/contract';
import { chase } from '../../rules/chase/chase';
import type { UnfinishedMatch } from '../../shared/table';
import { pointsOf } from '../../rules/chase/match';
import { accepted, refused, type Result } from '../../rules/result';
import { parseReplay } from '../games/chase/replay/chase-replay';
import { plainFault } from '../replay/fault';
import type { MatchOutline } from '../store/match-reader';
import type { MatchRepository } from '../store/match-repository';
import type { KeptMatch } from '../table/ports';
import { goesOn, standingOf } from '../matches/standing';

/** So many of a player's matches are looked at, those kept last. */
const LAST = 20;

/** The Runners who lost so many rounds in a row are offered Head Start (V1). */
const LOST_IN_A_ROW = 3;

type Matches = Pick<MatchRepository, 'ownedBy' | 'read' | 'profilesAt'>;

/** A profile's own matches in which people played, the one kept last first, whatever a clock said. */
function playedBy(matches: Matches, profile: string): Result<readonly MatchOutline[], Refusal> {
  return matches.ownedBy(profile, LAST, 'people');
}

/** The profile's own match that was kept last, if it is not over. */
export function unfinishedMatch(matches: Matches, profile: string): Result<UnfinishedMatch | null, Refusal> {
  const played = playedBy(matches, profile);
  if (!played.ok) return played;
  const [last] = played.value;
  if (last === undefined || !goesOn(last)) return accepted(null);
  const { header, rounds } = last;
  return accepted({
    id: header.id,
    startedAt: header.startedAt,
    players: header.players,
    roundNumber: rounds.length,
    betweenRounds: (rounds[rounds.length - 1]?.outcome ?? null) !== null,
    points: standingOf(last).victory.map(pointsOf),
  });
}

/** A saved match as the table goes on with it. */
export function keptMatch(matches: Matches, id: string): Result<KeptMatch, Refusal> {
  const read = matches.read(id);
  if (!read.ok) return read;
  const stored = read.value;
  if (stored === undefined) return refused({ code: 'no-such-match', field: 'match' });
  const { replay, imported, rounds: ends } = stored;
  const rounds = replay.rounds.map(({ roles }, at) => ({ roles, outcome: ends[at]?.outcome ?? null }));
  const { seed } = replay;
  const [first] = replay.rounds;
  if (seed === undefined || first === undefined || !goesOn({ header: replay, imported, rounds }))
    return refused({ code: 'match-over', field: 'match' });
  const played = parseReplay(replay);
  if (!played.ok) {
    const { path, what } = played.error;
    return refused({ code: 'replay/fault', field: path, what, message: plainFault(played.error).message });
  }
  const profiles = matches.profilesAt(id, replay.players.length);
  if (!profiles.ok) return profiles;
  return accepted({
    id,
    startedAt: replay.startedAt,
    options: {
      game: replay.game,
      players: replay.players,
      profiles: profiles.value,
      seating: chase.seating(first),
      rules: replay.rules,
      tiles: replay.tiles,
      seed,
    },
    rounds: played.value.rounds.map((state, at) => ({
      deal: replay.rounds[at],
      state,
      events: replay.rounds[at]?.events ?? [],
      late: ends[at]?.late ?? {},
    })),
  });
}

/** V1: whether the Runners of a profile's matches lost the last decided rounds, one after the other, with no more than two Starting tiles. */
export function runnersKeepLosing(matches: Matches, profile: string): Result<boolean, Refusal> {
  const played = playedBy(matches, profile);
  if (!played.ok) return played;
  if (played.value[0]?.header.rules.startingTiles !== 2) return accepted(false);
  const winners = played.value.flatMap(({ rounds }) => [...rounds].reverse().flatMap(({ outcome }) => outcome?.winner ?? []));
  const last = winners.slice(0, LOST_IN_A_ROW);
  return accepted(last.length === LOST_IN_A_ROW && last.every((winner) => winner === 'chasers'));
}
