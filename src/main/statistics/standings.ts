/** Games and rounds won by the people of this computer, by evening and over all: a sum over matches as they were decided. */
import type { Evening, Standing } from '../../shared/standings';
import { sameName } from '../../shared/player-name';
import type { Seat } from '../../rules/game';
import type { SeatResult } from '../../rules/seat-results';
import { dayOf, daysBefore } from '../learning/day';

/** A match of several people, as far as standings ask. */
export interface PeopleMatch {
  /** The evening on which it began. */
  readonly date: string;
  /** Names of people by seat; null for a bot. */
  readonly names: readonly (string | null)[];
  /** What each decided round counts for. */
  readonly rounds: readonly (readonly SeatResult[])[];
  /** Seats that have won the match; none while it goes on. */
  readonly winners: readonly Seat[];
}

/** The hour of the morning at which an evening is over. */
const ENDS = 5;

/** The evening that a moment belongs to, as the date on which it began, by the computer's own time. */
export function eveningOf(time: Date): string {
  const day = dayOf(time);
  return time.getHours() < ENDS ? daysBefore(day, 1) : day;
}

/** Whoever won more games comes first, then whoever won more rounds; who needed fewer for it goes before. */
function better(one: Standing, other: Standing): number {
  return (
    other.gamesWon - one.gamesWon ||
    other.roundsWon - one.roundsWon ||
    one.games - other.games ||
    one.rounds - other.rounds ||
    (one.name < other.name ? -1 : 1)
  );
}

/** Everybody's standing over `matches`; who took part in nothing that was decided is left out. A name is one whatever its case. */
export function standingsOf(matches: readonly PeopleMatch[]): readonly Standing[] {
  const standings: { -readonly [Part in keyof Standing]: Standing[Part] }[] = [];
  for (const { names, rounds, winners } of matches) {
    for (const [seat, name] of names.entries()) {
      if (name === null) continue;
      const results = rounds.flatMap((round) => round.filter((result) => result.seat === seat));
      if (results.length === 0 && winners.length === 0) continue;
      let standing = standings.find((each) => sameName(each.name, name));
      if (standing === undefined) standings.push((standing = { name, games: 0, gamesWon: 0, rounds: 0, roundsWon: 0 }));
      standing.games += winners.length > 0 ? 1 : 0;
      standing.gamesWon += winners.includes(seat) ? 1 : 0;
      standing.rounds += results.length;
      standing.roundsWon += results.filter(({ won }) => won).length;
    }
  }
  return standings.sort(better);
}

/** The standings of each evening, the last one first; without those on which nothing was decided. */
export function eveningsOf(matches: readonly PeopleMatch[]): readonly Evening[] {
  const evenings = new Map<string, PeopleMatch[]>();
  for (const match of matches) evenings.set(match.date, [...(evenings.get(match.date) ?? []), match]);
  return [...evenings]
    .sort(([one], [other]) => (one < other ? 1 : -1))
    .map(([date, played]) => ({ date, people: standingsOf(played) }))
    .filter(({ people }) => people.length > 0);
}
