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
  /** Names of people by seat who sat there in all of it; null for a bot, and where somebody took the seat. */
  readonly names: readonly (string | null)[];
  /** What each decided round counts for, and for whom; null: for nobody. */
  readonly rounds: readonly (readonly (SeatResult & { readonly name: string | null })[])[];
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

/** Of a match: the seats at which somebody sat all through a round, or all through the match, with the names of who did. */
function sittersOf({ names, rounds }: PeopleMatch): { readonly seat: Seat; readonly name: string }[] {
  return names.flatMap((whole, seat) => {
    const sat = rounds.flatMap((round) => round.flatMap((result) => (result.seat === seat && result.name !== null ? [result.name] : [])));
    return [...new Set(whole === null ? sat : [whole, ...sat])].map((name) => ({ seat, name }));
  });
}

/**
 * Everybody's standing over `matches`; who took part in nothing that was decided is left out. A name is one whatever its case. A round
 * counts for whoever sat at its seat all through it, if others of the people did, too; a game for whoever did so in all of it.
 */
export function standingsOf(matches: readonly PeopleMatch[]): readonly Standing[] {
  const standings: { -readonly [Part in keyof Standing]: Standing[Part] }[] = [];
  for (const match of matches) {
    const { names, winners } = match;
    const several = names.filter((name) => name !== null).length > 1;
    const rounds = several ? match.rounds : match.rounds.filter((round) => round.filter(({ name }) => name !== null).length > 1);
    for (const { seat, name } of sittersOf({ ...match, rounds })) {
      const results = rounds.flatMap((round) => round.filter((result) => result.seat === seat && result.name === name));
      const game = names[seat] === name && several && winners.length > 0;
      if (results.length === 0 && !game) continue;
      let standing = standings.find((each) => sameName(each.name, name));
      if (standing === undefined) standings.push((standing = { name, games: 0, gamesWon: 0, rounds: 0, roundsWon: 0 }));
      standing.games += game ? 1 : 0;
      standing.gamesWon += game && winners.includes(seat) ? 1 : 0;
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
