/**
 * Where a round turned by the winner's chances. What counts is what lasted: a rise that is undone again decided nothing. So each step, an
 * event or the time without one, is worth what it adds to the floor, the least that the winner's chance ever was again from there on.
 */
import type { Side } from '../verdict';
import type { ChancePoint } from './types';

/** A step by itself, many of them, or none: the winner had it from the start (`from`), and was worst off at `to`. */
export interface Turn {
  readonly kind: 'step' | 'stretch' | 'start';
  readonly from: ChancePoint;
  readonly to: ChancePoint;
  /** What it added to the least that the winner's chance ever was again. */
  readonly worth: number;
  /** Whether the winner had been ahead from the first chance on. */
  readonly everAhead: boolean;
}

/** A step that adds so much decided it by itself; so does a smaller one that is half of all that there was to gain. */
const STRONG = 0.2;
export const NOTICEABLE = 0.1;
/** What the judge decided by comes before another step that adds as good as as much: chances of 400 rounds do not tell these apart. */
const AS_GOOD_AS = 0.05;
/** Whoever never had less than this and gained nothing much by any step had the round from the start. */
const CLEARLY_AHEAD = 0.6;

/** A side's chance there. */
export function chanceFor(point: ChancePoint, side: Side): number {
  return side === 'runners' ? point.runners : point.chasers;
}

/** From each point on, the least that it ever was again. */
export function floorOf(chances: readonly number[]): number[] {
  const floor = [...chances];
  for (let at = floor.length - 2; at >= 0; at--) floor[at] = Math.min(floor[at] ?? 1, floor[at + 1] ?? 1);
  return floor;
}

/**
 * Where it turned; `judged` is the event by which the judge decided, -1 for none, and `wrong` that it was a mistake: that is what decided, whatever
 * the chances made of it. Null of fewer than two points.
 */
export function turnIn(points: readonly ChancePoint[], winner: Side, judged: number, wrong = false): Turn | null {
  const chances = points.map((point) => chanceFor(point, winner));
  const floor = floorOf(chances);
  const [start, second] = points;
  if (start === undefined || second === undefined) return null;
  const worth = (at: number): number => (floor[at + 1] ?? 1) - (floor[at] ?? 1);
  const everAhead = chances.every((chance) => chance > 0.5);
  const turn = (kind: Turn['kind'], from: number, to: number): Turn => ({
    kind,
    from: points[from] ?? start,
    to: points[to] ?? second,
    worth: (floor[to] ?? 1) - (floor[from] ?? 1),
    everAhead,
  });

  let best = 0;
  for (let at = 1; at + 1 < points.length; at++) if (worth(at) > worth(best)) best = at;
  const deciding = points.findIndex(({ events }, at) => events <= judged && (points[at + 1]?.events ?? 0) > judged);
  const claims = wrong || worth(deciding) >= Math.max(NOTICEABLE, worth(best) - AS_GOOD_AS);
  if (deciding >= 0 && claims) return turn('step', deciding, deciding + 1);
  const least = floor[0] ?? 0;
  if (worth(best) >= Math.min(STRONG, Math.max(NOTICEABLE, (1 - least) / 2))) return turn('step', best, best + 1);
  if (least >= CLEARLY_AHEAD) return turn('start', 0, chances.indexOf(least));

  // Many steps: from when they were behind, or at their lowest, for the last time, to where half of what was left had been gained for good.
  const begin = chances.findLastIndex((chance) => chance <= Math.max(0.5, least));
  const goal = (1 + (chances[begin] ?? 0)) / 2;
  const end = floor.findIndex((each, at) => at > begin && each >= goal);
  return turn('stretch', begin, end);
}
