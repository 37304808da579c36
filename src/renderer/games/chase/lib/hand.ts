/** Which tile of a hand is chosen, while tiles come and go. */
import type { TileId } from '../../../../shared/chase/replay';

/**
 * The tile that stays chosen when the hand changes: the same one while it is there, else the one that took its place,
 * so that the next choice starts where the last one was.
 */
export function choiceAfter(before: readonly TileId[], now: readonly TileId[], chosen: TileId | null): TileId | null {
  if (now.length === 0) return null;
  if (chosen !== null && now.includes(chosen)) return chosen;
  const at = chosen === null ? 0 : Math.max(0, before.indexOf(chosen));
  return now[Math.min(at, now.length - 1)] ?? null;
}

/** The entry `by` places further, round and round. */
export function stepped(entries: readonly unknown[], current: number, by: number): number {
  const { length } = entries;
  return length === 0 ? -1 : (((current + by) % length) + length) % length;
}

interface Fan {
  readonly count: number;
  /** Place of the chosen tile; -1 without one. */
  readonly chosen: number;
  /** Edge of a tile, and of the chosen one, in pixels. */
  readonly size: number;
  readonly grown: number;
  readonly width: number;
  readonly gap: number;
}

/**
 * The left edge of each tile of a fan, centred in its width. The tiles beside the chosen one make room for it, and where
 * there are too many for the width they overlap.
 */
export function fanPlaces({ count, chosen, size, grown, width, gap }: Fan): number[] {
  const follower = chosen !== -1 && chosen < count - 1;
  const roomy = (width - (chosen === -1 ? size : grown)) / Math.max(1, count - 1);
  // Where tiles overlap, the one after the chosen tile begins where that ends, or it would be covered from both sides.
  const crowded = follower && count > 2 ? (width - size - grown) / (count - 2) : roomy;
  const step = Math.max(8, Math.min(size + gap, roomy >= size ? roomy : crowded));
  const extra = chosen === -1 ? 0 : grown - (follower ? Math.min(step, size) : size);
  const start = (width - (step * (count - 1) + size + extra)) / 2;
  return Array.from({ length: count }, (_, at) => start + at * step + (chosen !== -1 && at > chosen ? extra : 0));
}
