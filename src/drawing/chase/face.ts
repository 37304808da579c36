/**
 * Where everything on a tile's face lies, in units of a hundredth of its side, unturned, (0, 0) at the north-west. Pure
 * geometry: the drawing takes it from here, and so do the tests that nothing overlaps.
 */
import type { Direction, Exit, Item, Rotation, Tile } from '../../shared/chase/replay';
import type { Corner } from '../../shared/chase/table';
import { VECTOR } from './headings';
import { CORNERS, DIRECTIONS } from '../../rules/chase/compass';
import { exitOn } from '../../rules/chase/tile';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export const SIDE = 100;
const MIDDLE = SIDE / 2;
/** The hairline between neighbours on the table. */
export const INSET = 0.6;
export const CORNER_RADIUS = 7;
/** Half the width of a street, and the kerb beside it. */
export const LANE = 5.8;
export const KERB = 1.4;
/** How far from the edge's middle the left and right places are (C4). */
const OFF_CENTRE = 20;
/** Where a street that ends off-centre leaves its line, and where it has reached its place. */
const BEND_FROM = 19;
const BEND_TO = 42;
/** The crossing in the middle, and the roundabout of item tiles with its island. */
export const CROSSING = 9.5;
export const ROUNDABOUT = 15.6;
export const ISLAND = 9.4;
/** Half the width of the alley where there is no street. */
export const ALLEY = 0.7;
export const BADGE = 6.9;
/** Badges sit on the diagonals, this far from both centre lines. */
const BADGE_AT = 17.4;
export const HEAD = 5.1;
/** How far a witness sees, from the middle of the head. */
export const SIGHT = HEAD * 2.75;
/** Tree clumps at an exit's end: beside the lane, near the edge. */
export const CLUMP = 4.1;
const CLUMP_OUT = 43.6;
const CLUMP_ASIDE = LANE + KERB + CLUMP - 0.9;
/** The barrier across the lane. */
const BARRIER_OUT = 42.5;
export const BARRIER_HALF = LANE + 3.4;

/** To the right of someone who looks out of the tile at `side`. */
const RIGHT_OF: Readonly<Record<Direction, Direction>> = { n: 'e', e: 's', s: 'w', w: 'n' };

/** The spot `out` towards `side` from the middle and `aside` to the right of that. */
export function spotAt(side: Direction, out: number, aside: number): Spot {
  const forward = VECTOR[side];
  const right = VECTOR[RIGHT_OF[side]];
  return { x: MIDDLE + forward.x * out + right.x * aside, y: MIDDLE + forward.y * out + right.y * aside };
}

/** Half the width of the line around an arrow, twice: it belongs to what the arrow covers. */
export const ARROW_LINE = 1.2;
/** The arrow that says where a tile is read lies on its street, from here to just short of the next tile's witnesses. */
const ARROW_FROM = 40;
const ARROW_TO = MIDDLE + 0.4;

/** The tip and the two corners of the arrow on the street that reaches `side` this far right of its middle. */
export function arrowOn(side: Direction, aside: number): readonly [Spot, Spot, Spot] {
  return [spotAt(side, ARROW_TO, aside), spotAt(side, ARROW_FROM, aside + LANE), spotAt(side, ARROW_FROM, aside - LANE)];
}

/** How far right of the edge's middle an exit lies, as seen from the tile's middle looking out (C4). */
export function asideOf(at: Exit['at']): number {
  return at === 'left' ? -OFF_CENTRE : at === 'right' ? OFF_CENTRE : 0;
}

/** Where a turned tile's street reaches a side, to the right of the middle; the middle where there is none, or no face. */
export function streetAt({ face, rotation }: { readonly face: Tile | null; readonly rotation: Rotation }, side: Direction): number {
  const exit = face === null ? undefined : exitOn(face, rotation, side);
  return exit === undefined ? 0 : asideOf(exit.at);
}

/** A street from the middle to its place at the edge. */
export interface Street {
  readonly side: Direction;
  readonly exit: Exit;
  readonly aside: number;
  /** Its middle line. */
  readonly line: readonly Spot[];
}

const BEND_STEPS = 14;

/** The middle line of a street that reaches the edge `aside` of the middle. */
export function streetLine(side: Direction, aside: number): Spot[] {
  if (aside === 0) return [spotAt(side, 0, 0), spotAt(side, BEND_FROM, 0), spotAt(side, MIDDLE, 0)];
  const line = [spotAt(side, 0, 0)];
  for (let step = 0; step <= BEND_STEPS; step++) {
    const share = step / BEND_STEPS;
    const out = BEND_FROM + (BEND_TO - BEND_FROM) * share;
    line.push(spotAt(side, out, aside * share * share * (3 - 2 * share)));
  }
  line.push(spotAt(side, MIDDLE, aside));
  return line;
}

/** The item on the tile's island, if it has one (C5). */
export function itemOf(tile: Tile): Item | undefined {
  return tile.kind === 'hideout' ? undefined : tile.item;
}

/** The streets of a tile, clockwise from north; a side without an exit has none. */
export function streetsOf(tile: Tile): Street[] {
  return DIRECTIONS.flatMap((side): Street[] => {
    const exit = tile.exits[side];
    if (exit === undefined) return [];
    const aside = asideOf(exit.at);
    return [{ side, exit, aside, line: streetLine(side, aside) }];
  });
}

