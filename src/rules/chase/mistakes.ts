/** How often each seat was mistaken, as lists are searched by it: whoever looks closer asks what was wrong. */
import type { RoundState } from './round';
import { wrongsOf } from './wrongs';

/** By seat: each marker that was not legal (M3, M4), and of a path's tiles the first that is against P1 to P7 or F3 (J1). */
export function mistakesOf(state: RoundState): readonly number[] {
  const counts = state.setup.roles.map(() => 0);
  for (const { seat, mistake } of wrongsOf(state)) if (mistake) counts[seat] = (counts[seat] ?? 0) + 1;
  return counts;
}
