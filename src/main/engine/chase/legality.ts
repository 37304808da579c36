/** Whether a placement breaks the rules of the street (P1 to P7, F3). Judged after the round, not enforced during it. */
import { DIRECTIONS, directionTo, opposite, sameCell, type Cell, type Rotation } from './compass';
import { otherPath } from './paths';
import { endOf, faceOf, type Path, type PathIndex, type PlacedTile, type RoundSetup, type RoundState } from './round';
import { endsMeet, streetsJoin } from './street';
import { exitOn, ITEMS, PRISON_EXIT, type Item, type Tile, type TileId } from './tile';

/** The clauses that a tile can break, in the order in which a verdict names the first (replay format, The verdict). */
export const PLACEMENT_CLAUSES = ['P1', 'P2', 'P3', 'P4', 'P6', 'P7', 'F3'] as const;
export type PlacementClause = (typeof PLACEMENT_CLAUSES)[number];

export interface Placement {
  readonly tile: TileId;
  readonly cell: Cell;
  readonly rotation: Rotation;
}

/** The table as it stood before a placement. */
interface TableBefore {
  readonly setup: RoundSetup;
  /** Every tile that lay there, of both paths. */
  readonly tiles: readonly PlacedTile[];
  /** The end of the placement's own path; undefined for its first tile. */
  readonly end: PlacedTile | undefined;
  /** Four players: the other path's end and whether its Runner is still free (F3, F4). */
  readonly other: { readonly end: PlacedTile | undefined; readonly free: boolean } | undefined;
}

/** P1: wholly on the table. */
function onTable(setup: RoundSetup, cell: Cell): boolean {
  const { columns, rows } = setup.rules.table;
  return cell.x >= 0 && cell.y >= 0 && cell.x < columns && cell.y < rows;
}

/** Whether the streets of a tile on `cell` fit those of the neighbour `at`, by the given test. */
function fits(
  test: typeof streetsJoin,
  before: TableBefore,
  placement: Placement,
  face: Tile,
  neighbour: PlacedTile,
): boolean {
  const side = directionTo(placement.cell, neighbour.cell);
  const there = faceOf(before.setup, neighbour.tile);
  if (side === undefined || there === undefined) return false;
  return test(exitOn(face, placement.rotation, side), exitOn(there, neighbour.rotation, opposite(side)));
}

/** The items on the table (P6, F3: of either Runner). */
export function itemsOn(setup: RoundSetup, tiles: readonly PlacedTile[]): Item[] {
  return ITEMS.filter((item) => tiles.some((each) => faceOf(setup, each.tile)?.item === item));
}

/** The first clause that the placement breaks, or null if it is legal. */
function firstFault(before: TableBefore, placement: Placement): PlacementClause | null {
  const { setup, end, other } = before;
  const face = faceOf(setup, placement.tile);
  if (face === undefined) return 'P3';
  if (!onTable(setup, placement.cell)) return 'P1';

  // F3: only a Hideout may touch a second tile, and only the other path's end.
  const joined =
    face.kind === 'hideout' && other?.end !== undefined && directionTo(placement.cell, other.end.cell) !== undefined
      ? other.end
      : undefined;
  for (const direction of DIRECTIONS) {
    const cell = { x: placement.cell.x, y: placement.cell.y };
    if (direction === 'n') cell.y--;
    else if (direction === 'e') cell.x++;
    else if (direction === 's') cell.y++;
    else cell.x--;
    // P2: the Prison counts as a tile; only the first tile touches it.
    if (end !== undefined && sameCell(cell, setup.prison)) return 'P2';
    for (const tile of before.tiles) {
      if (sameCell(tile.cell, cell) && tile !== end && tile !== joined) return 'P2';
    }
  }

  if (end === undefined) {
    // P7: the Prison's streets are open at the centre of each side, so P3 and P4 are asked of them as one.
    const side = directionTo(placement.cell, setup.prison);
    const exit = side === undefined ? undefined : exitOn(face, placement.rotation, side);
    return streetsJoin(exit, PRISON_EXIT) && endsMeet(exit, PRISON_EXIT) ? null : 'P7';
  }
  const neighbours = joined === undefined ? [end] : [end, joined];
  for (const each of neighbours) if (!fits(streetsJoin, before, placement, face, each)) return 'P3';
  for (const each of neighbours) if (!fits(endsMeet, before, placement, face, each)) return 'P4';
  if (face.kind === 'hideout') {
    if (itemsOn(setup, before.tiles).length < ITEMS.length) return 'P6';
    if (other?.free === true && joined === undefined) return 'F3';
  }
  return null;
}

/** The first clause that placing now would break, or null if it would be legal (for the assist of P9, and for bots). */
export function faultOfPlacing(state: RoundState, path: PathIndex, placement: Placement): PlacementClause | null {
  const own = state.paths[path];
  if (own === undefined) return 'P2';
  const second = otherPath(state, path);
  return firstFault(
    {
      setup: state.setup,
      tiles: second === undefined ? own.tiles : [...own.tiles, ...second.tiles],
      end: endOf(own),
      other: second && { end: endOf(second), free: !second.caught },
    },
    placement,
  );
}

/** J1: the position (from 1) and clause of a path's first illegal tile, or null. */
export function firstFaultOn(
  state: RoundState,
  path: Path,
  index: PathIndex,
): { readonly position: number; readonly clause: PlacementClause } | null {
  const second = otherPath(state, index);
  for (const [at, tile] of path.tiles.entries()) {
    const earlier = path.tiles.slice(0, at);
    const theirs = second?.tiles.filter((each) => each.order < tile.order) ?? [];
    const clause = firstFault(
      {
        setup: state.setup,
        tiles: second === undefined ? earlier : [...earlier, ...theirs],
        end: path.tiles[at - 1],
        // A Hideout ends the round (P10), so whether the other is free then is what the round's end tells (F4).
        other: second && { end: theirs[theirs.length - 1], free: !second.caught },
      },
      tile,
    );
    if (clause !== null) return { position: at + 1, clause };
  }
  return null;
}
