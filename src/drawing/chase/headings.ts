/** The four directions as a drawing needs them. */
import { DIRECTIONS, neighbour, type Cell, type Direction } from '../../rules/chase/compass';

/** The way each direction points on a screen: x to the east, y to the south. */
export const VECTOR = Object.fromEntries(DIRECTIONS.map((direction) => [direction, neighbour({ x: 0, y: 0 }, direction)])) as Readonly<
  Record<Direction, Cell>
>;

/** Clockwise angle from north, in radians. */
export function angleOf(direction: Direction): number {
  return (DIRECTIONS.indexOf(direction) * Math.PI) / 2;
}
