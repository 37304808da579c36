/** A face as it lies on the table. */
import type { Rotation, Tile } from '../../../../shared/chase/replay';

export interface Lying {
  readonly tile: Tile;
  readonly rotation: Rotation;
}

const known = new WeakMap<Tile, Map<Rotation, Lying>>();

/**
 * A face in a rotation: one object for the two, so that who draws it compares by identity. A face is the same object for as long as
 * nothing of it changes, whatever comes from the main process (`kept`).
 */
export function lyingOf(tile: Tile, rotation: Rotation): Lying {
  const turned = known.get(tile) ?? new Map<Rotation, Lying>();
  known.set(tile, turned);
  const lying = turned.get(rotation) ?? { tile, rotation };
  turned.set(rotation, lying);
  return lying;
}
