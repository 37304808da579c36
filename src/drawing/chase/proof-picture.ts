/** The proof of a verdict as a picture: the tiles that it is about, face up as they lie, and what is marked on them. In cells. */
import type { Cell, ChaseSymbol, Direction, Rotation, Tile } from '../../shared/chase/replay';
import type { Corner } from '../../shared/chase/table';
import { neighbour, sameCell } from '../../rules/chase/compass';
import { VECTOR } from './headings';

/** Witnesses to show up, as the tile lies. */
interface Lit {
  readonly direction: Direction;
  readonly corners: readonly Corner[];
}

/** A sector beside its tile: its symbol and how many of its witnesses look the way that is asked for (M3). */
export interface ProofCount {
  readonly corner: Corner;
  readonly symbol: ChaseSymbol;
  readonly witnesses: number;
  /** It has the most, or as many as any. */
  readonly right: boolean;
  /** The marker that was put has its symbol. */
  readonly put: boolean;
  /** Its colour was asked for, and none was left (M6). */
  readonly out: boolean;
}

export interface ProofTile {
  readonly face: Tile | 'prison';
  readonly cell: Cell;
  readonly rotation: Rotation;
  /** Its number in the path; null for the Prison. */
  readonly position: number | null;
  /** Wrong, right, or only what it is measured by. */
  readonly tone: 'wrong' | 'right' | 'beside';
}

/** A tile that is read, with its marker. */
export interface ProofReading {
  readonly cell: Cell;
  readonly lit: Lit;
  /** The path's last tile, read back (M4). */
  readonly final: boolean;
  readonly marker: ChaseSymbol | null;
  readonly ok: boolean;
  readonly counts: readonly ProofCount[];
}

/** An edge that is pointed at: what does not join there, a roadblock in the way, a touch that must not be, the table's edge, or a joint. */
export interface ProofSeam {
  readonly cell: Cell;
  readonly side: Direction;
  readonly kind: 'streets' | 'roadblock' | 'touch' | 'edge' | 'joint';
}

