/** Leads as the table shows them: which tiles they run over, where, and where their number stands. */
import type { Cell, Direction } from '../../../../shared/chase/replay';
import type { PathIndex, RoundView } from '../../../../shared/chase/table';
import { directionTo } from '../../../../rules/chase/compass';
import { leadOf } from '../../../../rules/chase/marking';
import { takesChip } from '../../../../drawing/chase/band';
import { tileAt, type Scene, type SceneTile } from './scene';

/** The tiles at the end of a path that still await their marker (M1). */
export interface Lead {
  readonly path: PathIndex;
  readonly tiles: number;
  /** The position of the first of them. */
  readonly from: number;
}

/** A lead of so many tiles shines as much as any longer one, on the table and beside it. */
export const LONG_LEAD = 8;

/** A lead of fewer tiles needs no number. */
const NUMBERED = 2;

/** The leads of a round that goes on. */
export function leadsOf({ phase, paths, tiles: faces }: Pick<RoundView, 'phase' | 'paths' | 'tiles'>): Lead[] {
  if (phase !== 'running') return [];
  return paths.flatMap((path, at): Lead[] => {
    const tiles = leadOf(path, faces);
    return tiles < 1 ? [] : [{ path: at === 1 ? 1 : 0, tiles, from: path.marks.length + 1 }];
  });
}

/** A tile that a lead runs over, or the marked one before it, which it starts from. */
interface LedTile {
  readonly tile: SceneTile;
  readonly from: Direction | null;
  readonly to: Direction | null;
}

/** The tiles that a lead runs over, in the order of the path. */
export function ledTiles(scene: Scene, { path, tiles, from }: Lead): LedTile[] {
  const cellAt = (position: number): Cell | undefined => (position === 0 ? scene.prison : tileAt(scene, { path, position })?.cell);
  const towards = (here: Cell, there: Cell | undefined): Direction | null => (there && directionTo(here, there)) ?? null;
  return Array.from({ length: tiles + 1 }, (_, at) => from - 1 + at).flatMap((position): LedTile[] => {
    const tile = tileAt(scene, { path, position });
    if (tile === undefined) return [];
    const back = position < from ? null : towards(tile.cell, cellAt(position - 1));
    return [{ tile, from: back, to: position === from + tiles - 1 ? null : towards(tile.cell, cellAt(position + 1)) }];
  });
}

/** On which of the tiles that it runs over the number of a lead stands: the last that has room for it; undefined for a lead without one. */
export function numberedTile(led: readonly LedTile[], { tiles }: Pick<Lead, 'tiles'>): SceneTile | undefined {
  return tiles < NUMBERED ? undefined : led.slice(-tiles).findLast(({ tile }) => takesChip(tile))?.tile;
}
