/** What those at a table are held against: the rounds that they played last before that one, as the derived lines of the list tell. */
import { EARLIER_ROUNDS } from '../../shared/analysis';
import type { Player, Replay } from '../../shared/replay';
import { gameOf } from '../games';
import type { EarlierRound } from '../replay/analysis';
import type { LinesReader } from '../store/match-lines';
import type { MatchReader } from '../store/match-reader';
import { played } from './round-shown';

/** Which round of which match, from 0. */
interface Table {
  readonly id: string;
  readonly round: number;
  readonly replay: Replay;
  /** Who sat there when the round ended. */
  readonly players: readonly Player[];
}

/**
 * By seat, the last first: of a person the rounds in the same role with as many at the table. A bot is what its level is, and has none. What
 * cannot be read is left out: an average is told of fewer then.
 */
export function earlierRounds(
  matches: Pick<MatchReader, 'read'> & Pick<LinesReader, 'earlier'>,
  { id, round, replay, players }: Table,
): readonly (readonly EarlierRound[])[] {
  const { rules } = gameOf(replay);
  const deal = replay.rounds[round] ?? {};
  const read = new Map<string, Replay | null>();
  const replayOf = (match: string): Replay | null => {
    const known = read.get(match);
    if (known !== undefined) return known;
    const stored = matches.read(match);
    const of = stored.ok && stored.value !== undefined ? played(stored.value) : null;
    const found = of?.ok === true ? of.value.replay : null;
    read.set(match, found);
    return found;
  };
  return players.map(({ name, kind }, seat): readonly EarlierRound[] => {
    if (kind !== 'human') return [];
    const table = { match: id, number: round + 1, game: replay.game, seats: players.length };
    const lines = matches.earlier({ ...table, name, role: rules.role(deal, seat), most: EARLIER_ROUNDS });
    if (!lines.ok) return [];
    return lines.value.flatMap((line): EarlierRound[] => {
      const of = replayOf(line.match);
      return of === null ? [] : [{ replay: of, at: line.number - 1, seat: line.seat }];
    });
  });
}
