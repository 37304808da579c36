/** The puzzles of a date: the same for everybody who has the same shipped pack. */
import type { PuzzleKind } from '../../shared/puzzles';
import { chanceOf } from '../chance';
import type { Entry } from './entry';

/** Kinds of the ten puzzles and how hard each is, as a part of its kind's puzzles from easy to hard. */
const PLAN: readonly (readonly [PuzzleKind, number])[] = [
  ['read', 0.15],
  ['read', 0.35],
  ['pick', 0.35],
  ['place', 0.4],
  ['trail', 0.4],
  ['read', 0.65],
  ['judge', 0.5],
  ['place', 0.75],
  ['read', 0.9],
  ['route', 0.6],
];
/** Puzzles to either side of the planned place that are drawn from, as a part of the kind's puzzles. */
const WIDTH = 0.1;

/**
 * The ids for `date` (the player's, YYYY-MM-DD). In the place of a kind that is not wanted or that the pack lacks comes the
 * first of `kinds`.
 */
export function dailyPuzzles(entries: readonly Entry[], date: string, kinds: readonly PuzzleKind[]): readonly string[] {
  const chance = chanceOf(`daily/${date}`);
  const chosen = new Set<string>();
  const there = new Set(entries.filter(({ shipped }) => shipped).map(({ kind }) => kind));
  for (const [planned, place] of PLAN) {
    const kind = kinds.includes(planned) && there.has(planned) ? planned : kinds[0];
    const ordered = entries
      .filter((entry) => entry.shipped && entry.kind === kind && !chosen.has(entry.id))
      .sort((a, b) => a.base - b.base || (a.id < b.id ? -1 : 1));
    const width = Math.max(1, Math.round(ordered.length * WIDTH));
    const middle = Math.round(ordered.length * place);
    const entry = ordered[Math.min(ordered.length - 1, Math.max(0, middle - width + chance.below(2 * width)))];
    if (entry !== undefined) chosen.add(entry.id);
  }
  return [...chosen];
}
