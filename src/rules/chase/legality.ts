/** Whether a placement breaks the rules of the street (P1 to P7, F3). Judged after the round, not enforced during it. */
import { directionTo, opposite, type Cell, type Rotation } from './compass';
import { otherPath } from './paths';
import { faceOf, type Path, type PathIndex, type PlacedTile, type RoundSetup } from './round';
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

/** What of a round its tiles are held against; a seat's view has it too. */
type Ground = Pick<RoundSetup, 'rules' | 'prison' | 'tiles'>;

/** The first tiles of a path, as many as lay there at a moment. */
interface PathThen {
  readonly tiles: readonly PlacedTile[];
  readonly count: number;
}

/** The table as it stood before a placement. */
interface TableBefore {
  readonly setup: Ground;
  readonly own: PathThen;
  /** Four players: the other path. */
  readonly other: PathThen | undefined;
  /** Four players: whether the other path's Runner is free, so that a Hideout must join it (F3, F4). */
  readonly otherFree: boolean;
}

/** The end that a path had then. */
function endThen(path: PathThen): PlacedTile | undefined {
  return path.tiles[path.count - 1];
}

/** P1: wholly on the table. */
export function onTable(setup: Pick<RoundSetup, 'rules'>, cell: Cell): boolean {
  const { columns, rows } = setup.rules.table;
  return cell.x >= 0 && cell.y >= 0 && cell.x < columns && cell.y < rows;
}

/** Whether the streets of a placement fit those of the tile `at` beside it, by the given test. */
function fits(test: typeof streetsJoin, setup: Ground, placement: Placement, face: Tile, at: PlacedTile): boolean {
  const side = directionTo(placement.cell, at.cell);
  const there = faceOf(setup, at.tile);
  if (side === undefined || there === undefined) return false;
  return test(exitOn(face, placement.rotation, side), exitOn(there, at.rotation, opposite(side)));
}

/** P2: whether a tile of the path other than `allowed` shares an edge with `cell`. */
function touches(cell: Cell, path: PathThen, allowed: PlacedTile | undefined): boolean {
  for (let k = 0; k < path.count; k++) {
    const tile = path.tiles[k] as PlacedTile;
    if (tile !== allowed && directionTo(cell, tile.cell) !== undefined) return true;
  }
  return false;
}

/** The items on the table (P6, F3: of either Runner). */
export function itemsOn(setup: Pick<RoundSetup, 'tiles'>, tiles: readonly PlacedTile[]): Item[] {
  return ITEMS.filter((item) => tiles.some((each) => faceOf(setup, each.tile)?.item === item));
}

/** P7: whether the first tile's street meets the Prison's, which is open at the centre of each side. */
function leavesPrison(setup: Ground, placement: Placement, face: Tile): boolean {
  const side = directionTo(placement.cell, setup.prison);
  const exit = side === undefined ? undefined : exitOn(face, placement.rotation, side);
  return streetsJoin(exit, PRISON_EXIT) && endsMeet(exit, PRISON_EXIT);
}

/** The first clause that the placement breaks, or null if it is legal. */
function firstFault(before: TableBefore, placement: Placement): PlacementClause | null {
  const { setup, own, other } = before;
  const { cell } = placement;
  const face = faceOf(setup, placement.tile);
  if (face === undefined) return 'P3';
  if (!onTable(setup, cell)) return 'P1';

  const end = endThen(own);
  const otherEnd = other && endThen(other);
  // F3: only a Hideout may touch a second tile, and only the other path's end.
  const joined = face.kind === 'hideout' && otherEnd && directionTo(cell, otherEnd.cell) !== undefined ? otherEnd : undefined;
  // P2: the Prison counts as a tile, which only the first tile touches.
  if (end !== undefined && directionTo(cell, setup.prison) !== undefined) return 'P2';
  if (touches(cell, own, end) || (other !== undefined && touches(cell, other, joined))) return 'P2';

  if (end === undefined) return leavesPrison(setup, placement, face) ? null : 'P7';
  if (!fits(streetsJoin, setup, placement, face, end)) return 'P3';
  if (joined !== undefined && !fits(streetsJoin, setup, placement, face, joined)) return 'P3';
  if (!fits(endsMeet, setup, placement, face, end)) return 'P4';
  if (joined !== undefined && !fits(endsMeet, setup, placement, face, joined)) return 'P4';
  if (face.kind !== 'hideout') return null;

  const lying = [...own.tiles.slice(0, own.count), ...(other?.tiles.slice(0, other.count) ?? [])];
  if (itemsOn(setup, lying).length < ITEMS.length) return 'P6';
  return before.otherFree && joined === undefined ? 'F3' : null;
}

/** A round as its tiles are held against it. */
interface Round {
  readonly setup: Ground;
  readonly paths: readonly Path[];
}

/** The first clause that placing now would break, or null if it would be legal (for the assist of P9, for bots, and P10's question). */
export function faultOfPlacing(state: Round, path: PathIndex, placement: Placement): PlacementClause | null {
  const own = state.paths[path];
  if (own === undefined) return 'P2';
  const second = otherPath(state, path);
  return firstFault(
    {
      setup: state.setup,
      own: { tiles: own.tiles, count: own.tiles.length },
      other: second && { tiles: second.tiles, count: second.tiles.length },
      otherFree: second?.caught === false,
    },
    placement,
  );
}

/** A tile of a path that breaks a clause: its position, from 1. */
interface TileFault {
  readonly position: number;
  readonly clause: PlacementClause;
}

/** Each tile of a path that breaks a clause as the table stood when it was placed, in order: of these the first is all that is looked at (J1). */
export function* faultsOn(state: Round, path: Path, index: PathIndex): Generator<TileFault, null> {
  const second = otherPath(state, index);
  // A Hideout ends the round (P10), so whether the other is free then is what the round's end tells (F4).
  const otherFree = second?.caught === false;
  let theirs = 0;
  for (const [at, tile] of path.tiles.entries()) {
    // P2: as the table stood when the tile was placed.
    while ((second?.tiles[theirs]?.order ?? Infinity) < tile.order) theirs++;
    const before = {
      setup: state.setup,
      own: { tiles: path.tiles, count: at },
      other: second && { tiles: second.tiles, count: theirs },
      otherFree,
    };
    const clause = firstFault(before, tile);
    if (clause !== null) yield { position: at + 1, clause };
  }
  return null;
}

/** J1: the position (from 1) and clause of a path's first illegal tile, or null. */
export function firstFaultOn(state: Round, path: Path, index: PathIndex): TileFault | null {
  return faultsOn(state, path, index).next().value;
}
