/** Directions, corners and turns as the window needs them to draw (C2, C4, C6). */
import type { Cell, Direction, Rotation } from '../../../../shared/chase/replay';
import type { Corner } from '../../../../shared/table';

/** The four directions, clockwise from north. */
export const DIRECTIONS = ['n', 'e', 's', 'w'] as const satisfies readonly Direction[];

/** The four corners where sectors lie, clockwise from north-west (C2). */
export const CORNERS = ['nw', 'ne', 'se', 'sw'] as const satisfies readonly Corner[];

const DIRECTION_INDEX: Readonly<Record<Direction, number>> = { n: 0, e: 1, s: 2, w: 3 };
const CORNER_INDEX: Readonly<Record<Corner, number>> = { nw: 0, ne: 1, se: 2, sw: 3 };

/** The way each direction points on a screen: x to the east, y to the south. */
export const VECTOR: Readonly<Record<Direction, Cell>> = {
  n: { x: 0, y: -1 },
  e: { x: 1, y: 0 },
  s: { x: 0, y: 1 },
  w: { x: -1, y: 0 },
};

/** Clockwise angle from north, in radians. */
export function angleOf(direction: Direction): number {
  return (DIRECTION_INDEX[direction] * Math.PI) / 2;
}

/** Where `direction` of the face points once its tile lies turned by `rotation` (C6). */
export function turned(direction: Direction, rotation: Rotation): Direction {
  return DIRECTIONS[(DIRECTION_INDEX[direction] + rotation / 90) & 3] ?? direction;
}

/** The direction of the face that points to `direction` of the table once the tile lies turned by `rotation` (C6). */
export function unturned(direction: Direction, rotation: Rotation): Direction {
  return DIRECTIONS[(DIRECTION_INDEX[direction] + 4 - rotation / 90) & 3] ?? direction;
}

/** The face's corner that lies at `corner` of the table once the tile is turned by `rotation` (C6). */
export function unturnedCorner(corner: Corner, rotation: Rotation): Corner {
  return CORNERS[(CORNER_INDEX[corner] + 4 - rotation / 90) & 3] ?? corner;
}

export function sameCell(a: Cell, b: Cell): boolean {
  return a.x === b.x && a.y === b.y;
}
