/** A game over several rounds: roles, awards and who has won (E1 to E3, T4, T5, F5, F8, V3). */
import type { Seat } from '../game';
import type { Role } from './round';
import type { RoundVerdict } from './verdict';

/** Victory markers of one seat. */
export interface Victory {
  readonly perfect: number;
  readonly small: number;
}

/** The roles of the first round: the Chaser is `firstChaser`, with four players also the one on the left (F1). */
export function firstRoles(players: number, firstChaser: Seat): Role[] {
  const second = players === 4 ? (firstChaser + 1) % players : firstChaser;
  return Array.from({ length: players }, (_, seat) => (seat === firstChaser || seat === second ? 'chaser' : 'runner'));
}

/**
 * The roles of the next round: everybody takes the role of the player on the right (F8). Seats are numbered clockwise,
 * so this also swaps two players (E2) and passes the Chaser's role to the left with three (T5).
 */
export function nextRoles(roles: readonly Role[]): Role[] {
  return roles.map((_, seat) => roles[(seat + roles.length - 1) % roles.length] as Role);
}

/** Points of a seat: 2 for a Perfect, 1 for a Small (E1). */
export function pointsOf(victory: Victory): number {
  return 2 * victory.perfect + victory.small;
}

/** What a seat of `role` gets for a round, in points: 2 for a Perfect, 1 for a Small, 0 for the side that did not win (J7, T4, F5). */
export function pointsWon(role: Role | undefined, { winner, award }: Pick<RoundVerdict, 'winner' | 'award'>): 0 | 1 | 2 {
  if (winner === null || award === null || role !== (winner === 'runners' ? 'runner' : 'chaser')) return 0;
  return award === 'perfect' ? 2 : 1;
}

/** Victory markers by seat after a round in which the seats had `roles`: each player of the winning side gets the award. */
export function awarded(victory: readonly Victory[], roles: readonly Role[], verdict: Pick<RoundVerdict, 'winner' | 'award'>): Victory[] {
  return victory.map((each, seat) => {
    const points = pointsWon(roles[seat], verdict);
    if (points === 0) return each;
    return points === 2 ? { perfect: each.perfect + 1, small: each.small } : { perfect: each.perfect, small: each.small + 1 };
  });
}

/** The seats with enough points (E1, V3), of several those with the most Perfect. */
function bestOf(victory: readonly Victory[], pointsToWin: number): Seat[] {
  const there = victory.map((each, seat) => ({ ...each, seat })).filter((each) => pointsOf(each) >= pointsToWin);
  const most = Math.max(...there.map((each) => each.perfect));
  return there.filter((each) => each.perfect === most).map((each) => each.seat);
}

/**
 * The seats that have won: those with enough points (E1, V3), of several the one with the most Perfect, and nobody while
 * the best are tied (E3: another round).
 */
export function winnersOf(victory: readonly Victory[], pointsToWin: number): Seat[] {
  const best = bestOf(victory, pointsToWin);
  return best.length === 1 ? best : [];
}

/** The seats that have enough points (E1, V3): where they are several, E3 says which of them has won. */
export function seatsThere(victory: readonly Victory[], pointsToWin: number): Seat[] {
  return victory.flatMap((each, seat) => (pointsOf(each) >= pointsToWin ? [seat] : []));
}

/** E3: the seats that have enough points and are level in Perfect, so that another round decides; empty without such a tie. */
export function tiedSeats(victory: readonly Victory[], pointsToWin: number): Seat[] {
  const best = bestOf(victory, pointsToWin);
  return best.length > 1 ? best : [];
}
