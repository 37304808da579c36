/** Examples for how to play, found among the real tiles so that they stay true when the set is made anew. */
import type { Cell, ChaseSymbol, Direction, Rotation, Tile, TileId } from '../../../../shared/chase/replay';
import { DIRECTIONS, directionTo, ROTATIONS } from '../../../../rules/chase/compass';
import { sectorCounts } from '../../../../rules/chase/explain';
import { colourOf, ITEMS, type Colour } from '../../../../rules/chase/tile';
import { jointOf, jointWithPrison } from './streets';
import { STREET_TILES, TILES, type StreetTile } from './tile-set';

/** How many witnesses of each symbol's sector look towards `direction` (M3). */
export function countsTowards(tile: StreetTile, direction: Direction, rotation: Rotation = 0): Readonly<Record<ChaseSymbol, number>> {
  return Object.fromEntries(sectorCounts(tile, rotation, direction).map(({ symbol, witnesses }) => [symbol, witnesses])) as Record<
    ChaseSymbol,
    number
  >;
}

/** Symbols with their counts, most first. */
function ranked(tile: StreetTile, direction: Direction, rotation: Rotation = 0): [ChaseSymbol, number][] {
  return (Object.entries(countsTowards(tile, direction, rotation)) as [ChaseSymbol, number][]).sort(([, a], [, b]) => b - a);
}

export interface ReadingExample {
  readonly id: TileId;
  readonly tile: StreetTile;
  readonly direction: Direction;
  /** What is right there: several where as many witnesses look (M3). */
  readonly answers: readonly ChaseSymbol[];
}

/** The first plain tile whose counts towards a direction, most first, begin with these. */
function exampleOf(direction: Direction, most: readonly number[]): ReadingExample | null {
  for (const [id, tile] of STREET_TILES) {
    if (tile.kind !== 'route' || tile.item !== undefined || tile.exits[direction] === undefined) continue;
    const found = ranked(tile, direction);
    if (most.some((count, at) => found[at]?.[1] !== count)) continue;
    return { id, tile, direction, answers: found.filter(([, count]) => count === most[0]).map(([symbol]) => symbol) };
  }
  return null;
}

/** A tile and a direction with one right answer, 2 to 1, so that there is something to compare. */
export function readingExample(direction: Direction): ReadingExample | null {
  return exampleOf(direction, [2, 1]);
}

/** M3: one with two right answers, 2 to 2, and somebody who looks that way elsewhere. */
export function tieExample(direction: Direction): ReadingExample | null {
  return exampleOf(direction, [2, 2, 1]);
}

/** M6: one with two right answers of different colours, of which one is gone. */
export function outExample(): { readonly example: ReadingExample; readonly out: Colour } | null {
  for (const direction of DIRECTIONS) {
    for (const [id, tile] of STREET_TILES) {
      if (tile.kind !== 'route' || tile.item !== undefined || tile.exits[direction] === undefined) continue;
      const [first, second, third] = ranked(tile, direction);
      if (first?.[1] !== 2 || second?.[1] !== 2 || (third?.[1] ?? 0) > 1 || colourOf(first[0]) === colourOf(second[0])) continue;
      return { example: { id, tile, direction, answers: [first[0], second[0]] }, out: colourOf(first[0]) };
    }
  }
  return null;
}

/** A Starting tile that joins on to the example's western edge: where the Runner came from. */
export function tileBefore({ tile }: ReadingExample): StreetTile | null {
  return STREET_TILES.find(([, other]) => other.kind === 'start' && jointOf(tile, 0, 'w', other, 0) === 'joined')?.[1] ?? null;
}

interface JoiningExample {
  readonly left: TileId;
  readonly right: TileId;
  /** A turn of the right tile that does not join yet. */
  readonly begin: Rotation;
}

/** Two tiles of which the right one shows, turn by turn, a roadblock in the way, streets that miss, and a good joint. */
export function joiningExample(): JoiningExample | null {
  for (const [left, face] of STREET_TILES) {
    if (face.kind !== 'start' || face.exits.e?.end !== 'open') continue;
    for (const [right, other] of STREET_TILES) {
      const joints = ROTATIONS.map((rotation) => jointOf(face, 0, 'e', other, rotation));
      const at = joints.indexOf('roadblock');
      if (other.kind === 'route' && at !== -1 && joints.includes('no-street') && joints.includes('joined')) {
        return { left, right, begin: ROTATIONS[at] ?? 0 };
      }
    }
  }
  return null;
}

interface ExampleTile {
  readonly id: TileId;
  readonly tile: Tile;
  readonly cell: Cell;
  readonly rotation: Rotation;
  /** The right marker towards the next cell; none on the last tile. */
  readonly marker: ChaseSymbol | undefined;
}

/**
 * A legal path of different tiles over the cells given, the Prison's first: streets join all along, and every tile but
 * the last has its right marker. Starting tiles come first, as in a round. Null where there is none.
 */
export function pathExample(cells: readonly Cell[], laid: readonly ExampleTile[] = []): ExampleTile[] | null {
  const cell = cells[laid.length + 1];
  const before = cells[laid.length];
  if (cell === undefined || before === undefined) return [...laid];
  const back = directionTo(cell, before);
  const next = cells[laid.length + 2];
  const on = next === undefined ? undefined : directionTo(cell, next);
  if (back === undefined) return null;
  const last = laid.at(-1);
  const kind = laid.length < 2 ? 'start' : 'route';
  for (const [id, tile] of STREET_TILES) {
    if (tile.kind !== kind || laid.some((each) => each.id === id)) continue;
    for (const rotation of ROTATIONS) {
      const joint = last === undefined ? jointWithPrison(tile, rotation, back) : jointOf(tile, rotation, back, last.tile, last.rotation);
      if (joint !== 'joined') continue;
      const marker = on === undefined ? undefined : ranked(tile, on, rotation)[0]?.[0];
      const path = pathExample(cells, [...laid, { id, tile, cell, rotation, marker }]);
      if (path !== null) return path;
    }
  }
  return null;
}

/** One tile of each item, and a Hideout (P6). */
export function findings(): TileId[] {
  const items = ITEMS.flatMap((item) => STREET_TILES.find(([, tile]) => tile.item === item)?.[0] ?? []);
  const hideout = Object.entries(TILES).find(([, tile]) => tile.kind === 'hideout')?.[0];
  return hideout === undefined ? items : [...items, hideout];
}
