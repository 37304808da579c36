/** Who looks where on a face, sector by sector: what the eye counts at a glance, whichever way is asked for. */
import type { Rotation, Tile } from '../../../../shared/chase/replay';
import { CORNERS, DIRECTIONS, turned, unturnedCorner } from '../../../../rules/chase/compass';
import { t } from '../../../lib/words.svelte';

/**
 * Each sector with how many of its witnesses look each way, as the tile lies (C2, C6): 'North-west, star: 2 north, 1 east.' All four ways
 * are said alike, so that it answers nothing that one would not have to count.
 */
export function countsText(tile: Tile, rotation: Rotation): string {
  if (tile.kind === 'hideout') return t('hear.hideout');
  const { sectors } = tile;
  return CORNERS.map((corner) => {
    const { symbol, witnesses } = sectors[unturnedCorner(corner, rotation)];
    const looks = witnesses.map((witness) => turned(witness, rotation));
    const counts = DIRECTIONS.flatMap((direction) => {
      const count = looks.filter((look) => look === direction).length;
      return count === 0 ? [] : [t('hear.looks', { looking: count, direction: t(`direction.${direction}`) })];
    });
    return t('hear.sector', { corner: t(`corner.${corner}`), symbol: t(`symbol.${symbol}`), looks: counts.join(', ') });
  }).join(' ');
}
