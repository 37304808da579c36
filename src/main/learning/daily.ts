/** The puzzles of a date: the same for everybody who has the same shipped pack. */
import type { PuzzleKind } from '../../shared/puzzles';
import { chanceOf } from '../chance';
import type { Entry } from './entry';
import type { PuzzleGame } from './game';

/** Puzzles to either side of the planned place that are drawn from, as a part of the kind's puzzles. */
const WIDTH = 0.1;

/**
 * The ids of the puzzles of `plan` for `date` (the player's, YYYY-MM-DD). In the place of a kind that is not wanted or that the pack lacks comes the
 * first of `kinds`.
 */
export function dailyPuzzles(
  plan: PuzzleGame['daily'],
  entries: readonly Entry[],
  date: string,
  kinds: readonly PuzzleKind[],
): readonly string[] {
  const chance = chanceOf(`daily/${date}`);
  const chosen = new Set<string>();
  const there = new Set(entries.filter(({ shipped }) => shipped).map(({ kind }) => kind));
  for (const [planned, place] of plan) {
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
