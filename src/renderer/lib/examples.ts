/** Examples for how to play, found among the real tiles so that they stay true when the set is made anew. */
import type { ChaseSymbol, Direction, Rotation, Tile, TileId } from '../../shared/replay';
import { CORNERS, exitOn } from './compass';
import { STREET_TILES, TILES, type StreetTile } from './tile-set';

const ROTATIONS = [0, 90, 180, 270] as const satisfies readonly Rotation[];

/** How many witnesses of each symbol's sector look towards `direction` of an unturned tile (M3). */
export function countsTowards(tile: StreetTile, direction: Direction): Readonly<Record<ChaseSymbol, number>> {
  const counts: Record<ChaseSymbol, number> = { triangle: 0, star: 0, square: 0, diamond: 0 };
  for (const corner of CORNERS) {
    const sector = tile.sectors[corner];
    counts[sector.symbol] = sector.witnesses.filter((witness) => witness === direction).length;
  }
  return counts;
}

export interface ReadingExample {
  readonly id: TileId;
  readonly tile: StreetTile;
  readonly direction: Direction;
  readonly answer: ChaseSymbol;
}

/** A tile and a direction with one right answer that leads by exactly one, and more than one sector to compare. */
export function readingExample(wanted: Direction, kind: 'route' | 'start' = 'route'): ReadingExample | null {
  for (const [id, tile] of STREET_TILES) {
    if (tile.kind !== kind || tile.item !== undefined || tile.exits[wanted] === undefined) continue;
    const ranked = Object.entries(countsTowards(tile, wanted)).sort(([, a], [, b]) => b - a) as [ChaseSymbol, number][];
    const [first, second, third] = ranked;
    if (first?.[1] === 2 && second?.[1] === 1 && third?.[1] === 1) return { id, tile, direction: wanted, answer: first[0] };
  }
  return null;
}

export type Joint = 'joined' | 'no-street' | 'roadblock';

/** Whether the streets of two tiles meet, with `right` lying east of `left` (P3, P4). */
export function jointOf(left: Tile, leftRotation: Rotation, right: Tile, rightRotation: Rotation): Joint {
  const here = exitOn(left, leftRotation, 'e');
  const there = exitOn(right, rightRotation, 'w');
  if (here === undefined || there === undefined) return 'no-street';
  const mirrored = { left: 'right', centre: 'centre', right: 'left' } as const;
  if (here.at !== mirrored[there.at]) return 'no-street';
  const blocked = here.end === 'roadblock' ? there.end !== 'trees' : there.end === 'roadblock' && here.end !== 'trees';
  return blocked ? 'roadblock' : 'joined';
}

export interface JoiningExample {
  readonly left: TileId;
  readonly right: TileId;
  /** A turn of the right tile that does not join yet. */
  readonly begin: Rotation;
}

/** Two tiles of which the right one shows, turn by turn, a roadblock in the way, streets that miss, and a good joint. */
export function joiningExample(): JoiningExample | null {
  for (const [left, face] of STREET_TILES) {
    if (face.kind !== 'start' || face.exits.e?.end !== 'open') continue;
    for (const [right, other] of STREET_TILES) {
      const joints = ROTATIONS.map((rotation) => jointOf(face, 0, other, rotation));
      const at = joints.indexOf('roadblock');
      if (other.kind === 'route' && at !== -1 && joints.includes('no-street') && joints.includes('joined')) {
        return { left, right, begin: ROTATIONS[at] ?? 0 };
      }
    }
  }
  return null;
}

/** One tile of each item, and a Hideout (P6). */
export function findings(): TileId[] {
  const items = (['map', 'money', 'keys'] as const).flatMap((item) => STREET_TILES.find(([, tile]) => tile.item === item)?.[0] ?? []);
  const hideout = Object.entries(TILES).find(([, tile]) => tile.kind === 'hideout')?.[0];
  return hideout === undefined ? items : [...items, hideout];
}
