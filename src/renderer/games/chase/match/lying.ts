/** A face as it lies on the table. */
import type { Rotation, Tile } from '../../../../shared/chase/replay';
import type { PathIndex, RoundView } from '../../../../shared/chase/table';

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

/** What lies at a place of a path, counted from 0; null where nothing does, or only its back is known. */
export function lyingAt({ paths, tiles }: Pick<RoundView, 'paths' | 'tiles'>, path: PathIndex, index: number): Lying | null {
  const placed = paths[path]?.tiles[index];
  const face = placed && tiles[placed.tile];
  return placed === undefined || face === undefined ? null : lyingOf(face, placed.rotation);
}
