/** Reading a tile as a puzzle asks it: right symbols with the counted witnesses (M2 to M4, M6). */
import type { Reading, WitnessCounts } from '../../../../shared/chase/puzzle';
import { CORNERS, type Direction, type Rotation } from '../../../../rules/chase/compass';
import { colourOf, legalSymbols, witnessCounts, type Colour, type Tile } from '../../../../rules/chase/tile';

/** How hard a reading is to see. */
interface ReadingFeatures {
  /** Witnesses of the whole tile. */
  readonly witnesses: number;
  /** By how many witnesses the leaders are ahead of the next sector; the most itself where nobody comes next. */
  readonly lead: number;
  /** Sectors that lead. */
  readonly leaders: number;
  /** Other sectors that come within one witness of the leaders. */
  readonly rivals: number;
}

/**
 * The reading of a tile that lies turned by `rotation` towards `direction` of the table's frame. Undefined for a Hideout
 * (M1), and where every right symbol is of the colour that has run `out`, so that no marker could be right (M6).
 */
export function readingTowards(tile: Tile, rotation: Rotation, direction: Direction, out?: Colour): Reading | undefined {
  const { sectors } = tile;
  if (sectors === undefined) return undefined;
  const legal = legalSymbols(tile, rotation, direction);
  const symbols = out === undefined ? legal : legal.filter((symbol) => colourOf(symbol) !== out);
  if (symbols.length === 0) return undefined;
  const byCorner = witnessCounts(tile, rotation, direction);
  const counts: WitnessCounts = { diamond: 0, square: 0, star: 0, triangle: 0 };
  for (const corner of CORNERS) counts[sectors[corner].symbol] = byCorner[corner];
  return { direction, symbols, counts };
}

/** What makes the reading of `tile` easy or hard. */
export function featuresOf(tile: Tile, { counts }: Reading): ReadingFeatures {
  const each = Object.values(counts);
  const most = Math.max(...each);
  const behind = each.filter((count) => count < most);
  let witnesses = 0;
  for (const corner of CORNERS) witnesses += tile.sectors?.[corner].witnesses.length ?? 0;
  return {
    witnesses,
    lead: behind.length === 0 ? most : most - Math.max(...behind),
    leaders: each.length - behind.length,
    rivals: behind.filter((count) => count === most - 1).length,
  };
}

/**
 * Where the rating of a reading starts: 1000 for a tile of nine witnesses that lies straight with a clear leader. The
 * steps are guesses that play corrects: crowds, close counts, turned tiles, two leaders.
 */
export function readingRating({ witnesses, lead, leaders, rivals }: ReadingFeatures, rotation: Rotation): number {
  const crowd = 35 * (witnesses - 9);
  const count = lead >= 3 ? -120 : lead === 2 ? 0 : 130;
  const turn = rotation === 0 ? 0 : rotation === 180 ? 120 : 80;
  // A player may see either leader, but has to compare them all the same.
  return 1000 + crowd + count + 60 * rivals + 40 * (leaders - 1) + turn;
}
