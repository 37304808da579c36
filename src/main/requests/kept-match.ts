/** Matches that a player played lately, and those that can be gone on with. */
import type { Refusal } from '../../shared/refusal';
import type { UnfinishedMatch } from '../../shared/table';
import { seatedAfter, seatedAtEnd } from '../../shared/swaps';
import { accepted, refused, type Result } from '../../rules/result';
import type { MatchOutline } from '../store/match-reader';
import type { MatchRepository } from '../store/match-repository';
import type { KeptMatch } from '../table/ports';
import { played } from '../matches/round-shown';
import { goesOn, standingOf } from '../matches/standing';

/** So many of a player's matches are looked at where nothing else is said, those kept last. */
const LAST = 20;
/** So far back matches are looked for that nobody has won. */
const OPEN_AMONG = 100;

type Matches = Pick<MatchRepository, 'ownedBy' | 'read' | 'profilesAt' | 'originOf'>;

/** A profile's own matches in which people played, the one kept last first, whatever a clock said. */
function recentMatches(matches: Pick<Matches, 'ownedBy'>, profile: string, most = LAST): Result<readonly MatchOutline[], Refusal> {
  return matches.ownedBy(profile, most, 'people');
}

/** Those of them that were dealt: what began in the midst of another round tells nothing of how somebody plays. */
export function dealtMatches(matches: Pick<Matches, 'ownedBy'>, profile: string, most = LAST): Result<readonly MatchOutline[], Refusal> {
  return matches.ownedBy(profile, most, 'dealt');
}

/**
 * The profile's own match that was dealt last, if it is not over. What began in the midst of another round, or as a race over one, was tried
 * out from a replay: it waits among the open ones, and comes before nothing that somebody plays.
 */
export function unfinishedMatch(matches: Pick<Matches, 'ownedBy'>, profile: string): Result<UnfinishedMatch | null, Refusal> {
  const recent = dealtMatches(matches, profile);
  if (!recent.ok) return recent;
  const [last] = recent.value;
  return accepted(last === undefined || !goesOn(last) ? null : outlineOf(last));
}

/** The profile's own matches that are not over, the one kept last first, as far back as anybody remembers. */
export function openMatches(matches: Pick<Matches, 'ownedBy'>, profile: string): Result<readonly UnfinishedMatch[], Refusal> {
  const recent = recentMatches(matches, profile, OPEN_AMONG);
  return recent.ok ? accepted(recent.value.filter(goesOn).map(outlineOf)) : recent;
}

function outlineOf(match: MatchOutline): UnfinishedMatch {
  const { header, rounds, swaps } = match;
  return {
    id: header.id,
    startedAt: header.startedAt,
    players: seatedAfter(header.players, swaps),
    roundNumber: rounds.length,
    betweenRounds: (rounds[rounds.length - 1]?.outcome ?? null) !== null,
    points: standingOf(match).points,
  };
}

/** A saved match as the table goes on with it. */
export function keptMatch(matches: Matches, id: string): Result<KeptMatch, Refusal> {
  const found = matches.read(id);
  if (!found.ok) return found;
  const stored = found.value;
  if (stored === undefined) return refused({ code: 'no-such-match', field: 'match' });
  const { replay, imported, rounds: ends, swaps } = stored;
  const rounds = replay.rounds.map((deal, at) => ({ deal, outcome: ends[at]?.outcome ?? null }));
  const { seed } = replay;
  const [first] = replay.rounds;
  if (seed === undefined || first === undefined || !goesOn({ header: replay, imported, rounds, swaps }))
    return refused({ code: 'match-over', field: 'match' });
  const read = played(stored);
  if (!read.ok) return read;
  const { game } = read.value;
  const profiles = matches.profilesAt(id, replay.players.length);
  if (!profiles.ok) return profiles;
  const origin = matches.originOf(id);
  if (!origin.ok) return origin;
  return accepted({
    id,
    startedAt: replay.startedAt,
    options: {
      game: replay.game,
      players: seatedAfter(read.value.replay.players, swaps),
      profiles: profiles.value,
      seating: game.rules.seating(first),
      rules: read.value.replay.rules,
      tiles: read.value.replay.tiles ?? null,
      seed,
    },
    played: seatedAtEnd(replay.players, swaps, replay.rounds.length),
    swaps,
    ...(origin.value !== undefined && { origin: origin.value }),
    rounds: read.value.rounds.map((state, at) => {
      const { events = [], swaps: _swaps, ...deal } = read.value.replay.rounds[at] ?? {};
      return { deal, state, events, late: ends[at]?.late ?? null };
    }),
  });
}
