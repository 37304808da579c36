/**
 * Where the tiles of a hand lie: rows of tiles of one size, none over another, so that a click on a tile hits that tile and nothing
 * moves when another is chosen. Beside them one is shown large, where there is room for that or where the others are small. Pure sums
 * in CSS pixels.
 */

interface Room {
  /** How many tiles each group has, in the order in which they lie. */
  readonly groups: readonly number[];
  readonly width: number;
  readonly height: number;
}

export interface HandRows {
  /** The side of each tile. */
  readonly size: number;
  /** The left and upper edge of each tile. */
  readonly places: readonly { readonly left: number; readonly top: number }[];
  /** The side of the large view, which lies at the right end; 0 without one. */
  readonly view: number;
}

/** A face of this width is recognised at a glance. */
export const RECOGNISED = 64;
/** The smallest large view that shows more than the tiles themselves. */
const WORTHWHILE = 1.35;
/** Between tiles, between groups, and around all of them (room for the line around a tile). */
const GAP = 4;
const GROUP_GAP = 12;
const EDGE = 3;
/** Between the tiles and the large view. */
const VIEW_GAP = 12;
const MOST_ROWS = 3;
/** The large view takes this much of the height, or less for the sake of the tiles. */
const VIEW_SHARES = [1, 0.85, 0.7] as const;

/** The places after which another group begins. */
function borders(groups: readonly number[]): Set<number> {
  let at = 0;
  return new Set(groups.slice(0, -1).map((size) => (at += size)));
}

interface Rows {
  readonly size: number;
  readonly rows: number;
}

/** The greatest tiles in so many rows. */
function inRows({ groups, width, height }: Room, rows: number): Rows {
  const count = groups.reduce((sum, each) => sum + each, 0);
  const columns = Math.ceil(count / rows);
  const parted = borders(groups);
  let most = (height - 2 * EDGE - (rows - 1) * GAP) / rows;
  for (let first = 0; first < count; first += columns) {
    const last = Math.min(count, first + columns) - 1;
    const breaks = [...parted].filter((at) => at > first && at <= last).length;
    // The longest row decides; a shorter last one fits wherever the others do, but for its groups.
    const gaps = (last - first) * GAP + breaks * (GROUP_GAP - GAP);
    most = Math.min(most, (width - 2 * EDGE - gaps) / (last - first + 1));
  }
  return { size: Math.max(1, Math.floor(most)), rows };
}

/** The greatest tiles that the room has, in as few rows as will do. */
function best(room: Room): Rows {
  let found = inRows(room, 1);
  for (let rows = 2; rows <= MOST_ROWS; rows++) {
    const other = inRows(room, rows);
    if (other.size > found.size) found = other;
  }
  return found;
}

function placed({ groups, width }: Room, { size, rows }: Rows, top: number): HandRows['places'] {
  const count = groups.reduce((sum, each) => sum + each, 0);
  const columns = Math.ceil(count / rows);
  const parted = borders(groups);
  const lines: number[][] = [];
  for (let at = 0; at < count; at++) {
    const line = at % columns === 0 ? [] : (lines.pop() ?? []);
    const before = line.at(-1);
    line.push(before === undefined ? 0 : before + size + (parted.has(at) ? GROUP_GAP : GAP));
    lines.push(line);
  }
  const longest = Math.max(...lines.map((line) => (line.at(-1) ?? 0) + size));
  const start = Math.round((width - longest) / 2);
  return lines.flatMap((line, row) => line.map((left) => ({ left: start + left, top: top + row * (size + GAP) })));
}

/**
 * The hand in its room. Every tile is at least `RECOGNISED` wide where that is possible; one is shown large beside them where they are
 * that wide all the same, and also where they cannot be.
 */
export function handRows(room: Room): HandRows {
  const count = room.groups.reduce((sum, each) => sum + each, 0);
  if (count === 0) return { size: 0, places: [], view: 0 };
  const alone = best(room);
  const most = Math.floor(room.height - 2 * EDGE);
  const beside = (side: number): Rows => best({ ...room, width: room.width - side - VIEW_GAP });
  const least = alone.size < RECOGNISED ? 0.75 * alone.size : RECOGNISED;
  const view = VIEW_SHARES.map((share) => Math.floor(most * share)).find((side) => beside(side).size >= least) ?? 0;
  const rows = view > 0 ? beside(view) : alone;
  const shown = view >= WORTHWHILE * (view > 0 ? rows.size : 1) ? view : 0;
  const kept = shown > 0 ? rows : alone;
  const used = kept.rows * kept.size + (kept.rows - 1) * GAP;
  const width = shown > 0 ? room.width - shown - VIEW_GAP : room.width;
  return { size: kept.size, places: placed({ ...room, width }, kept, Math.round((room.height - used) / 2)), view: shown };
}
