/** What a saved match was to those who sat at it: who they were, what each decided round counts for, and who has won. */
import type { Seat } from '../../rules/game';
import { seatResults, type SeatResult } from '../../rules/seat-results';
import { playerOf, stayThrough, type Stay } from '../../shared/swaps';
import { gameOf } from '../games';
import type { MatchOutline } from '../store/match-reader';
import { standingOf } from './standing';

/** What a round counts for, and whom: nobody, where somebody else took the seat in its midst. */
export interface PersonResult extends SeatResult {
  readonly stay: Stay | null;
  /** Null for a bot, and for nobody. */
  readonly name: string | null;
}

export interface PeopleResults {
  /** Names of people by seat who sat there all the while; null for a bot, and where the seat was taken by somebody else. */
  readonly names: readonly (string | null)[];
  /** Of each round that somebody won. */
  readonly rounds: readonly (readonly PersonResult[])[];
  /** Seats that have won the match; none while it goes on. */
  readonly winners: readonly Seat[];
}

/** From how the rounds were judged when they ended. */
export function peopleResults(outline: MatchOutline): PeopleResults {
  const { header, rounds } = outline;
  const { rules } = gameOf(header);
  // A seat that was taken for a round to come was not left in any that was played.
  const swaps = outline.swaps.filter(({ round }) => round <= rounds.length);
  const nameOf = (seat: Seat, stay: Stay | null): string | null => {
    const player = stay === null ? undefined : playerOf(header.players, swaps, seat, stay);
    return player?.kind === 'human' ? player.name : null;
  };
  const results = (round: number, of: readonly SeatResult[]): PersonResult[] =>
    of.map((result) => {
      const stay = stayThrough(swaps, round, result.seat);
      return { ...result, stay, name: nameOf(result.seat, stay) };
    });
  return {
    names: header.players.map((_, seat) => (swaps.some((swap) => swap.seat === seat) ? null : nameOf(seat, 0))),
    rounds: rounds
      .map(({ deal, outcome }, at) => results(at + 1, seatResults(rules, deal, outcome, header.players.length)))
      .filter((round) => round.length > 0),
    winners: standingOf(outline).winners,
  };
}
