/** The rules of each mode, as data, and what options make of them. */
import type { Mode } from '../../shared/drill';
import type { RunOptions } from '../../shared/run-options';
import type { PuzzleKind } from '../../shared/puzzles';
import type { PuzzleBook } from './game';

/** Mistakes of this week are those of the last seven days, in milliseconds. */
export const A_WEEK = 7 * 24 * 3_600_000;

/** How the next puzzle is chosen. */
type Choice =
  /** What is about to be forgotten, then what is new; other kinds near the player's rating. */
  | 'memory'
  /** From easy to hard. */
  | 'rising'
  /** Near the player's rating. */
  | 'near'
  /** The date's own. */
  | 'daily'
  /** What was missed or slow. */
  | 'weak'
  /** What of it was a mistake in a round of late. */
  | 'mistakes';

interface ModeRules {
  /** Puzzles where none are asked for: of the first kind, of those that grow at an opponent's pace, or of every kind. */
  readonly kinds: 'first' | 'moving' | 'all';
  readonly choice: Choice;
  /** A run ends after this time unless another is asked for. */
  readonly minutes: 3 | 5 | null;
  /** A run ends after so many puzzles unless another number is asked for. */
  readonly length: number | null;
  /** Whether another length may be asked for. */
  readonly anyLength: boolean;
  /** Wrong answers that end a run. */
  readonly strikes: number | null;
  /** Whether ratings change unless asked otherwise. */
  readonly rates: boolean;
  readonly hints: boolean;
  /** What the score counts: points with combo and speed, or right answers. Null: there is no best. */
  readonly score: 'points' | 'right' | null;
  /** The opponent becomes faster with each puzzle that is won. */
  readonly faster: boolean;
  /** After a pause the hidden puzzle is replaced, since it could have been thought about. */
  readonly freshAfterPause: boolean;
  /** Whether answers count when the run is left alone: where each stands for itself they do. */
  readonly countsLeftAlone: boolean;
}

const CALM: ModeRules = {
  kinds: 'first',
  choice: 'memory',
  minutes: null,
  length: null,
  anyLength: true,
  strikes: null,
  rates: false,
  hints: true,
  score: null,
  faster: false,
  freshAfterPause: false,
  countsLeftAlone: true,
};

const RACE: ModeRules = {
  ...CALM,
  choice: 'rising',
  anyLength: false,
  rates: true,
  hints: false,
  score: 'points',
  freshAfterPause: true,
  countsLeftAlone: false,
};

export const MODE_RULES: Readonly<Record<Mode, ModeRules>> = {
  practice: CALM,
  rush: { ...RACE, minutes: 3 },
  survival: { ...RACE, strikes: 3, score: 'right' },
  streak: { ...RACE, strikes: 1, score: 'right' },
  'trail-run': { ...RACE, kinds: 'moving', strikes: 3, score: 'right', faster: true },
  daily: {
    ...RACE,
    kinds: 'all',
    choice: 'daily',
    length: 10,
    freshAfterPause: false,
    countsLeftAlone: true,
  },
  'weak-spots': { ...CALM, kinds: 'all', choice: 'weak', hints: false },
  mistakes: { ...CALM, kinds: 'all', choice: 'mistakes', hints: false },
  custom: { ...CALM, choice: 'near', length: 20, rates: true, hints: false },
};

/** A mode's rules as one run has them. */
export interface RunRules extends Omit<ModeRules, 'kinds'> {
  readonly kinds: readonly PuzzleKind[];
  /** Milliseconds; null without a clock. */
  readonly budget: number | null;
  /** Whether a wrong answer costs anything. */
  readonly penalty: boolean;
  readonly rated: boolean;
  /** What bests are compared within; null without. */
  readonly bestClass: string | null;
}

/** The kinds that a mode is about by itself. */
function kindsOf(mode: Mode, { kinds, rulesOf: kindRules }: PuzzleBook): readonly PuzzleKind[] {
  const wanted = MODE_RULES[mode].kinds;
  if (wanted === 'all') return kinds;
  return wanted === 'first' ? kinds.slice(0, 1) : kinds.filter((kind) => kindRules(kind).moving);
}

/** The rules of a run. Calm runs, chosen faces and reviews never rate and set no bests. */
export function rulesOf(mode: Mode, options: RunOptions, book: PuzzleBook): RunRules {
  const rules = MODE_RULES[mode];
  const own = kindsOf(mode, book);
  const { noClock = false, noPenalty = false } = options;
  const chosen = options.facts !== undefined || options.puzzles !== undefined;
  const calm = noClock || noPenalty || chosen;
  const otherKinds = options.kinds !== undefined && options.kinds.join() !== own.join();
  // Bests are compared among runs over the same puzzles; the daily ones are the date's in any case.
  const narrowed = calm || (otherKinds && mode !== 'daily') || options.themes !== undefined;
  const minutes = rules.minutes === null ? null : (options.minutes ?? rules.minutes);
  return {
    ...rules,
    kinds: options.kinds ?? own,
    length: chosen ? null : rules.anyLength ? (options.length ?? rules.length) : rules.length,
    strikes: noPenalty ? null : rules.strikes,
    budget: minutes === null || noClock ? null : minutes * 60_000,
    penalty: !noPenalty,
    rated: !calm && (options.rated ?? rules.rates),
    bestClass: rules.score === null || narrowed ? null : `${book.mark}${mode}${minutes === null ? '' : ` ${minutes}`}`,
  };
}
