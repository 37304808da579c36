/**
 * The ramp of practice: by what a player did so far, which puzzles of a kind may come. Some kinds climb by themes, a step after
 * the other; others, whose puzzles grow with their length, from the easiest plain ones to all of them.
 */
import type { PuzzleKind } from '../../shared/puzzles';
import type { RampStep, StepName } from '../../shared/ramp';
import type { Doings } from './doings';
import type { Entry } from './entry';
import type { KindRules, Rung } from './game';

/** Right answers more than half of the wrong ones that take a step: some ten seconds of it for who can do it. */
export const ENOUGH = 5;

const BY_DIFFICULTY: readonly StepName[] = ['easy', 'middling', 'hard'];

/** The ramp of one kind over the puzzles that there are of it. */
export interface Ramp {
  /** The step that a puzzle belongs to, from 0. */
  readonly rungOf: (entry: Entry) => number;
  /** The step that is being climbed, from 0; null once all are behind. Steps without puzzles are none. */
  readonly standing: (doings: Doings) => number | null;
  /** The same as it is told: counted from 1, without the steps that have no puzzles. */
  readonly step: (doings: Doings) => RampStep | null;
}

/** The first step that is not passed yet, among those that there are puzzles of. */
function rampOver(
  names: readonly StepName[],
  present: ReadonlySet<number>,
  rungOf: Ramp['rungOf'],
  passed: (rung: number, doings: Doings) => boolean,
): Ramp {
  const rungs = names.flatMap((_, rung) => (present.has(rung) ? [rung] : []));
  const standing: Ramp['standing'] = (doings) => rungs.find((rung) => !passed(rung, doings)) ?? null;
  return {
    rungOf,
    standing,
    step: (doings) => {
      const rung = standing(doings);
      const name = rung === null ? undefined : names[rung];
      return rung === null || name === undefined ? null : { step: rungs.indexOf(rung) + 1, of: rungs.length, name };
    },
  };
}

/** A puzzle belongs to the last step of which it has the theme. */
function themeRamp(kind: PuzzleKind, rungs: readonly Rung[], entries: readonly Entry[]): Ramp {
  const rungOf = ({ themes }: Entry): number => rungs.findLastIndex(({ theme }) => theme === null || themes.includes(theme));
  const names = rungs.map(({ name }) => name);
  return rampOver(names, new Set(entries.map(rungOf)), rungOf, (rung, doings) => doings.lead(kind, rungs[rung]?.theme ?? null) >= ENOUGH);
}

/** The difficulty of the entry at this place, from the easiest on; without end where there are not so many. */
function baseAt(entries: readonly Entry[], at: number): number {
  return entries.map(({ base }) => base).sort((a, b) => a - b)[at] ?? Infinity;
}

/** The easiest plain puzzles, up to a third of all, come first; of the others half and half. */
function difficultyRamp(kind: PuzzleKind, entries: readonly Entry[]): Ramp {
  const easyBelow = baseAt(
    entries.filter(({ plain }) => plain),
    Math.floor(entries.length / BY_DIFFICULTY.length),
  );
  const isEasy = ({ plain, base }: Entry): boolean => plain && base < easyBelow;
  const others = entries.filter((entry) => !isEasy(entry));
  const hardFrom = baseAt(others, Math.floor(others.length / 2));
  const rungOf = (entry: Entry): number => (isEasy(entry) ? 0 : entry.base < hardFrom ? 1 : 2);
  return rampOver(BY_DIFFICULTY, new Set(entries.map(rungOf)), rungOf, (rung, doings) => doings.lead(kind, null) >= (rung + 1) * ENOUGH);
}

/** The ramp of a kind over its puzzles. */
export function rampOf({ kind, ramp }: Pick<KindRules, 'kind' | 'ramp'>, entries: readonly Entry[]): Ramp {
  return ramp === null ? difficultyRamp(kind, entries) : themeRamp(kind, ramp, entries);
}
