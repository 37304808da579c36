/** A hand in the order in which a Runner looks for its tiles: what has to be found, where it all goes, and the streets between. */
import type { TileId } from '../../../../shared/chase/replay';

/** What of a face tells its group. */
interface Face {
  readonly kind: string;
  readonly item?: unknown;
}
export type Faces = Readonly<Record<TileId, Face>>;

/** Items (C5) first, then Hideouts, then all others; a face that is not known is one of the others. */
function kindOf(face: Face | undefined): 0 | 1 | 2 {
  if (face === undefined) return 2;
  if (face.kind === 'hideout') return 1;
  return face.item === undefined ? 2 : 0;
}

/** The tiles of a hand by kind, each kind in the pile's own order (P8), so that a tile that goes moves no other past another. */
export function inGroups(tiles: readonly TileId[], faces: Faces): TileId[] {
  return ([0, 1, 2] as const).flatMap((kind) => tiles.filter((tile) => kindOf(faces[tile]) === kind));
}

/** How many tiles of each kind there are in a hand, without the kinds that it has none of; of a hand in groups, in its order. */
export function groupSizes(tiles: readonly TileId[], faces: Faces): number[] {
  return ([0, 1, 2] as const).map((kind) => tiles.filter((tile) => kindOf(faces[tile]) === kind).length).filter((size) => size > 0);
}
