/** Where the window looks at the table: pure sums between cells and CSS pixels. A cell (x, y) covers [x, x+1) × [y, y+1). */

export interface Camera {
  /** The spot of the table in the middle of the window, in cells. */
  readonly x: number;
  readonly y: number;
  /** CSS pixels a cell. */
  readonly scale: number;
}

/** A place of the table; x to the east, y to the south. */
export interface Cell {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Nearest and farthest that one can zoom by hand. */
export const SCALE_LIMITS = { least: 22, most: 420 } as const;
/**
 * Following, in CSS pixels a cell: never nearer than `most`; what is wished for must leave tiles readable, what is shown to spare
 * must leave them comfortable.
 */
const FOLLOW = { most: 190, comfortable: 150, readable: 112 } as const;
/** The sides of squares as large as a window on which `readable` has to do, and as one that has room for `comfortable` all the time. */
const ROOM = { tight: 648, wide: 718 } as const;
/** Free room at the edges of the window, in cells: little where every pixel goes to the tiles, on squares of these sides. */
const MARGIN = { least: 0.08, most: 0.28 } as const;
const MARGIN_ROOM = { tight: 480, wide: ROOM.wide } as const;

/** How large a window is between two, by the sides of squares as large as they are: 0 for the tight one or less, 1 for the wide one or more. */
function shareOf({ width, height }: Size, { tight, wide }: { readonly tight: number; readonly wide: number }): number {
  return Math.min(1, Math.max(0, (Math.sqrt(width * height) - tight) / (wide - tight)));
}

/** The least at which tiles can be read well in a window of this size. */
function readable(size: Size): number {
  return FOLLOW.readable + (FOLLOW.comfortable - FOLLOW.readable) * shareOf(size, ROOM);
}

function marginOf(size: Size): number {
  return MARGIN.least + (MARGIN.most - MARGIN.least) * shareOf(size, MARGIN_ROOM);
}

/** The nearest that following comes: a large screen has room for larger tiles. */
function nearest(size: Size): number {
  return Math.max(FOLLOW.most, size.height / 5);
}

/** Where the spot (`x`, `y`) of the table is in the window. */
export function toWindow(camera: Camera, size: Size, spot: Point): Point {
  return {
    x: size.width / 2 + (spot.x - camera.x) * camera.scale,
    y: size.height / 2 + (spot.y - camera.y) * camera.scale,
  };
}

/** The spot of the table under a point of the window. */
export function toTable(camera: Camera, size: Size, point: Point): Point {
  return {
    x: camera.x + (point.x - size.width / 2) / camera.scale,
    y: camera.y + (point.y - size.height / 2) / camera.scale,
  };
}

/** The cell under a point of the window. */
export function cellAt(camera: Camera, size: Size, point: Point): Cell {
  const spot = toTable(camera, size, point);
  return { x: Math.floor(spot.x), y: Math.floor(spot.y) };
}

/** How far from a cell's middle a carried tile snaps to it, in cells: to its corners, and a little beyond its sides. */
const SNAP = 0.74;

/** The nearest of `cells` around a spot of the table, if it is near enough for a carried tile to snap to it. */
export function snapped(spot: Point, cells: readonly Cell[]): Cell | null {
  const off = (cell: Cell): number => Math.hypot(cell.x + 0.5 - spot.x, cell.y + 0.5 - spot.y);
  const near = cells.filter((cell) => off(cell) <= SNAP);
  return near.length === 0 ? null : near.reduce((best, cell) => (off(cell) < off(best) ? cell : best));
}

/** The box that holds all `cells`; undefined for none. */
export function boxOf(cells: readonly Cell[]): Box | undefined {
  if (cells.length === 0) return undefined;
  return {
    left: Math.min(...cells.map((cell) => cell.x)),
    top: Math.min(...cells.map((cell) => cell.y)),
    right: Math.max(...cells.map((cell) => cell.x)) + 1,
    bottom: Math.max(...cells.map((cell) => cell.y)) + 1,
  };
}

/** The greatest scale at which `box` fits into the window. */
function scaleFor(box: Box, size: Size): number {
  const margin = 2 * marginOf(size);
  return Math.min(size.width / (box.right - box.left + margin), size.height / (box.bottom - box.top + margin));
}

function clamped(scale: number): number {
  return Math.min(SCALE_LIMITS.most, Math.max(SCALE_LIMITS.least, scale));
}

function centredOn(box: Box, scale: number): Camera {
  return { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2, scale: clamped(scale) };
}

/** Shows the whole of `box`, not nearer than following goes. */
export function fitted(box: Box, size: Size): Camera {
  return centredOn(box, Math.min(nearest(size), scaleFor(box, size)));
}

/** Cells to be shown: all `needed` ones; of the others, in their order, as many as fit at their least scale. */
export interface Followed {
  readonly needed: readonly Cell[];
  readonly wished: readonly Cell[];
  readonly spare: readonly Cell[];
}

/** Shows what is followed. `chosen` is a scale that the person asked for; the needed cells then stay in the middle. */
export function following(followed: Followed, size: Size, chosen?: number): Camera {
  const first = boxOf(followed.needed) ?? { left: 0, top: 0, right: 1, bottom: 1 };
  if (chosen !== undefined) return centredOn(first, chosen);
  let box = first;
  const widen = (cells: readonly Cell[], least: number): void => {
    for (const cell of cells) {
      const wider = {
        left: Math.min(box.left, cell.x),
        top: Math.min(box.top, cell.y),
        right: Math.max(box.right, cell.x + 1),
        bottom: Math.max(box.bottom, cell.y + 1),
      };
      if (scaleFor(wider, size) >= least) box = wider;
    }
  };
  widen(followed.wished, readable(size));
  widen(followed.spare, FOLLOW.comfortable);
  return fitted(box, size);
}

/** Whether the whole of `cell` is in the window. */
export function isInWindow(camera: Camera, size: Size, cell: Cell): boolean {
  const from = toWindow(camera, size, cell);
  const to = toWindow(camera, size, { x: cell.x + 1, y: cell.y + 1 });
  return from.x >= 0 && from.y >= 0 && to.x <= size.width && to.y <= size.height;
}

/** A view is worth leaving when the better one shows tiles larger by this factor; sooner where they can hardly be read. */
const WORTHWHILE = { usual: 1.3, small: 1.1 } as const;

/**
 * Whether the camera can stay where it is: a table that moves under the eyes is hard to read. It must show all that is needed
 * and all that `goal` would show of the wished cells, not much smaller than there.
 */
export function canStay(camera: Camera, goal: Camera, followed: Followed, size: Size): boolean {
  const worthwhile = camera.scale < readable(size) * 0.9 ? WORTHWHILE.small : WORTHWHILE.usual;
  if (goal.scale > camera.scale * worthwhile || camera.scale > nearest(size) * 1.01) return false;
  if (!followed.needed.every((cell) => isInWindow(camera, size, cell))) return false;
  return followed.wished.every((cell) => isInWindow(camera, size, cell) || !isInWindow(goal, size, cell));
}

/** The camera after the table was dragged by (`dx`, `dy`) CSS pixels. */
export function panned(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x - dx / camera.scale, y: camera.y - dy / camera.scale };
}

