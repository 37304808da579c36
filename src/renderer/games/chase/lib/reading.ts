/** What a Chaser has to read now (M1, M2, M4): a matter of where tiles lie, which everybody sees. */
import type { Colour, ChaseSymbol, Direction, Item } from '../../../../shared/chase/replay';
import type { PathIndex, RoundView } from '../../../../shared/table';
import { directionTo } from './compass';

export const SYMBOLS = ['triangle', 'star', 'square', 'diamond'] as const satisfies readonly ChaseSymbol[];
export const ITEMS = ['map', 'money', 'keys'] as const satisfies readonly Item[];

/** C3. */
export const COLOUR_OF: Readonly<Record<ChaseSymbol, Colour>> = {
  triangle: 'red',
  star: 'red',
  square: 'blue',
  diamond: 'blue',
};

export interface NextReading {
  /** Place in the path, from 0. */
  readonly index: number;
  readonly direction: Direction;
  /** M4: the path's last tile, which is read towards the one before it. */
  readonly final: boolean;
}

/** The next tile to mark and the direction in which it is read as the table stands; null where every tile is marked. */
export function nextReading(view: RoundView, path: PathIndex = 0): NextReading | null {
  const own = view.paths[path];
  const index = own?.marks.length ?? 0;
  const tile = own?.tiles[index];
  if (own === undefined || tile === undefined || own.caught || view.tiles[tile.tile]?.kind === 'hideout') return null;
  const next = own.tiles[index + 1];
  const target = next?.cell ?? own.tiles[index - 1]?.cell ?? view.prison;
  return { index, direction: directionTo(tile.cell, target) ?? 'n', final: next === undefined };
}
