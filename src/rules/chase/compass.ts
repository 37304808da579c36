/** Directions, corners and turns: the geometry that faces, streets and markers share (C2, C4, C6). */

/** The four directions and sides, clockwise from north. */
export const DIRECTIONS = ['n', 'e', 's', 'w'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** The four corners where sectors lie, clockwise from north-west (C2). */
export const CORNERS = ['nw', 'ne', 'se', 'sw'] as const;
export type Corner = (typeof CORNERS)[number];

/** Clockwise turns of a tile in degrees. */
export const ROTATIONS = [0, 90, 180, 270] as const;
export type Rotation = (typeof ROTATIONS)[number];

export interface Cell {
  readonly x: number;
  readonly y: number;
}

const INDEX: Readonly<Record<Direction, number>> = { n: 0, e: 1, s: 2, w: 3 };
const CORNER_INDEX: Readonly<Record<Corner, number>> = { nw: 0, ne: 1, se: 2, sw: 3 };

/** Where `direction` points after its tile is turned by `rotation` degrees clockwise (C6). */
export function turned(direction: Direction, rotation: Rotation): Direction {
  return DIRECTIONS[(INDEX[direction] + rotation / 90) & 3] as Direction;
}

/** The direction on the unturned face that points to `direction` once the tile lies turned by `rotation` (C6). */
export function unturned(direction: Direction, rotation: Rotation): Direction {
  return DIRECTIONS[(INDEX[direction] + 4 - rotation / 90) & 3] as Direction;
}

/** The corner of the table's frame in which the face's `corner` lies after a turn by `rotation` (C6). */
export function turnedCorner(corner: Corner, rotation: Rotation): Corner {
  return CORNERS[(CORNER_INDEX[corner] + rotation / 90) & 3] as Corner;
}

/** The face's corner that lies at `corner` of the table's frame once the tile is turned by `rotation` (C6). */
export function unturnedCorner(corner: Corner, rotation: Rotation): Corner {
  return CORNERS[(CORNER_INDEX[corner] + 4 - rotation / 90) & 3] as Corner;
}

/** A rotation one quarter further: 1 is clockwise, -1 the other way (C6). */
export function quarterTurn(rotation: Rotation, by: 1 | -1): Rotation {
  return ((rotation + 360 + by * 90) % 360) as Rotation;
}

/** The rotation in which `side` of the unturned face looks to `towards` of the table's frame (C6). */
export function rotationTo(side: Direction, towards: Direction): Rotation {
  return (((INDEX[towards] - INDEX[side] + 4) % 4) * 90) as Rotation;
}

/** The other way. */
export function opposite(direction: Direction): Direction {
  return DIRECTIONS[INDEX[direction] ^ 2] as Direction;
}

/** The cell next to `cell` in `direction`; x grows to the east, y to the south. */
export function neighbour(cell: Cell, direction: Direction): Cell {
  switch (direction) {
    case 'n':
      return { x: cell.x, y: cell.y - 1 };
    case 'e':
      return { x: cell.x + 1, y: cell.y };
    case 's':
      return { x: cell.x, y: cell.y + 1 };
    case 'w':
      return { x: cell.x - 1, y: cell.y };
  }
}

/** The four cells that share an edge with `cell`, clockwise from the one to the north. */
export function neighbours(cell: Cell): Cell[] {
  return DIRECTIONS.map((direction) => neighbour(cell, direction));
}

/** The direction from `from` to `to` where they share an edge, else undefined. */
export function directionTo(from: Cell, to: Cell): Direction | undefined {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  if (dx === 0) return dy === -1 ? 'n' : dy === 1 ? 's' : undefined;
  if (dy === 0) return dx === 1 ? 'e' : dx === -1 ? 'w' : undefined;
  return undefined;
}

/** Whether both are the same cell. */
export function sameCell(a: Cell, b: Cell): boolean {
  return a.x === b.x && a.y === b.y;
}
