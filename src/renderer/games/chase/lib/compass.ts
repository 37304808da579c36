/** Directions, corners and turns as the window needs them to read a tile aloud and to offer cells (C2, C4, C6, P9). */
import type { Cell, Direction, Exit, Rotation, Tile } from '../../../../shared/chase/replay';
import { DIRECTIONS, sameCell, unturned, VECTOR } from '../board/compass';

export { CORNERS, DIRECTIONS, sameCell, turned, unturnedCorner } from '../board/compass';

/** The exit on the `side` of the table's frame of a turned tile, if it has one (C4, C6). */
export function exitOn(tile: Tile, rotation: Rotation, side: Direction): Exit | undefined {
  return tile.exits[unturned(side, rotation)];
}

/** A rotation one quarter further: 1 is clockwise, -1 the other way. */
export function quarterTurn(rotation: Rotation, by: 1 | -1): Rotation {
  return ((rotation + 360 + by * 90) % 360) as Rotation;
}

/** The rotation in which the `side` of an unturned face looks to `towards` on the table (C6). */
export function rotationTo(side: Direction, towards: Direction): Rotation {
  return (((DIRECTIONS.indexOf(towards) - DIRECTIONS.indexOf(side) + 4) % 4) * 90) as Rotation;
}

/** The cell that shares the edge of `cell` in `direction`. */
export function neighbour(cell: Cell, direction: Direction): Cell {
  return { x: cell.x + VECTOR[direction].x, y: cell.y + VECTOR[direction].y };
}

/** The four cells that share an edge with `cell`, clockwise from the one to the north. */
export function neighbours(cell: Cell): Cell[] {
  return DIRECTIONS.map((direction) => neighbour(cell, direction));
}

/** The direction from `from` to a cell that shares an edge with it; undefined where they share none. */
export function directionTo(from: Cell, to: Cell): Direction | undefined {
  return DIRECTIONS.find((direction) => sameCell(to, neighbour(from, direction)));
}
