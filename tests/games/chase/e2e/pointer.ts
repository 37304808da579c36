/** A pointer that presses, moves and lets go: the mouse, or a finger that the browser takes for a real one. */
import type { Page } from '@playwright/test';
import type { Point } from './table-points';

export interface Pointer {
  readonly down: (at: Point) => Promise<void>;
  /** Moves there in steps, as a hand does; in one with `steps` 1. */
  readonly move: (to: Point, steps?: number) => Promise<void>;
  readonly up: () => Promise<void>;
}

const STEPS = 6;

export function mouseOf(page: Page): Pointer {
  return {
    down: async ({ x, y }) => {
      await page.mouse.move(x, y);
      await page.mouse.down();
    },
    move: ({ x, y }, steps = STEPS) => page.mouse.move(x, y, { steps }),
    up: () => page.mouse.up(),
  };
}

/** A finger on a touch screen. */
export async function fingerOf(page: Page): Promise<Pointer> {
  const session = await page.context().newCDPSession(page);
  let at: Point = { x: 0, y: 0 };
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map((point) => ({ ...point })) });
  return {
    down: async (point) => {
      at = point;
      await send('touchStart', [at]);
    },
    move: async (to, steps = STEPS) => {
      const from = at;
      for (let step = 1; step <= steps; step++) {
        at = { x: from.x + ((to.x - from.x) * step) / steps, y: from.y + ((to.y - from.y) * step) / steps };
        await send('touchMove', [at]);
      }
    },
    up: async () => {
      await send('touchEnd', []);
    },
  };
}

/** Picks up at one point and lets go at another. */
export async function dragTo(pointer: Pointer, from: Point, to: Point): Promise<void> {
  await pointer.down(from);
  await pointer.move(to);
  await pointer.up();
}
