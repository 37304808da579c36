/** Made-up faces: fair ones that are not in the tile set, so that nobody learns tiles by heart only (C2 to C4). */
import type { Sectors, Tile } from '../../../../shared/chase/replay';
import type { Random } from '../../../../rules/random';
import { type CORNERS } from '../../../../rules/chase/compass';
import type { Exit } from '../../../../rules/chase/tile';
import { randomFace, sectorsOf } from '../tiles/face-draft';

/** C4: mostly centre and open, as on the tiles that ship. */
const STREETS: readonly Exit[] = [
  { at: 'centre', end: 'open' },
  { at: 'centre', end: 'open' },
  { at: 'centre', end: 'trees' },
  { at: 'centre', end: 'roadblock' },
  { at: 'left', end: 'open' },
  { at: 'right', end: 'open' },
  { at: 'left', end: 'trees' },
  { at: 'right', end: 'roadblock' },
];

function randomExit(random: Random): Exit {
  const { at, end } = STREETS[random.below(STREETS.length)] ?? { at: 'centre', end: 'open' };
  return { at, end };
}

/** A route tile with a fair face and a street on each side. */
export function madeTile(random: Random): Tile {
  const drawn = sectorsOf(randomFace(random));
  const sector = (corner: (typeof CORNERS)[number]): Sectors['nw'] => ({
    symbol: drawn[corner].symbol,
    witnesses: [...drawn[corner].witnesses],
  });
  return {
    kind: 'route',
    exits: { n: randomExit(random), e: randomExit(random), s: randomExit(random), w: randomExit(random) },
    sectors: { nw: sector('nw'), ne: sector('ne'), se: sector('se'), sw: sector('sw') },
  };
}