/** Zooms by `factor` so that the spot under `point` stays where it is. */
export function zoomed(camera: Camera, size: Size, point: Point, factor: number): Camera {
  const scale = clamped(camera.scale * factor);
  const spot = toTable(camera, size, point);
  return {
    x: spot.x - (point.x - size.width / 2) / scale,
    y: spot.y - (point.y - size.height / 2) / scale,
    scale,
  };
}

/** Keeps at least a corner of the table in the middle of the window. */
export function nearTable(camera: Camera, columns: number, rows: number): Camera {
  return {
    ...camera,
    x: Math.min(columns + 1, Math.max(-1, camera.x)),
    y: Math.min(rows + 1, Math.max(-1, camera.y)),
  };
}

/** On the way from `from` to `to`; `share` from 0 to 1. Scales change by the same factor in the same time. */
export function between(from: Camera, to: Camera, share: number): Camera {
  return {
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
    scale: from.scale * (to.scale / from.scale) ** share,
  };
}

/** The nearest camera at which a cell is a whole number of device pixels, so that tiles are drawn pixel for pixel. */
export function crisp(camera: Camera, size: Size, ratio: number): Camera {
  const scale = Math.max(1, Math.round(camera.scale * ratio)) / ratio;
  const onPixel = (at: number, span: number): number => {
    const origin = Math.round((span / 2 - at * scale) * ratio) / ratio;
    return (span / 2 - origin) / scale;
  };
  return { x: onPixel(camera.x, size.width), y: onPixel(camera.y, size.height), scale };
}

/** Whether two cameras differ too little to be seen. */
export function isSame(a: Camera, b: Camera): boolean {
  return Math.abs(a.scale - b.scale) < 0.01 && Math.abs(a.x - b.x) < 0.001 && Math.abs(a.y - b.y) < 0.001;
}
