/** Makes the tile set from a seed: faces, streets, items and Hideouts put together (C1 to C8). */
import type { Exit, Tile, TileId } from '../../../../rules/chase/tile';
import type { Random } from '../../../../rules/random';
import { sectorsOf } from './face-draft';
import { HIDEOUT_IDS, ITEM_TILES, PLAIN_IDS, START_IDS } from './layout';
import { makeFaces } from './make-faces';
import { makeStreets, STREET_WISHES, type StreetWishes } from './make-streets';
import { exitsOf, type StreetKind } from './street-draft';

function exit(at: Exit['at'], end: Exit['end']): Exit {
  return { at, end };
}

/**
 * The Hideouts, drawn by hand: a street on all four sides (C7), each harder to enter than the one before. None has trees
 * and none an open street to the right, so none joins an item tile: after the last item one more tile must follow.
 */
const HIDEOUTS: readonly Tile['exits'][] = [
  { n: exit('centre', 'open'), e: exit('left', 'open'), s: exit('centre', 'open'), w: exit('right', 'roadblock') },
  { n: exit('centre', 'open'), e: exit('centre', 'roadblock'), s: exit('left', 'open'), w: exit('centre', 'roadblock') },
  { n: exit('left', 'open'), e: exit('centre', 'roadblock'), s: exit('right', 'roadblock'), w: exit('centre', 'roadblock') },
];

/** A generator for one purpose of the seed, such as `faces`. */
type ChanceFor = (purpose: string) => Random;

/** The whole set, in the order of its ids. The same chance gives the same set. */
export function makeTiles(chanceFor: ChanceFor, wishes: StreetWishes = STREET_WISHES): Record<TileId, Tile> {
  const faces = makeFaces(chanceFor('faces'));
  const plan: { readonly id: TileId; readonly kind: StreetKind; readonly tile: Pick<Tile, 'kind' | 'item'> }[] = [
    ...PLAIN_IDS.map((id) => ({ id, kind: 'plain' as const, tile: { kind: 'route' as const } })),
    ...ITEM_TILES.map(({ id, item, roadblocks }) => ({
      id,
      kind: roadblocks === 4 ? ('item4' as const) : ('item3' as const),
      tile: { kind: 'route' as const, item },
    })),
    ...START_IDS.map((id) => ({ id, kind: 'start' as const, tile: { kind: 'start' as const } })),
  ];
  const streets = makeStreets(
    plan.map(({ kind }) => kind),
    chanceFor('streets'),
    wishes,
  ).parts;
  const tiles: Record<TileId, Tile> = {};
  for (const [at, { id, tile }] of plan.entries()) {
    const face = faces[at];
    const street = streets[at];
    if (face === undefined || street === undefined) throw new Error('the search gives a face and streets for every tile');
    tiles[id] = { ...tile, exits: exitsOf(street), sectors: sectorsOf(face) };
  }
  for (const [at, id] of HIDEOUT_IDS.entries()) tiles[id] = { kind: 'hideout', exits: HIDEOUTS[at] ?? {} };
  return tiles;
}
