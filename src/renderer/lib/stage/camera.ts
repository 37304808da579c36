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

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Nearest and farthest that one can zoom by hand. */
export const SCALE_LIMITS = { least: 22, most: 420 } as const;
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

/** Within what anybody can zoom to. */
export function clamped(scale: number): number {
  return Math.min(SCALE_LIMITS.most, Math.max(SCALE_LIMITS.least, scale));
}

/** Looks at the middle of `box`. */
export function centredOn(box: Box, scale: number): Camera {
  return { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2, scale: clamped(scale) };
}

/** Whether the whole of `cell` is in the window. */
export function isInWindow(camera: Camera, size: Size, cell: Cell): boolean {
  const from = toWindow(camera, size, cell);
  const to = toWindow(camera, size, { x: cell.x + 1, y: cell.y + 1 });
  return from.x >= 0 && from.y >= 0 && to.x <= size.width && to.y <= size.height;
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
