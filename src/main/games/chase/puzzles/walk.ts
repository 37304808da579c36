/** Legal streets at random: what trails, hands and rounds are made on. */
import type { LyingTile } from '../../../../shared/chase/puzzle';
import { DIRECTIONS, neighbour, ROTATIONS, type Cell } from '../../../../rules/chase/compass';
import { faultOfPlacing } from '../../../../rules/chase/legality';
import { endOf, type PathIndex, type RoundState } from '../../../../rules/chase/round';
import { shuffled, type Random } from '../../../../rules/random';
import type { TileId } from '../../../../rules/chase/tile';
import { CHASE_TILES } from '../tiles/tile-set';
import { emptyStreet, withTile } from './street';

const idsOf = (kind: 'start' | 'route' | 'hideout'): readonly TileId[] =>
  Object.keys(CHASE_TILES)
    .filter((id) => CHASE_TILES[id]?.kind === kind)
    .sort();

export const START_TILES = idsOf('start');
export const ROUTE_TILES = idsOf('route');
export const HIDEOUTS = idsOf('hideout');

/** A table with the Prison in its middle (S1), from narrow ones, on which edges are near, to the middling. */
function randomTable(random: Random): { table: { columns: number; rows: number }; prison: Cell } {
  const columns = 5 + 2 * random.below(5);
  const rows = 5 + 2 * random.below(3);
  return { table: { columns, rows }, prison: { x: (columns - 1) / 2, y: (rows - 1) / 2 } };
}

/** The ids on the table. */
export function usedTiles(state: RoundState): Set<TileId> {
  return new Set(state.paths.flatMap((path) => path.tiles.map(({ tile }) => tile)));
}

/** Some legal way to lay one of `ids` at the path's end, the ids tried in the order given and each any way round. */
function legalPlacement(state: RoundState, path: PathIndex, ids: readonly TileId[], random: Random): LyingTile | undefined {
  const own = state.paths[path];
  const from = (own && endOf(own)?.cell) ?? state.setup.prison;
  for (const tile of ids) {
    for (const direction of shuffled(DIRECTIONS, random)) {
      const cell = neighbour(from, direction);
      if (!withTile(state, { tile, cell, rotation: 0 }, path).ok) continue;
      for (const rotation of shuffled(ROTATIONS, random)) {
        const lying = { tile, cell, rotation };
        if (faultOfPlacing(state, path, lying) === null) return lying;
      }
    }
  }
  return undefined;
}

/** The path with up to `count` more tiles, legally laid at random; fewer where nothing fits any more. */
export function walkOn(state: RoundState, path: PathIndex, count: number, random: Random): RoundState {
  let now = state;
  for (let left = count; left > 0; left--) {
    const used = usedTiles(now);
    const starting = (now.paths[path]?.tiles.length ?? 0) < now.setup.rules.startingTiles;
    const free = (starting ? START_TILES : ROUTE_TILES).filter((id) => !used.has(id));
    const lying = legalPlacement(now, path, shuffled(free, random), random);
    const next = lying && withTile(now, lying, path);
    if (!next?.ok) return now;
    now = next.value;
  }
  return now;
}

/**
 * A street of one or two paths on a random table. On each path `tiles` tiles, the Starting tiles among them; undefined
 * where the walk got stuck before.
 */
export function randomStreet(random: Random, paths: 1 | 2, tiles: readonly number[]): RoundState | undefined {
  let state = emptyStreet(CHASE_TILES, randomTable(random), paths);
  const { startingTiles } = state.setup.rules;
  const indices: readonly PathIndex[] = paths === 2 ? [0, 1] : [0];
  // S5: nobody goes on before all Starting tiles lie.
  for (const path of indices) state = walkOn(state, path, Math.min(startingTiles, tiles[path] ?? 0), random);
  for (const path of indices) state = walkOn(state, path, Math.max(0, (tiles[path] ?? 0) - startingTiles), random);
  return indices.every((path) => state.paths[path]?.tiles.length === tiles[path]) ? state : undefined;
}

/** A path of a state as puzzles store it. */
export function lyingOf(state: RoundState, path: PathIndex): LyingTile[] {
  return (state.paths[path]?.tiles ?? []).map(({ tile, cell, rotation }) => ({ tile, cell: { x: cell.x, y: cell.y }, rotation }));
}
