/**
 * What each deed cost the side that did it, in its chance to win: from just before it to just after it. A deed is held against what bots of the
 * players' levels would have done there, so one that is as good as theirs costs nothing.
 */
import type { ChancePoint, DeedCost, Grade } from './types';
import { stateAt, type Through } from './through';
import { chanceFor } from './turn';

/** From which cost on a deed is of a grade, the dearest first. */
export const GRADES_FROM: readonly (readonly [grade: Grade, from: number])[] = [
  ['fall', 0.35],
  ['stumble', 0.2],
  ['slip', 0.1],
];

/** So many standard errors of the difference a cost has to be: less may be chance. */
const SURE = 2;

/** The grade of a cost with that standard error; null of one that is small, or not sure. */
export function gradeOf(cost: number, error: number): Grade | null {
  if (cost <= SURE * error) return null;
  return GRADES_FROM.find(([, from]) => cost >= from)?.[0] ?? null;
}

/** Every deed between two points of the chances, in order; Starting tiles, which are planned together, are none (S5). */
export function costsOf(through: Through, chances: readonly ChancePoint[]): DeedCost[] {
  return chances.flatMap((after, at): DeedCost[] => {
    const before = chances[at - 1];
    if (before === undefined || before.events === after.events) return [];
    const event = after.events - 1;
    const deed = through.events[event];
    if (deed === undefined || stateAt(through, event).phase !== 'running' || deed.type === 'give-up') return [];
    const side = through.setup.roles[deed.seat] === 'chaser' ? 'chasers' : 'runners';
    const [from, to] = [chanceFor(before, side), chanceFor(after, side)];
    const error = Math.hypot(before.error, after.error);
    return [{ event, t: deed.t, seat: deed.seat, side, from, to, cost: from - to, error, grade: gradeOf(from - to, error) }];
  });
}