/** The two sides that a corner's sector lies between, and the tile's corner. */
const BESIDE: Readonly<Record<Corner, readonly [Direction, Direction, Spot]>> = {
  nw: ['w', 'n', { x: 0, y: 0 }],
  ne: ['n', 'e', { x: SIDE, y: 0 }],
  se: ['e', 's', { x: SIDE, y: SIDE }],
  sw: ['s', 'w', { x: 0, y: SIDE }],
};

/** The block of a sector, up to the middle lines of the streets around it. */
export function blockOf(tile: Tile, corner: Corner): Spot[] {
  const [first, second, end] = BESIDE[corner];
  const lineOf = (side: Direction): Spot[] => streetLine(side, asideOf(tile.exits[side]?.at ?? 'centre'));
  return [...lineOf(first), end, ...lineOf(second).reverse()];
}

export function badgeAt(corner: Corner): Spot {
  return {
    x: MIDDLE + (corner === 'nw' || corner === 'sw' ? -BADGE_AT : BADGE_AT),
    y: MIDDLE + (corner === 'nw' || corner === 'ne' ? -BADGE_AT : BADGE_AT),
  };
}

/** The two clumps of an exit with trees. */
export function clumpsOf(street: Street): readonly [Spot, Spot] {
  return [spotAt(street.side, CLUMP_OUT, street.aside - CLUMP_ASIDE), spotAt(street.side, CLUMP_OUT, street.aside + CLUMP_ASIDE)];
}

/** The middle of a roadblock's barrier. */
export function barrierOf(street: Street): Spot {
  return spotAt(street.side, BARRIER_OUT, street.aside);
}

/** The way from `spot` to the straight piece `a`–`b`. */
function distanceToPiece(spot: Spot, a: Spot, b: Spot): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((spot.x - a.x) * dx + (spot.y - a.y) * dy) / length));
  return Math.hypot(spot.x - a.x - share * dx, spot.y - a.y - share * dy);
}

export function distanceToLine(spot: Spot, line: readonly Spot[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 1; i < line.length; i++) {
    const a = line[i - 1];
    const b = line[i];
    if (a !== undefined && b !== undefined) least = Math.min(least, distanceToPiece(spot, a, b));
  }
  return least;
}

export function isInside(spot: Spot, outline: readonly Spot[]): boolean {
  let inside = false;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const a = outline[i];
    const b = outline[j];
    if (a === undefined || b === undefined) continue;
    const crosses = a.y > spot.y !== b.y > spot.y;
    if (crosses && spot.x < ((b.x - a.x) * (spot.y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  }
  return inside;
}

/** Everything that a sector's people and houses must keep clear of. */
export interface Obstacles {
  readonly streets: readonly Street[];
  /** Radius of the crossing or roundabout. */
  readonly middle: number;
  readonly clumps: readonly Spot[];
  readonly barriers: readonly (readonly [Spot, Spot])[];
  /** Where there is no street a narrow alley parts the sectors. */
  readonly alleys: readonly (readonly [Spot, Spot])[];
}

export function obstaclesOf(tile: Tile): Obstacles {
  const streets = streetsOf(tile);
  return {
    streets,
    middle: itemOf(tile) === undefined ? CROSSING : ROUNDABOUT,
    clumps: streets.filter((street) => street.exit.end === 'trees').flatMap(clumpsOf),
    barriers: streets
      .filter((street) => street.exit.end === 'roadblock')
      .map((street) => [
        spotAt(street.side, BARRIER_OUT, street.aside - BARRIER_HALF),
        spotAt(street.side, BARRIER_OUT, street.aside + BARRIER_HALF),
      ]),
    alleys: DIRECTIONS.filter((side) => tile.exits[side] === undefined).map((side) => [spotAt(side, 0, 0), spotAt(side, MIDDLE, 0)]),
  };
}

/** How much room there is around `spot` before a street, a badge, an exit's end or the tile's edge; negative inside one. */
export function roomAt(spot: Spot, obstacles: Obstacles): number {
  let room = Math.min(spot.x, spot.y, SIDE - spot.x, SIDE - spot.y) - INSET;
  const fromMiddle = Math.hypot(spot.x - MIDDLE, spot.y - MIDDLE);
  room = Math.min(room, fromMiddle - obstacles.middle);
  for (const [a, b] of obstacles.alleys) room = Math.min(room, distanceToPiece(spot, a, b) - ALLEY);
  for (const street of obstacles.streets) room = Math.min(room, distanceToLine(spot, street.line) - LANE - KERB);
  for (const clump of obstacles.clumps) room = Math.min(room, Math.hypot(spot.x - clump.x, spot.y - clump.y) - CLUMP);
  for (const [a, b] of obstacles.barriers) room = Math.min(room, distanceToPiece(spot, a, b) - 2.4);
  for (const corner of CORNERS) {
    const badge = badgeAt(corner);
    room = Math.min(room, Math.hypot(spot.x - badge.x, spot.y - badge.y) - BADGE - 0.6);
  }
  return room;
}
