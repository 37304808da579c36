/** Which tiles the set holds, by id (C1, C5). Ids are stable: replays, puzzles and tutorials name them. */
import type { Item, TileId } from '../../../../rules/chase/tile';

/** The Route tiles without an item. */
export const PLAIN_IDS: readonly TileId[] = numbered('r', 1, 19);

/** The item tiles: two of each item, the first of the two with a roadblock on every side, the second on three (C5). */
export const ITEM_TILES: readonly { readonly id: TileId; readonly item: Item; readonly roadblocks: 3 | 4 }[] = [
  { id: 'r20', item: 'map', roadblocks: 4 },
  { id: 'r21', item: 'map', roadblocks: 3 },
  { id: 'r22', item: 'money', roadblocks: 4 },
  { id: 'r23', item: 'money', roadblocks: 3 },
  { id: 'r24', item: 'keys', roadblocks: 4 },
  { id: 'r25', item: 'keys', roadblocks: 3 },
];

/** The Starting tiles. */
export const START_IDS: readonly TileId[] = ['s1', 's2', 's3', 's4', 's5', 's6'];

/** The Hideouts. */
export const HIDEOUT_IDS: readonly TileId[] = ['h1', 'h2', 'h3'];

function numbered(letter: string, first: number, last: number): TileId[] {
  return Array.from({ length: last - first + 1 }, (_, at) => `${letter}${String(first + at).padStart(2, '0')}`);
}
