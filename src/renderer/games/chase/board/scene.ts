/** What lies on the table, as a list of things to draw: the view told in cells, without any canvas. */
import type { Cell, ChaseSymbol, Direction, Rotation, Tile, TileId } from '../../../../shared/chase/replay';
import type { PathIndex, RoundView } from '../../../../shared/chase/table';
import { VECTOR } from '../../../../drawing/chase/headings';
import { DIRECTIONS, sameCell } from '../../../../rules/chase/compass';
import { tileAt } from '../../../../drawing/chase/signs';
import type { Piece } from './sprites';
import type { Aim, NextMark, PathPosition, PlannedTile, TurnedTile } from './types';

interface SceneMark {
  readonly symbol: ChaseSymbol;
  /** Put on the last tile of the path (M4). */
  readonly final: boolean;
  /** The way in which it is read (M2, M4). */
  readonly direction: Direction;
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
        mark: mark === undefined ? null : { symbol: mark.symbol, final: mark.final, direction: mark.direction },
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

/**
 * What eyes are busy with: putting tiles, reading them (or looking on), both at one screen, watching whoever puts them, or a round that is
 * over.
 */
export type Attention = 'placing' | 'reading' | 'shared' | 'watching' | 'over';

/**
 * What somebody who sees this is busy with; `shared` where whoever places and whoever reads look at the same table, `watched` where nobody
 * places, as in a replay.
 */
export function attentionOf({ phase, role }: RoundView, shared: boolean, watched = false): Attention {
  if (phase === 'over') return 'over';
  if (shared) return 'shared';
  return role !== 'runner' ? 'reading' : watched ? 'watching' : 'placing';
}

/** Cells for the camera, the first before the others in each list. */
interface CellsOfInterest {
  /** Always shown. */
  readonly needed: readonly Cell[];
  /** Shown as well, if need be without their outer part. */
  readonly edge?: readonly Cell[];
  /** Shown as long as tiles can still be read well. */
  readonly wished: readonly Cell[];
  /** Shown where there is room to spare. */
  readonly spare: readonly Cell[];
  /** Of those that are needed, the one that was gone to. */
  readonly sought?: Cell;
}

/** The cells at the edge that somebody holds a tile over: these are seen whole. */
export function heldAtEdge({ edge = [] }: CellsOfInterest, aims: readonly (Pick<Aim, 'cell'> | null)[]): Cell[] {
  const held = aims.flatMap((aim) => aim?.cell ?? []);
  return edge.filter((cell) => held.some((each) => sameCell(cell, each)));
}

/** The four cells beside one. */
function besideOf({ x, y }: Cell): Cell[] {
  return DIRECTIONS.map((side) => ({ x: x + VECTOR[side].x, y: y + VECTOR[side].y }));
}

/** Where the next tile of a path can be put (P9): the empty cells beside its end. */
function freeBeside({ columns, rows, tiles, prison }: Scene, end: Cell): Cell[] {
  const taken = [prison, ...tiles.map(({ cell }) => cell)];
  const isFree = (cell: Cell): boolean => !taken.some((each) => sameCell(each, cell));
  return besideOf(end).filter((cell) => cell.x >= -1 && cell.y >= -1 && cell.x <= columns && cell.y <= rows && isFree(cell));
}

/** Whether no more than the Starting tiles of one path lies there (S5): the first of them is read at once, beside the end. */
function isOpening({ tiles }: Scene): boolean {
  return tiles.length <= 2 && tiles.every(({ path, position, face }) => path === 0 && position !== null && face?.kind === 'start');
}

/** Whether a round has not begun: nothing lies there, though it may be planned (S5). */
export function isPlanned({ tiles }: Scene): boolean {
  return tiles.every(({ position }) => position === null);
}

/**
 * What the camera should show. Who places needs the path's end and the cells beside it, possible or not, so that the camera
 * stands still while a hand is busy. Who marks or watches needs the tile that is read and the one that it points to, large
 * enough to read; who watches a Runner needs both, and no empty cells. Where they share a table the ends are needed with the free cells beside them; what is read is large in the readers'
 * panels, and here it is wished for; as long as only the Starting tiles lie there, both are needed, and the Prison if
 * somebody begins at it. Who plans needs the
 * Prison, all that is planned, whichever tile is turned again, and the cells that are offered (S5, F1). Then the rest of the path, from its end back to the Prison; all of it once the round
 * is over.
 *
 * `end` says which end it is, where a table has several, and `follows` which of two paths is looked at: the other one is wished for. What
 * was `sought` is needed before all else while the round goes on, and what is read then is wished for.
 */
export function cellsOfInterest(
  scene: Scene,
  attention: Attention,
  aimed: readonly Cell[],
  nextMarks: readonly Omit<NextMark, 'seat'>[],
  end: Cell | null = null,
  follows: PathIndex | null = null,
  sought: PathPosition | null = null,
): CellsOfInterest {
  const whole = [...scene.tiles.map((tile) => tile.cell).reverse(), scene.prison];
  const gone = sought === null ? undefined : tileAt(scene, sought)?.cell;
  if (attention === 'over') return { needed: whole, wished: [], spare: [], ...(gone !== undefined && { sought: gone }) };
  const before = isPlanned(scene);
  // Another tile that does not lie there yet is on its way to the table.
  const plan = scene.tiles.filter(({ position, face }) => position === null && (before || face?.kind === 'start')).map(({ cell }) => cell);
  if (attention !== 'reading' && end === null && (before || plan.length > 0)) {
    return { needed: [scene.prison, ...plan, ...aimed], wished: whole, spare: besideOf(scene.prison) };
  }
  const isFollowed = ({ path }: { readonly path: PathIndex }): boolean => follows === null || path === follows;
  const path = [
    ...scene.tiles
      .filter(isFollowed)
      .map((tile) => tile.cell)
      .reverse(),
    scene.prison,
  ];
  const lying = ([0, 1] as const).flatMap((path) => scene.tiles.filter((tile) => tile.path === path).slice(-1));
  const others = lying.filter((tile) => !isFollowed(tile)).map(({ cell }) => cell);
  const followed = lying.filter(isFollowed).map(({ cell }) => cell);
  const read = nextMarks
    .filter(isFollowed)
    .flatMap(({ path, position, laid }) => [
      tileAt(scene, { path, position }),
      tileAt(scene, { path, position: position + 1 }),
      ...(laid !== true ? [] : [position === 1 ? { cell: scene.prison } : tileAt(scene, { path, position: position - 1 })]),
    ])
    .flatMap((tile) => (tile === undefined ? [] : [tile.cell]));
  if (gone !== undefined) return { needed: [gone], wished: read, spare: [...followed, ...path], sought: gone };
  const ends = end !== null ? [end] : followed.length === 0 ? [scene.prison] : followed;
  if (attention === 'shared') {
    const free = ends.flatMap((each) => freeBeside(scene, each));
    // F1: the second path begins on the other side of the Prison, far from what is planned there already.
    const elsewhere = aimed.some((cell) => !free.some((each) => sameCell(each, cell)));
    const opening = !isOpening(scene) ? [] : elsewhere ? path : path.slice(0, -1);
    const far = follows !== null ? [] : aimed.filter((cell) => !free.some((each) => sameCell(each, cell)));
    return { needed: [...ends, ...opening, ...far], edge: free, wished: read, spare: path };
  }
  const around = ends.flatMap(besideOf);
  if (attention === 'watching') return { needed: [...ends, ...read], wished: others, spare: [...around, ...path] };
  if (attention === 'placing') {
    // F1: a second path begins at the Prison, far from the end that lies there already.
    const elsewhere = aimed.some((cell) => !around.some((each) => sameCell(each, cell)));
    return elsewhere
      ? { needed: [scene.prison, ...aimed], wished: ends, spare: [...read, ...path] }
      : { needed: [...ends, ...around], wished: [...aimed, ...others], spare: [...read, ...path] };
  }
  return read.length === 0
    ? { needed: ends, wished: others, spare: [...around, ...path] }
    : { needed: read, wished: [...ends, ...others], spare: [...around, ...path] };
}
