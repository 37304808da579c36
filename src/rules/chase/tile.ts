/** Tiles: faces, streets and what is read from them (C1 to C7). */
import { CORNERS, unturned, type Corner, type Direction, type Rotation } from './compass';

/** The four symbols, alphabetically (C3). */
export const SYMBOLS = ['diamond', 'square', 'star', 'triangle'] as const;
export type ChaseSymbol = (typeof SYMBOLS)[number];

/** The two marker colours (C3). */
export const COLOURS = ['red', 'blue'] as const;
export type Colour = (typeof COLOURS)[number];

/** The three items (C5). */
export const ITEMS = ['map', 'money', 'keys'] as const;
export type Item = (typeof ITEMS)[number];

/** Where along its edge an exit lies, as seen from the tile's middle looking out (C4). */
export const PLACES = ['left', 'centre', 'right'] as const;
export type ExitPlace = (typeof PLACES)[number];

/** What stands at the end of a street (C4). */
export const ENDS = ['open', 'trees', 'roadblock'] as const;
export type End = (typeof ENDS)[number];

type TileKind = 'route' | 'start' | 'hideout';

export type TileId = string;

export interface Exit {
  readonly at: ExitPlace;
  readonly end: End;
}

interface Sector {
  readonly symbol: ChaseSymbol;
  /** The way each witness faces on the unturned tile; one to four of them (C2). */
  readonly witnesses: readonly Direction[];
}

export type Sectors = Readonly<Record<Corner, Sector>>;

/** A tile's face as in the replay format: sides without an exit are absent; a Hideout has no sectors (C7). */
export interface Tile {
  readonly kind: TileKind;
  readonly item?: Item | undefined;
  readonly exits: { readonly [Side in Direction]?: Exit | undefined };
  readonly sectors?: Sectors | undefined;
}

/** The faces that a round is played with, by tile id. */
export type TileSet = Readonly<Record<TileId, Tile>>;

const COLOUR_OF: Readonly<Record<ChaseSymbol, Colour>> = {
  triangle: 'red',
  star: 'red',
  square: 'blue',
  diamond: 'blue',
};

/** The colour of the marker that bears `symbol` (C3). */
export function colourOf(symbol: ChaseSymbol): Colour {
  return COLOUR_OF[symbol];
}

/** The Prison's four streets: open, at the centre of each side (C7). */
export const PRISON_EXIT: Exit = { at: 'centre', end: 'open' };

/** The exit on the `side` of the table's frame of a tile that lies turned by `rotation`, if it has one (C4, C6). */
export function exitOn(tile: Tile, rotation: Rotation, side: Direction): Exit | undefined {
  return tile.exits[unturned(side, rotation)];
}

/** How many witnesses of each sector look towards `direction` of the table's frame, by the face's own corner (M3). */
export function witnessCounts(tile: Tile, rotation: Rotation, direction: Direction): Record<Corner, number> {
  const wanted = unturned(direction, rotation);
  const counts: Record<Corner, number> = { nw: 0, ne: 0, se: 0, sw: 0 };
  if (tile.sectors === undefined) return counts;
  for (const corner of CORNERS) {
    let count = 0;
    for (const witness of tile.sectors[corner].witnesses) if (witness === wanted) count++;
    counts[corner] = count;
  }
  return counts;
}

/**
 * The symbols of the sectors with the most, or joint most, witnesses looking towards `direction` after rotation,
 * alphabetically (M3). Where nobody looks that way all four are joint most. Empty for a Hideout, which takes none (M1).
 */
export function legalSymbols(tile: Tile, rotation: Rotation, direction: Direction): ChaseSymbol[] {
  const { sectors } = tile;
  if (sectors === undefined) return [];
  const counts = witnessCounts(tile, rotation, direction);
  const most = Math.max(counts.nw, counts.ne, counts.se, counts.sw);
  const legal: ChaseSymbol[] = [];
  for (const corner of CORNERS) if (counts[corner] === most) legal.push(sectors[corner].symbol);
  return legal.length > 1 ? legal.sort() : legal;
}
