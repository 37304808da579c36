/** What a Runner could lay legally with a hand (P1 to P4, P6 to P9, F3). */
import { DIRECTIONS, neighbour, opposite, ROTATIONS, sameCell, type Cell, type Direction } from '../compass';
import { faultOfPlacing, type Placement } from '../legality';
import { endOf, faceOf, type Path, type PathIndex, type PlacedTile, type RoundSetup } from '../round';
import { endsMeet, streetsJoin } from '../street';
import { exitOn, PRISON_EXIT, type Exit, type TileId } from '../tile';

/** A table as tiles are held against it. */
export interface Lying {
  readonly setup: RoundSetup;
  readonly paths: readonly Path[];
}

/** The street that leaves the path's end on that side; the Prison's before the first tile (C7). */
function streetOut(setup: RoundSetup, end: PlacedTile | undefined, side: Direction): Exit | undefined {
  if (end === undefined) return PRISON_EXIT;
  const face = faceOf(setup, end.tile);
  return face && exitOn(face, end.rotation, side);
}

function isTaken({ setup, paths }: Lying, cell: Cell): boolean {
  if (sameCell(setup.prison, cell)) return true;
  return paths.some((path) => path.tiles.some((tile) => sameCell(tile.cell, cell)));
}

/** Every legal placement of one of `hand` on the path, tile after tile of the hand. */
export function legalPlacements(lying: Lying, index: PathIndex, hand: readonly TileId[]): Placement[] {
  const { setup, paths } = lying;
  const path = paths[index];
  if (path === undefined) return [];
  const end = endOf(path);
  const from = end?.cell ?? setup.prison;
  const ways = DIRECTIONS.flatMap((side) => {
    const street = streetOut(setup, end, side);
    const cell = neighbour(from, side);
    return street === undefined || isTaken(lying, cell) ? [] : [{ street, cell, back: opposite(side) }];
  });
  return hand.flatMap((tile) => {
    const face = faceOf(setup, tile);
    if (face === undefined) return [];
    return ways.flatMap(({ street, cell, back }) =>
      ROTATIONS.flatMap((rotation): Placement[] => {
        // P3 and P4 rule out most of them at once; the judge's own word has the rest.
        const entry = exitOn(face, rotation, back);
        if (!streetsJoin(entry, street) || !endsMeet(entry, street)) return [];
        const placement = { tile, cell, rotation };
        return faultOfPlacing(lying, index, placement) === null ? [placement] : [];
      }),
    );
  });
}
