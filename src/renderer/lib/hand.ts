/** Which tile of a hand is chosen, while tiles come and go. */
import type { TileId } from '../../shared/replay';

/**
 * The tile that stays chosen when the hand changes: the same one while it is there, else the one that took its place,
 * so that the next choice starts where the last one was.
 */
export function keptChoice(before: readonly TileId[], now: readonly TileId[], chosen: TileId | null): TileId | null {
  if (now.length === 0) return null;
  if (chosen !== null && now.includes(chosen)) return chosen;
  const at = chosen === null ? 0 : Math.max(0, before.indexOf(chosen));
  return now[Math.min(at, now.length - 1)] ?? null;
}

/** The entry `by` places further, round and round. */
export function stepped<Entry>(entries: readonly Entry[], current: number, by: number): number {
  const { length } = entries;
  return length === 0 ? -1 : (((current + by) % length) + length) % length;
}

/** How far apart the tiles of a fan lie, in pixels, so that all of them fit into the width. */
export function fanStep(count: number, size: number, width: number, gap: number): number {
  if (count < 2) return size + gap;
  return Math.max(8, Math.min(size + gap, (width - size) / (count - 1)));
}
