/** What lies on the table, as a list of things to draw: the view told in cells, without any canvas. */
import type { Cell, ChaseSymbol, Direction, Rotation, Tile, TileId } from '../../../../shared/chase/replay';
import type { PathIndex, RoundView } from '../../../../shared/chase/table';
import { VECTOR } from './headings';
import { DIRECTIONS, sameCell } from '../../../../rules/chase/compass';
import type { Piece } from './sprites';
import type { PathPosition, PlannedTile, TurnedTile } from './types';

interface SceneMark {
  readonly symbol: ChaseSymbol;
  /** Put on the last tile of the path (M4). */
  readonly final: boolean;
}

export interface SceneTile {
  readonly id: TileId;
  /** Null where only the back may be drawn. */
  readonly face: Tile | null;
  readonly cell: Cell;
  readonly rotation: Rotation;
  readonly path: PathIndex;
  /** From 1, beside the Prison; null while it is only planned. */
  readonly position: number | null;
  readonly mark: SceneMark | null;
  /** What its back says, where it lies on its face. */
  readonly turned: TurnedTile | null;
}

export interface Scene {
  readonly columns: number;
  readonly rows: number;
  readonly prison: Cell;
  readonly tiles: readonly SceneTile[];
}

/** The scene of `view`, with the tiles that are planned in secret or on their way to the table, and those turned over. */
export function sceneOf(view: RoundView, planned: readonly PlannedTile[] = [], turned: readonly TurnedTile[] = []): Scene {
  const lying = view.paths.flatMap((path, index) =>
    path.tiles.map((placed, at): SceneTile => {
      const mark = path.marks[at];
      return {
        id: placed.tile,
        face: view.tiles[placed.tile] ?? null,
        cell: placed.cell,
        rotation: placed.rotation,
        path: index === 1 ? 1 : 0,
        position: at + 1,
        mark: mark === undefined ? null : { symbol: mark.symbol, final: mark.final },
        turned: turned.find((each) => each.path === index && each.position === at + 1) ?? null,
      };
    }),
  );
  // A tile that the table has taken is no plan any more, however late the plan hears of it.
  const secret = planned
    .filter((plan) => !lying.some((tile) => tile.id === plan.tile))
    .map((plan): SceneTile => ({
      id: plan.tile,
      face: view.tiles[plan.tile] ?? null,
      cell: plan.cell,
      rotation: plan.rotation,
      path: 0,
      position: null,
      mark: null,
      turned: null,
    }));
  const { columns, rows } = view.rules.table;
  return { columns, rows, prison: view.prison, tiles: [...lying, ...secret] };
}

/** The tile as it lies on its face. */
export function backOf(tile: SceneTile): Piece {
  return { id: tile.id, face: null, rotation: tile.rotation, back: tile.face?.kind === 'start' ? 'start' : 'route' };
}

/** The tile at a position of a path, if it lies there. */
export function tileAt(scene: Scene, at: PathPosition): SceneTile | undefined {
  return scene.tiles.find((tile) => tile.path === at.path && tile.position === at.position);
}

interface Pointing {
  readonly direction: Direction;
  /** The path's last tile, read towards where it came from (M4). */
  readonly final: boolean;
}

/** The way in which a tile of a path is read (M2, M4). */
export function pointingOf(scene: Scene, tile: SceneTile): Pointing | undefined {
  if (tile.position === null) return undefined;
  const next = tileAt(scene, { path: tile.path, position: tile.position + 1 });
  const before = tile.position === 1 ? scene.prison : tileAt(scene, { path: tile.path, position: tile.position - 1 })?.cell;
  const target = next?.cell ?? before;
  const direction = DIRECTIONS.find(
    (each) => target !== undefined && sameCell(target, { x: tile.cell.x + VECTOR[each].x, y: tile.cell.y + VECTOR[each].y }),
  );
  return direction === undefined ? undefined : { direction, final: next === undefined };
}

/** What eyes are busy with: putting tiles, reading them (or looking on), both at one screen, or a round that is over. */
export type Attention = 'placing' | 'reading' | 'shared' | 'over';

/** Cells for the camera, the first before the others in each list. */
interface CellsOfInterest {
  /** Always shown. */
  readonly needed: readonly Cell[];
  /** Shown as long as tiles can still be read well. */
  readonly wished: readonly Cell[];
  /** Shown where there is room to spare. */
  readonly spare: readonly Cell[];
}

/**
 * What the camera should show. Who places needs the path's end and the cells beside it, possible or not, so that the camera
 * stands still while a hand is busy. Who marks or watches needs the tile that is read and the one that it points to, large
 * enough to read. `end` says which end it is, where a table has several. At a
 * shared table both are needed. Then the rest of the path, from its end back to the Prison; all of it once the round is over.
 */
export function cellsOfInterest(
  scene: Scene,
  attention: Attention,
  aimed: readonly Cell[],
  nextMarks: readonly PathPosition[],
  end: Cell | null = null,
): CellsOfInterest {
  const path = [...scene.tiles.map((tile) => tile.cell).reverse(), scene.prison];
  if (attention === 'over') return { needed: path, wished: [], spare: [] };
  const lying = ([0, 1] as const)
    .map((path) => scene.tiles.filter((tile) => tile.path === path).at(-1)?.cell)
    .filter((cell) => cell !== undefined);
  const read = nextMarks
    .flatMap(({ path, position }) => [tileAt(scene, { path, position }), tileAt(scene, { path, position: position + 1 })])
    .flatMap((tile) => (tile === undefined ? [] : [tile.cell]));
  const ends = end !== null ? [end] : lying.length === 0 ? [scene.prison] : lying;
  const around = ends.flatMap((cell) => DIRECTIONS.map((side) => ({ x: cell.x + VECTOR[side].x, y: cell.y + VECTOR[side].y })));
  // F1: the second path begins on the other side of the Prison, far from what is planned there already.
  if (attention === 'shared') return { needed: [...ends, ...around, ...read, ...aimed], wished: [], spare: path };
  if (attention === 'placing') {
    // F1: a second path begins at the Prison, far from the end that lies there already.
    const elsewhere = aimed.some((cell) => !around.some((each) => sameCell(each, cell)));
    return elsewhere
      ? { needed: [scene.prison, ...aimed], wished: ends, spare: [...read, ...path] }
      : { needed: [...ends, ...around], wished: aimed, spare: [...read, ...path] };
  }
  return read.length === 0
    ? { needed: ends, wished: [], spare: [...around, ...path] }
    : { needed: read, wished: ends, spare: [...around, ...path] };
}
