/**
 * Four places in a row: a Chaser, a Runner, a Runner, a Chaser. Whoever sits beside one another at an end is on one path, the Chaser
 * behind the Runner, so partners and who follows whom are chosen by moving (F1, F2). With fewer people there is one Chaser.
 */
import type { Role } from '../../../../shared/chase/replay';
import type { MatchChoice } from '../../../../shared/chase/match-choice';
import { SEATS } from '../../../../rules/chase/seats';
import type { SeatAtPlace } from '../../../lib/joining-game';

/** The places that chase if all are taken. */
const ENDS: readonly number[] = [0, SEATS.most - 1];
/** Each place's other one of the same path, with four. */
const BESIDE: readonly number[] = [1, 0, 3, 2];

/** The one who chases first of those who take part, by place. */
export function chaserOf(taken: readonly number[]): number {
  return taken.find((at) => ENDS.includes(at)) ?? taken[0] ?? 0;
}

/** What somebody at a place is in the first round. */
export function roleAt(at: number, taken: readonly number[]): Role {
  const chases = taken.length === SEATS.most ? ENDS.includes(at) : at === chaserOf(taken);
  return chases ? 'chaser' : 'runner';
}

/** Whom a Chaser follows; undefined where nobody runs yet, or where two Runners build one path (T2). */
export function followedBy(at: number, taken: readonly number[]): number | undefined {
  const runners = taken.filter((other) => roleAt(other, taken) === 'runner');
  if (taken.length === SEATS.most) return BESIDE[at];
  return runners.length === 1 ? runners[0] : undefined;
}

/** The choice that these people make by where they sit; rules and what else was chosen stay as in `before`. */
export function choiceFrom(seats: readonly SeatAtPlace[], before: MatchChoice): MatchChoice {
  const taken = seats.map(({ at }) => at);
  const four = taken.length === SEATS.most;
  return {
    ...before,
    seats: seats.map(({ seat }) => seat),
    // F1: with four the one on the left of the first Chaser chases too, and the places go round.
    firstChaser: four ? SEATS.most - 1 : Math.max(0, taken.indexOf(chaserOf(taken))),
    following: 'beside',
  };
}

/** Where the people of a choice sit in the row, so that everybody is what they were and follows whom they followed. */
export function placesOf(choice: MatchChoice): readonly SeatAtPlace[] {
  const { seats, firstChaser, following } = choice;
  const most = seats.length;
  const around = (by: number): number => (firstChaser + by) % most;
  const inTurn =
    most === SEATS.most
      ? [around(1), ...(following === 'beside' ? [around(2), around(3)] : [around(3), around(2)]), firstChaser]
      : [...seats.keys()].map(around);
  return inTurn.flatMap((seat, at) => {
    const chosen = seats[seat];
    return chosen === undefined ? [] : [{ at, seat: chosen }];
  });
}
