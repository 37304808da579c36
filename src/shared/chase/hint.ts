/** Hints to puzzles, between window and main process. */
import type { LyingTile } from './puzzle';
import type { Cell, ChaseSymbol, Direction } from './replay';

/** What is laid of a route as a key, the same for the same tiles in the same places: what hints are given from. */
export function laidText(laid: readonly LyingTile[]): string {
  return laid.map(({ tile, cell, rotation }) => `${tile} ${String(cell.x)} ${String(cell.y)} ${String(rotation)}`).join(', ');
}

/** One hint: what to look at first, then more and more of what is so. What speaks of a tile or a cell marks it. */
export type Hint =
  /** The witnesses who look this way are lit. */
  | { readonly type: 'look-from'; readonly direction: Direction }
  /** Likewise, on whichever tile of the trail is asked. */
  | { readonly type: 'lit' }
  | { readonly type: 'count'; readonly symbol: ChaseSymbol; readonly witnesses: number }
  | { readonly type: 'not'; readonly symbol: ChaseSymbol }
  /** How long the trail is, in tiles. */
  | { readonly type: 'how-long'; readonly count: number }
  /** The tile of a path that is worth looking at, from 1: the first mistake is there, or most could be. */
  | { readonly type: 'position'; readonly path: 0 | 1; readonly position: number }
  /** Whether the mistake is there. */
  | { readonly type: 'amiss'; readonly amiss: boolean; readonly position: number }
  /** Whose mistake it is. */
  | { readonly type: 'side'; readonly side: 'runners' | 'chasers' }
  | { readonly type: 'no-mistake' }
  /** A cell that is worth trying. */
  | { readonly type: 'try-cell'; readonly cell: Cell }
  /** In how many turns the tile fits in a cell; 0 for none. */
  | { readonly type: 'cell'; readonly cell: Cell; readonly turns: number }
  /** There is no cell to put the tile in. */
  | { readonly type: 'no-cell' }
  /** A tile of the row that is worth trying. */
  | { readonly type: 'try-tile'; readonly tile: string }
  /** Whether a tile fits anywhere. */
  | { readonly type: 'fits'; readonly tile: string; readonly fits: boolean }
  /** What is laid has left every shortest way. */
  | ({ readonly type: 'off'; readonly longer: number } & WayLeft)
  /** The next tile of a shortest way from here: its place in the hand, from 1, and the tiles to go with it. */
  | { readonly type: 'take'; readonly tile: string; readonly place: number; readonly toGo: number }
  /** Where that tile goes, beside the cell `from`. */
  | { readonly type: 'lay'; readonly lying: LyingTile; readonly from: Cell };

/**
 * Where tiles that were laid leave every shortest way: at the tile `position`, from 1, since it breaks a rule, since no way
 * is found after it, or since the way after it is longer.
 */
interface WayLeft {
  readonly position: number;
  readonly why: 'fault' | 'nowhere' | 'longer';
}

/** How a route goes on from what was laid of it. */
export interface WayOn {
  /** Null as long as what is laid begins a shortest way. */
  readonly off: WayLeft | null;
  /** A shortest way from here, the Hideout last; empty where there is none. */
  readonly way: readonly LyingTile[];
}
