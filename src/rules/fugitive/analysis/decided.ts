/** What decided a game: the entry that the winner's chance rose by the most for good. */
import type { Role } from '../types';
import type { ChancePoint, Decided } from './types';

/** A single entry decided a game if it was worth so much. */
const LEAST_GAIN = 0.2;

/**
 * A rise that is undone again decided nothing: an entry is worth what it adds to the least that the winner's chance ever was from there on.
 * Null where no entry was worth a fifth.
 */
export function decidedBy(chances: readonly ChancePoint[], winner: Role | null): Decided | null {
  if (winner === null) return null;
  const of = chances.map(({ fugitive }) => (winner === 'fugitive' ? fugitive : 1 - fugitive));
  const floors = [...of];
  for (let at = floors.length - 2; at >= 0; at--) floors[at] = Math.min(floors[at] ?? 1, floors[at + 1] ?? 1);
  let found: Decided | null = null;
  let most = LEAST_GAIN;
  for (const [at, point] of chances.entries()) {
    const gain = (floors[at] ?? 0) - (floors[at - 1] ?? floors[at] ?? 0);
    if (at === 0 || gain < most) continue;
    most = gain;
    found = { event: point.events - 1, winner, before: of[at - 1] ?? 0, after: of[at] ?? 0 };
  }
  return found;
}
