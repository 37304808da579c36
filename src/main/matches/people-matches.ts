/** What a saved match was to those who sat at it: who they were, what each decided round counts for, and who has won. */
import type { Seat } from '../../rules/game';
import { seatResults, type SeatResult } from '../../rules/seat-results';
import { gameOf } from '../games';
import type { MatchOutline } from '../store/match-reader';
import { standingOf } from './standing';

export interface PeopleResults {
  /** Names of people by seat; null for a bot. */
  readonly names: readonly (string | null)[];
  /** Of each round that somebody won. */
  readonly rounds: readonly (readonly SeatResult[])[];
  /** Seats that have won the match; none while it goes on. */
  readonly winners: readonly Seat[];
}

/** From how the rounds were judged when they ended. */
export function peopleResults(outline: MatchOutline): PeopleResults {
  const { header, rounds } = outline;
  const { rules } = gameOf(header);
  return {
    names: header.players.map(({ name, kind }) => (kind === 'human' ? name : null)),
    rounds: rounds
      .map(({ deal, outcome }) => seatResults(rules, deal, outcome, header.players.length))
      .filter((results) => results.length > 0),
    winners: standingOf(outline).winners,
  };
}
