/**
 * Where a lead runs: along the streets by which a path crosses a tile, and around the island where it has one. Pure geometry, in
 * hundredths of a tile's side as it lies; nobody stands on a street, so that a band on it covers no witness.
 */
import type { Direction, Rotation, Tile } from '../../shared/chase/replay';
import { exitOn } from '../../rules/chase/tile';
import { angleOf } from './headings';
import { ALLEY, ISLAND, LANE, ROUNDABOUT, SIDE, asideOf, itemOf, spotAt, streetLine, type Spot } from './face';
import { MARKER_RADIUS } from './marker';

/** A piece of the band: its middle line, and how far it may reach to either side. */
export interface Stretch {
  readonly line: readonly Spot[];
  readonly room: number;
}

interface Lying {
  /** Null where only the back is known. */
  readonly face: Tile | null;
  readonly rotation: Rotation;
}

const MIDDLE = SIDE / 2;
/** The middle of a roundabout's lane, and how far a band on it may reach before it covers the item. */
const RING = (ISLAND + ROUNDABOUT) / 2;
const RING_ROOM = (ROUNDABOUT - ISLAND) / 2 - 0.2;
const RING_STEPS = 12;
/** Just outside of a marker. */
const BESIDE_MARKER = MARKER_RADIUS * SIDE + 1.5;

/** The disc with the number of the lead: in the middle of a tile it covers neither badge nor witness. */
export const CHIP = 10;

/** The lane of a roundabout from one side to another, the shorter way round. */
function ringTo(from: Direction, to: Direction): Spot[] {
  const begin = angleOf(from);
  const turn = ((angleOf(to) - begin + 3 * Math.PI) % (2 * Math.PI)) - Math.PI;
  return Array.from({ length: RING_STEPS + 1 }, (_, step) => {
    const angle = begin + (turn * step) / RING_STEPS;
    return { x: MIDDLE + RING * Math.sin(angle), y: MIDDLE - RING * Math.cos(angle) };
  });
}

/** The street, or the alley where there is none (P3 is not enforced), from so far out of the middle to the edge. */
function wayTo({ face, rotation }: Lying, side: Direction, inner: number): Stretch {
  const exit = face === null ? undefined : exitOn(face, rotation, side);
  const line = streetLine(side, exit === undefined ? 0 : asideOf(exit.at));
  const far = line.filter(({ x, y }) => Math.hypot(x - MIDDLE, y - MIDDLE) > inner);
  return { line: [spotAt(side, inner, 0), ...far], room: exit === undefined && face !== null ? ALLEY : LANE };
}

/**
 * The band on a tile that is crossed from one side to another; null where it ends in the middle, or begins there, beside the
 * marker that lies on the tile.
 */
export function bandOn(tile: Lying, from: Direction | null, to: Direction | null): Stretch[] {
  const round = tile.face !== null && itemOf(tile.face) !== undefined;
  const inner = from === null ? BESIDE_MARKER : round ? RING : 0;
  const pieces = [from, to].flatMap((side) => (side === null ? [] : [wayTo(tile, side, inner)]));
  const [first, second] = pieces;
  if (from !== null && to !== null && round) return [...pieces, { line: ringTo(from, to), room: RING_ROOM }];
  // One line where both are streets: two that end in the middle would shine there twice.
  if (first !== undefined && first.room === second?.room) {
    return [{ line: [...first.line].reverse().concat(second.line.slice(1)), room: first.room }];
  }
  return pieces;
}

/** Whether the number can stand in the middle of a tile: an item there is what everybody looks for. */
export function takesChip({ face }: Pick<Lying, 'face'>): boolean {
  return face === null || itemOf(face) === undefined;
}
