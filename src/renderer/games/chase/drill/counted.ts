/** What is counted on a tile (M3), for pictures and words after an answer. In a round the rules judge, not the window. */
import type { ChaseSymbol, Direction, Rotation, Tile } from '../../../../shared/chase/replay';
import type { SectorCount } from '../../../../shared/table';
import { CORNERS, turned, unturnedCorner } from '../lib/compass';

/** For each sector as the tile lies, the witnesses who look in `direction`; empty for a Hideout (M1). */
export function sectorCounts(tile: Tile, rotation: Rotation, direction: Direction): SectorCount[] {
  if (tile.kind === 'hideout') return [];
  const { sectors } = tile;
  return CORNERS.map((corner) => {
    const faceCorner = unturnedCorner(corner, rotation);
    const { symbol, witnesses } = sectors[faceCorner];
    return { corner, faceCorner, symbol, witnesses: witnesses.filter((looks) => turned(looks, rotation) === direction).length };
  });
}

/** M3: the symbols of the sectors with the most witnesses, alphabetically. */
export function leaders(counts: readonly SectorCount[]): ChaseSymbol[] {
  const most = Math.max(...counts.map(({ witnesses }) => witnesses));
  return counts
    .filter(({ witnesses }) => witnesses === most)
    .map(({ symbol }) => symbol)
    .sort();
}
