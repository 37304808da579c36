/** What an answer is worth in points and on the clock. */
import type { RunRules } from './modes';

/** Points for a right answer before combo and speed, and at most as many for each of these. */
const BASE = 10;

/** Milliseconds won when the combo reaches a length; after the last, every ten answers the last again. */
const COMBO_TIME: readonly (readonly [number, number])[] = [
  [5, 2000],
  [10, 3000],
  [20, 4000],
];
const COMBO_REPEATS = 10;
/** Milliseconds lost with a wrong answer. */
const WRONG_TIME = 6000;

export interface Worth {
  readonly points: number;
  /** Milliseconds won or lost. */
  readonly clock: number;
  readonly strike: boolean;
}

/** Milliseconds that a combo of this length wins at the moment it is reached. */
export function comboTime(combo: number): number {
  const reached = COMBO_TIME.find(([length]) => length === combo);
  if (reached !== undefined) return reached[1];
  const [last, millis] = COMBO_TIME[COMBO_TIME.length - 1] ?? [0, 0];
  return combo > last && (combo - last) % COMBO_REPEATS === 0 ? millis : 0;
}

/**
 * The worth of an answer. `weight` is that of the puzzle's kind; `combo` counts right answers in a row with this one; `millis` against `pace` is its speed, which
 * counts in runs with a clock only.
 */
export function worthOf(
  rules: RunRules,
  answer: { readonly weight: number; readonly right: boolean; readonly combo: number; readonly millis: number; readonly pace: number },
): Worth {
  const { weight, right, combo, millis, pace } = answer;
  if (!right) {
    return { points: 0, clock: rules.budget !== null && rules.penalty ? -WRONG_TIME : 0, strike: rules.strikes !== null };
  }
  const clock = rules.budget === null ? 0 : comboTime(combo);
  if (rules.score !== 'points') return { points: rules.score === null ? 0 : 1, clock, strike: false };
  const inRow = Math.min(combo - 1, BASE);
  const speed = rules.budget === null ? 0 : Math.round(BASE * Math.max(0, 1 - millis / pace));
  return { points: weight * (BASE + inRow + speed), clock, strike: false };
}
