/** Where things lie in the window: points of cells and of tiles in a hand, for a test that moves a real pointer. */
import type { Locator, Page } from '@playwright/test';
import type { Direction } from '../../src/rules/chase/compass';
import { expect } from './app';

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

/** Whether the board shows, where the mouse is, that a tile can be put there. */
function overCell(page: Page): Promise<boolean> {
  return boardOf(page).evaluate((board) => getComputedStyle(board).cursor === 'pointer');
}

/**
 * Moves the mouse over the board until it has found the possible cell farthest in `direction`; answers a point on it. `step`
 * is the way between two tries, in pixels; less than half a cell.
 */
export async function pointOf(page: Page, direction: Direction, step = 34): Promise<Point> {
  const box = await boardOf(page).boundingBox();
  if (box === null) throw new Error('There is no board.');
  const found: Point[] = [];
  for (let y = box.y + step / 2; y < box.y + box.height; y += step) {
    for (let x = box.x + step / 2; x < box.x + box.width; x += step) {
      await page.mouse.move(x, y);
      if (await overCell(page)) found.push({ x, y });
    }
  }
  expect(found.length, 'places where a tile can be put').toBeGreaterThan(0);
  const along = (point: Point): number => point.x * WAY[direction].x + point.y * WAY[direction].y;
  const farthest = Math.max(...found.map(along));
  const cell = found.filter((point) => along(point) > farthest - step);
  return cell[cell.length >> 1] as Point;
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
