/** The matches of several people at this computer, read and summed up to how they stand against one another. */
import { momentOf } from '../../shared/moment';
import type { Standings } from '../../shared/standings';
import { accepted } from '../../rules/result';
import { peopleResults } from '../matches/people-matches';
import { eveningOf, eveningsOf, standingsOf, type PeopleMatch } from '../statistics/standings';
import { stored, type Stored } from '../store/fault';
import type { MatchReader } from '../store/match-reader';

/** Matches that are read at once, before others have their turn. */
const LOT = 50;

export interface StandingsAsk {
  readonly evenings: 'all' | 'last';
  /** The moment, in milliseconds since 1970. */
  readonly at: number;
}

/** Reads them, the newest first, with a breath after each lot. One that cannot be read, or tells no moment, is left out. */
export async function readStandings(
  matches: Pick<MatchReader, 'ofPeople' | 'outline'>,
  { evenings, at }: StandingsAsk,
  breathe: () => Promise<void>,
): Promise<Stored<Standings>> {
  const rows = matches.ofPeople();
  if (!rows.ok) return rows;
  const dated = rows.value.flatMap(({ id, startedAt }) => {
    const moment = momentOf(startedAt);
    return moment === undefined ? [] : [{ id, date: eveningOf(moment) }];
  });
  const played: PeopleMatch[] = [];
  for (const [count, { id, date }] of dated.entries()) {
    // Evenings on which nothing was decided are none.
    if (evenings === 'last' && date !== played[played.length - 1]?.date && standingsOf(played).length > 0) break;
    if (count % LOT === LOT - 1) await breathe();
    const outline = stored(() => matches.outline(id));
    if (!outline.ok) return outline;
    if (outline.value !== undefined) played.push({ date, ...peopleResults(outline.value) });
  }
  return accepted({ tonight: eveningOf(new Date(at)), evenings: eveningsOf(played), overall: standingsOf(played) });
}
