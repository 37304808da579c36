/** Where things lie in the window: points of cells and of tiles in a hand, for a test that moves a real pointer. */
import type { Locator, Page } from '@playwright/test';
import type { Direction } from '../../../../src/rules/chase/compass';

export interface Point {
  readonly x: number;
  readonly y: number;
}

const WAY: Readonly<Record<Direction, Point>> = {
  n: { x: 0, y: -1 },
  e: { x: 1, y: 0 },
  s: { x: 0, y: 1 },
  w: { x: -1, y: 0 },
};

/** The board that is in sight: those of later puzzles are drawn beforehand. */
export function boardOf(page: Page): Locator {
  return page.locator('.board:visible');
}

/** Moves a pointer there; answers whether it then shows that a tile can be put there. */
type Probe = (at: Point) => Promise<boolean>;

/** The mouse: the board has another cursor there. */
function byMouse(page: Page): Probe {
  return async ({ x, y }) => {
    await page.mouse.move(x, y);
    return boardOf(page).evaluate((board) => getComputedStyle(board).cursor === 'pointer');
  };
}

/** Every point of a lattice, a wide one first: each movement waits for a frame, and most cells are hit by the wide one. */
function* lattice(step: number, inside: Box): Generator<Point> {
  for (const [fromX, fromY] of [
    [0, 0],
    [1, 1],
    [0, 1],
    [1, 0],
  ] as const)
    for (let y = inside.y + step / 2 + fromY * step; y < inside.y + inside.height; y += 2 * step)
      for (let x = inside.x + step / 2 + fromX * step; x < inside.x + inside.width; x += 2 * step) yield { x, y };
}

interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

async function boxOf(page: Page): Promise<Box> {
  const box = await boardOf(page).boundingBox();
  if (box === null) throw new Error('There is no board.');
  return box;
}

const isIn = ({ x, y }: Point, box: Box): boolean => x > box.x && y > box.y && x < box.x + box.width && y < box.y + box.height;

/** Moves the pointer over the board until it is on a possible cell, and answers that point; `step` is less than half a cell. */
export async function someCell(page: Page, step = 34, isCell = byMouse(page)): Promise<Point> {
  const box = await boxOf(page);
  for (const point of lattice(step, box)) if (await isCell(point)) return point;
  throw new Error('There is no place where a tile can be put.');
}

/** How exactly the border of a cell is found, in pixels. */
const FINE = 6;

/** The middle of the possible cell on which this point is, and the cell's side. */
async function cellAround(isCell: Probe, on: Point, box: Box): Promise<Point & { readonly side: number }> {
  const reach = async (way: Point): Promise<number> => {
    for (let far = FINE; ; far += FINE) {
      const next = { x: on.x + far * way.x, y: on.y + far * way.y };
      if (!isIn(next, box) || !(await isCell(next))) return far - FINE;
    }
  };
  const [n, e, s, w] = [await reach(WAY.n), await reach(WAY.e), await reach(WAY.s), await reach(WAY.w)];
  return { x: on.x + (e - w) / 2, y: on.y + (s - n) / 2, side: Math.max(n + s, e + w) + FINE };
}

/** From a cell beside the end of a path to the other three, in cells. */
const OTHERS = [-1, 1].flatMap((sign) => [
  { x: 2 * sign, y: 0 },
  { x: 0, y: 2 * sign },
  { x: sign, y: 1 },
  { x: sign, y: -1 },
]);

/**
 * Moves the pointer over the board until it has found the possible cells, which lie round the end of one path; answers the middle of
 * the one farthest in `direction`. `step` is the way between two tries, in pixels; less than half a cell.
 */
export async function pointOf(page: Page, direction: Direction, step = 34): Promise<Point> {
  const isCell = byMouse(page);
  const box = await boxOf(page);
  const { side, ...middle } = await cellAround(isCell, await someCell(page, step, isCell), box);
  const found: Point[] = [middle];
  for (const { x, y } of OTHERS) {
    const other = { x: middle.x + x * side, y: middle.y + y * side };
    if (isIn(other, box) && (await isCell(other))) found.push(other);
  }
  const along = (point: Point): number => point.x * WAY[direction].x + point.y * WAY[direction].y;
  return found.reduce((best, each) => (along(each) > along(best) ? each : best));
}

/** A point of the element that nothing else covers; runs in the page. */
function seenPart(element: Element): Point | null {
  const { left, top, width, height } = element.getBoundingClientRect();
  for (let part = 0.04; part < 1; part += 0.04) {
    const at = { x: left + part * width, y: top + height / 2 };
    if (element.contains(document.elementFromPoint(at.x, at.y))) return at;
  }
  return null;
}

/** A point of this element that nothing else covers. */
export async function seenPoint(element: Locator): Promise<Point> {
  const point = await element.evaluate(seenPart);
  if (point === null) throw new Error('It is covered by others.');
  return point;
}

/** How far a tile is turned, as it is said in either language. */
export const turnIn = (said: string | null): number => Number(/(\d+)°/.exec(said ?? '')?.[1] ?? 0);
