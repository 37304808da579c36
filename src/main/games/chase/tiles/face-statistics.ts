/** What the faces of a tile set look like in numbers: item by item what the set was made for (C2, C4, C5, M3). */
import { CORNERS, DIRECTIONS, ROTATIONS, turned, turnedCorner, type Corner, type Direction } from '../../../../rules/chase/compass';
import { legalSymbols, witnessCounts, type ChaseSymbol, type Tile, type TileId, type TileSet } from '../../../../rules/chase/tile';

export interface FaceStatistics {
  /** Pairs of a Route or Starting tile and a side of it: 124. */
  readonly sides: number;
  /** Sides with one, with two, and with more legal symbols (M3). */
  readonly oneLegal: number;
  readonly twoLegal: number;
  readonly moreLegal: number;
  /** Of the sides with one legal symbol, by how many witnesses it leads; index 0 is a lead of 1. */
  readonly leads: readonly number[];
  /** On how many sides a symbol, or a corner of the unturned face, is legal. */
  readonly legalBySymbol: Readonly<Record<ChaseSymbol, number>>;
  readonly legalByCorner: Readonly<Record<Corner, number>>;
  /** The legal corner as it lies when the side that is asked for points north. */
  readonly legalByBearing: Readonly<Record<Corner, number>>;
  /** Sectors with one, two, three, four and more witnesses. */
  readonly sectorSizes: readonly number[];
  readonly witnessesPerSector: number;
  readonly witnessesFacing: Readonly<Record<Direction, number>>;
  /** Pairs of tiles that are alike under rotation. */
  readonly alike: readonly (readonly [TileId, TileId])[];
  readonly exits: number;
  readonly offCentre: number;
  readonly openExits: number;
  readonly treeExits: number;
  readonly roadblockExits: number;
}

/** The statistics over the Route and Starting tiles of `tiles`; Hideouts count only where tiles are compared. */
export function faceStatistics(tiles: TileSet): FaceStatistics {
  const ids = Object.keys(tiles).sort();
  const legalBySymbol = { diamond: 0, square: 0, star: 0, triangle: 0 };
  const legalByCorner = { nw: 0, ne: 0, se: 0, sw: 0 };
  const legalByBearing = { nw: 0, ne: 0, se: 0, sw: 0 };
  const witnessesFacing = { n: 0, e: 0, s: 0, w: 0 };
  const legalCounts = [0, 0, 0, 0];
  const leads = [0, 0, 0, 0];
  const sectorSizes = [0, 0, 0, 0, 0];
  const ends = { open: 0, trees: 0, roadblock: 0 };
  let offCentre = 0;
  for (const id of ids) {
    const tile = tiles[id];
    if (tile?.sectors === undefined) continue;
    for (const [turns, direction] of DIRECTIONS.entries()) {
      const legal = legalSymbols(tile, 0, direction);
      legalCounts[legal.length - 1] = (legalCounts[legal.length - 1] ?? 0) + 1;
      const counts = witnessCounts(tile, 0, direction);
      const [most = 0, next = 0] = CORNERS.map((corner) => counts[corner]).sort((a, b) => b - a);
      if (legal.length === 1) leads[most - next - 1] = (leads[most - next - 1] ?? 0) + 1;
      const back = ROTATIONS[(4 - turns) & 3] ?? 0;
      for (const corner of CORNERS) {
        if (counts[corner] < most) continue;
        legalBySymbol[tile.sectors[corner].symbol]++;
        legalByCorner[corner]++;
        legalByBearing[turnedCorner(corner, back)]++;
      }
      const exit = tile.exits[direction];
      if (exit === undefined) continue;
      ends[exit.end]++;
      if (exit.at !== 'centre') offCentre++;
    }
    for (const corner of CORNERS) {
      const { witnesses } = tile.sectors[corner];
      const size = Math.min(witnesses.length, sectorSizes.length);
      sectorSizes[size - 1] = (sectorSizes[size - 1] ?? 0) + 1;
      for (const witness of witnesses) witnessesFacing[witness]++;
    }
  }
  const sides = legalCounts.reduce((sum, count) => sum + count, 0);
  const witnesses = DIRECTIONS.reduce((sum, direction) => sum + witnessesFacing[direction], 0);
  return {
    sides,
    oneLegal: legalCounts[0] ?? 0,
    twoLegal: legalCounts[1] ?? 0,
    moreLegal: (legalCounts[2] ?? 0) + (legalCounts[3] ?? 0),
    leads,
    legalBySymbol,
    legalByCorner,
    legalByBearing,
    sectorSizes,
    witnessesPerSector: witnesses / sectorSizes.reduce((sum, count) => sum + count, 0),
    witnessesFacing,
    alike: alikePairs(ids, tiles),
    exits: ends.open + ends.trees + ends.roadblock,
    offCentre,
    openExits: ends.open,
    treeExits: ends.trees,
    roadblockExits: ends.roadblock,
  };
}

/** Pairs of tiles of which one looks like the other after a turn: same streets, symbols and witnesses (C6). */
function alikePairs(ids: readonly TileId[], tiles: TileSet): [TileId, TileId][] {
  const first = new Map<string, TileId>();
  const pairs: [TileId, TileId][] = [];
  for (const id of ids) {
    const tile = tiles[id];
    if (tile === undefined) continue;
    const text = likeness(tile);
    const twin = first.get(text);
    if (twin === undefined) first.set(text, id);
    else pairs.push([twin, id]);
  }
  return pairs;
}

/** The same text for tiles that are alike under rotation; what a face shows, whatever the order of its witnesses. */
export function likeness(tile: Tile): string {
  const texts = ROTATIONS.map((rotation) => {
    const sides = DIRECTIONS.map((side) => {
      const exit = tile.exits[side];
      return [turned(side, rotation), exit === undefined ? '-' : `${exit.at} ${exit.end}`] as const;
    });
    const corners = CORNERS.map((corner) => {
      const sector = tile.sectors?.[corner];
      const looks = sector?.witnesses.map((witness) => turned(witness, rotation)).sort() ?? [];
      return [turnedCorner(corner, rotation), `${sector?.symbol ?? '-'} ${looks.join('')}`] as const;
    });
    return [...sides, ...corners]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([, text]) => text)
      .join('|');
  });
  return `${tile.kind} ${tile.item ?? ''} ${texts.sort()[0] ?? ''}`;
}