/** Tiles that lie together. */
export interface ProofGroup {
  readonly tiles: readonly ProofTile[];
  readonly seams: readonly ProofSeam[];
  readonly reading: ProofReading | null;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A sector's plate, and the number of a tile: how far they reach, in cells. */
export const PLATE = { width: 0.45, height: 0.3, off: 0.07 } as const;
export const LABEL = { width: 0.26, height: 0.2, off: 0.09 } as const;
/** Rings stand out so far. */
const RIM = 0.1;
/** The sign at an edge: its radius with its rim, and how far it stands from the tiles; in cells. */
export const SIGN = { radius: 0.125, off: 0.05 } as const;

/** The sides on which plates stand: across the way in which the tile is read, so that neither it nor the next one is covered. */
function plateSides({ direction }: Lit): readonly Direction[] {
  return direction === 'n' || direction === 's' ? ['w', 'e'] : ['n', 's'];
}

/** Where the plate of a corner's sector stands: its middle. */
export function plateAt(cell: Cell, corner: Corner, lit: Lit): { readonly x: number; readonly y: number } {
  const [vertical, horizontal] = [corner.includes('s') ? 1 : -1, corner.includes('e') ? 1 : -1];
  const across = plateSides(lit)[0] === 'w';
  const out = (size: number): number => 0.5 + PLATE.off + size / 2;
  return across
    ? { x: cell.x + 0.5 + horizontal * out(PLATE.width), y: cell.y + 0.5 + vertical * 0.25 }
    : { x: cell.x + 0.5 + horizontal * 0.25, y: cell.y + 0.5 + vertical * out(PLATE.height) };
}

/** The side of a tile on which its number stands: one where nothing else is; null where there is none. */
export function labelSide({ tiles, reading, seams }: ProofGroup, { cell, position }: ProofTile): Direction | null {
  if (position === null) return null;
  const plates = reading !== null && sameCell(reading.cell, cell) ? [...plateSides(reading.lit), reading.lit.direction] : [];
  // Beside a tall picture there is more room than above it.
  const lines = (of: (tile: ProofTile) => number): number => new Set(tiles.map(of)).size;
  const tall = lines((tile) => tile.cell.y) > lines((tile) => tile.cell.x);
  const free = (tall ? (['w', 'e', 'n', 's'] as const) : (['n', 's', 'w', 'e'] as const)).filter((side) => {
    const next = neighbour(cell, side);
    const marked = seams.some((seam) => sameCell(seam.cell, cell) && seam.side === side);
    return !marked && !plates.includes(side) && !tiles.some((each) => sameCell(each.cell, next));
  });
  const [first = null] = free;
  return first;
}

/** Where a tile's number stands: its middle. */
export function labelAt(cell: Cell, side: Direction): { readonly x: number; readonly y: number } {
  const way = VECTOR[side];
  const size = way.x === 0 ? LABEL.height : LABEL.width;
  const out = 0.5 + LABEL.off + size / 2;
  return { x: cell.x + 0.5 + way.x * out, y: cell.y + 0.5 + way.y * out };
}

/**
 * Where the sign of an edge stands: its middle, in cells. It covers no tile: where nothing lies beyond the edge it stands there,
 * otherwise at an end of the edge, aside of it where a tile lies around the corner.
 */
export function signAt(
  { tiles }: Pick<ProofGroup, 'tiles'>,
  { cell, side }: Pick<ProofSeam, 'cell' | 'side'>,
): { readonly x: number; readonly y: number } {
  const way = VECTOR[side];
  // Clockwise first: signs at several edges of a tile then have a corner each.
  const along = { x: -way.y, y: way.x };
  const off = SIGN.radius + SIGN.off;
  const free = (out: 0 | 1, end: -1 | 0 | 1): boolean => {
    const there = { x: cell.x + out * way.x + end * along.x, y: cell.y + out * way.y + end * along.y };
    return !tiles.some((tile) => sameCell(tile.cell, there));
  };
  const at = (out: number, end: number): { x: number; y: number } => ({
    x: cell.x + 0.5 + (0.5 + out) * way.x + end * along.x,
    y: cell.y + 0.5 + (0.5 + out) * way.y + end * along.y,
  });
  if (free(1, 0)) return at(off, 0);
  const ends = [1, -1] as const;
  const open = ends.find((end) => free(0, end) && free(1, end));
  if (open !== undefined) return at(0, open * (0.5 + off));
  const beside = ends.find((end) => free(1, end));
  return beside === undefined ? at(0, 0) : at(off, beside * (0.5 + off));
}

const around = (x: number, y: number, width: number, height: number): Box => ({
  left: x - width / 2,
  top: y - height / 2,
  right: x + width / 2,
  bottom: y + height / 2,
});

/** All that a picture needs, in cells: nothing of it reaches past this. */
export function boxOf(group: ProofGroup): { readonly x: number; readonly y: number; readonly width: number; readonly height: number } {
  const { tiles, seams, reading } = group;
  const boxes: Box[] = tiles.map(({ cell }) => around(cell.x + 0.5, cell.y + 0.5, 1 + 2 * RIM, 1 + 2 * RIM));
  for (const tile of tiles) {
    const side = labelSide(group, tile);
    if (side === null) continue;
    const at = labelAt(tile.cell, side);
    boxes.push(around(at.x, at.y, LABEL.width, LABEL.height));
  }
  for (const seam of seams) {
    const at = signAt(group, seam);
    boxes.push(around(at.x, at.y, 2 * SIGN.radius, 2 * SIGN.radius));
  }
  for (const { corner } of reading?.counts ?? []) {
    const at = reading === null ? null : plateAt(reading.cell, corner, reading.lit);
    if (at !== null) boxes.push(around(at.x, at.y, PLATE.width + 0.2, PLATE.height + 0.2));
  }
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.right));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** How groups lie beside or below each other in a room, and how large a tile of each then is; all in CSS pixels. */
export interface ProofLayout {
  /** Of each group, in their order. */
  readonly scales: readonly number[];
  /** Of the smallest. */
  readonly scale: number;
  readonly column: boolean;
}

/** A tile is no larger than this: more shows no more. */
export const LARGEST = 360;
/** Between groups. */
export const BETWEEN = 20;

/** The scales of parts that share a length, as alike as they can be: none past its cap, and what one leaves is the others'. */
function shared(length: number, parts: readonly { readonly size: number; readonly cap: number }[]): number[] {
  let left = length;
  let open = parts.map((_, at) => at);
  const scales = parts.map(() => 0);
  while (open.length > 0) {
    const even = left / open.reduce((sum, at) => sum + (parts[at]?.size ?? 0), 0);
    const capped = open.filter((at) => (parts[at]?.cap ?? 0) <= even);
    for (const at of capped.length > 0 ? capped : open) {
      const { size, cap } = parts[at] ?? { size: 0, cap: 0 };
      scales[at] = Math.min(cap, even);
      left -= size * Math.min(cap, even);
    }
    open = capped.length > 0 ? open.filter((at) => !capped.includes(at)) : [];
  }
  return scales.map((scale) => (Number.isFinite(scale) ? Math.max(0, Math.floor(Math.min(LARGEST, scale))) : 0));
}

/** The largest picture of these groups in a room. */
export function layoutOf(groups: readonly ProofGroup[], width: number, height: number): ProofLayout {
  const boxes = groups.map(boxOf);
  const gaps = BETWEEN * Math.max(0, groups.length - 1);
  const layout = (scales: readonly number[], column: boolean): ProofLayout => ({
    scales,
    scale: scales.length === 0 ? 0 : Math.min(...scales),
    column,
  });
  const beside = layout(
    shared(
      width - gaps,
      boxes.map((box) => ({ size: box.width, cap: height / box.height })),
    ),
    false,
  );
  const below = layout(
    shared(
      height - gaps,
      boxes.map((box) => ({ size: box.height, cap: width / box.width })),
    ),
    true,
  );
  return below.scale > beside.scale ? below : beside;
}
