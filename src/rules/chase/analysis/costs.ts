/**
 * What each deed cost the side that did it, in its chance to win: from just before it to just after it. A deed is held against what bots of the
 * players' levels would have done there, so one that is as good as theirs costs nothing.
 */
import type { ChancePoint, DeedCost, Grade, MarkerFacts, TileFacts } from './types';
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

/** So many rounds that all come out the same way settle a moment: it is not played on again. */
export const SETTLED = 200;

/** Whether more rounds would tell nothing new of a moment: the round is over there, or it always came out the same way. */
function isSettled({ rounds, runners, chasers }: ChancePoint): boolean {
  return rounds === 0 || (rounds >= SETTLED && Math.max(runners, chasers) === 1);
}

/** What is known of the deeds, besides that they were done. */
export interface DeedFacts {
  readonly markers: readonly MarkerFacts[];
  readonly tiles: readonly TileFacts[];
}

/** The grade of a cost with that standard error; null of one that is small, or not sure. */
export function gradeOf(cost: number, error: number): Grade | null {
  if (cost <= SURE * error) return null;
  return GRADES_FROM.find(([, from]) => cost >= from)?.[0] ?? null;
}

/**
 * Every deed between two points of the chances, in order; Starting tiles, which are planned together, are none (S5). A right catch has no grade:
 * what is lost by it was lost by what had been wrong before (J5). `final`: these are all the rounds that are played on.
 */
export function costsOf(through: Through, chances: readonly ChancePoint[], { markers, tiles }: DeedFacts, final = true): DeedCost[] {
  const caught = new Set(markers.filter((each) => each.final && each.right).map(({ event }) => event));
  const passed = new Set([...markers, ...tiles].filter((each) => each.clause !== null && each.passed !== null).map(({ event }) => event));
  return chances.flatMap((after, at): DeedCost[] => {
    const before = chances[at - 1];
    if (before === undefined || before.events === after.events) return [];
    const event = after.events - 1;
    const deed = through.events[event];
    if (deed === undefined || stateAt(through, event).phase !== 'running' || deed.type === 'give-up') return [];
    const side = through.setup.roles[deed.seat] === 'chaser' ? 'chasers' : 'runners';
    const [from, to] = [chanceFor(before, side), chanceFor(after, side)];
    const error = Math.hypot(before.error, after.error);
    return [
      {
        event,
        t: deed.t,
        deed: deed.type,
        seat: deed.seat,
        side,
        from,
        to,
        cost: from - to,
        error,
        grade: caught.has(event) ? null : gradeOf(from - to, error),
        final: final || (isSettled(before) && isSettled(after)),
        passed: passed.has(event),
      },
    ];
  });
}
