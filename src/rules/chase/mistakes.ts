/** How often each seat was mistaken, as lists are searched by it: whoever looks closer asks the judge. */
import { firstFaultOn } from './legality';
import { judgeMarks } from './judge';
import type { PathIndex, RoundState } from './round';

/**
 * By seat: each marker that was not legal (M3, M4) is whoever's put it there; of a path's tiles the first that is against P4 to P7 is whoever
 * placed it, since those behind a mistake are not looked at (J1).
 */
export function mistakesOf(state: RoundState): readonly number[] {
  const counts = state.setup.roles.map(() => 0);
  const count = (seat: number | null | undefined): void => {
    if (seat !== null && seat !== undefined) counts[seat] = (counts[seat] ?? 0) + 1;
  };
  for (const [index, path] of state.paths.entries()) {
    const fault = firstFaultOn(state, path, index as PathIndex);
    if (fault !== null) count(path.tiles[fault.position - 1]?.seat);
  }
  for (const [nth, { ok }] of judgeMarks(state).entries()) if (!ok) count(state.marks[nth]?.mark.seat);
  return counts;
}
