/** What a round that has ended counts for in the records of those who played it. */
import type { Game, GameTypes, Seat } from './game';

/** What a seat was in a round that somebody won, by its game's name for it, and whether it won. */
export interface SeatResult {
  readonly seat: Seat;
  readonly role: string;
  readonly won: boolean;
}

/** The results of a round of so many seats; empty for one that nobody won, or that goes on (`outcome` null). */
export function seatResults<G extends GameTypes>(
  game: Pick<Game<G>, 'role' | 'won'>,
  deal: G['deal'],
  outcome: G['outcome'] | null,
  seats: number,
): SeatResult[] {
  if (outcome === null) return [];
  return Array.from({ length: seats }, (_, seat) => seat).flatMap((seat) => {
    const won = game.won(deal, outcome, seat);
    return won === null ? [] : [{ seat, role: game.role(deal, seat), won }];
  });
}
