/** What lies in the header and over the table of a round that goes on: nothing covers anything that is in play. */
import type { Page } from '@playwright/test';
import { request, startAsRunner } from '../../../accessibility/visits';
import { expect, launch, test } from '../../../e2e/app';
import { arrange, current, type Person } from './people';
import { boardOf, pointOf } from './table-points';

const SMALL = { width: 1024, height: 640 };

/** Pairs of words and signs in the header that lie over each other. */
function overlapping(page: Page): Promise<readonly string[]> {
  return page.locator('.hud').evaluate((hud) => {
    const seen: { readonly name: string; readonly box: DOMRect }[] = [...hud.querySelectorAll('svg')].map((sign) => ({
      name: 'a sign',
      box: sign.getBoundingClientRect(),
    }));
    const texts = document.createTreeWalker(hud, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const name = text.textContent?.trim() ?? '';
      if (name === '' || text.parentElement?.closest('.visually-hidden') !== null) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      seen.push({ name, box: range.getBoundingClientRect() });
    }
    const crossing = (one: DOMRect, other: DOMRect): boolean =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 3;
    return seen.flatMap((one, at) =>
      seen.slice(at + 1).flatMap((other) => (crossing(one.box, other.box) ? [`${one.name} / ${other.name}`] : [])),
    );
  });
}

/** The Starting tiles of a seat, one north of the other from the Prison. */
async function openNorth(page: Page, seat: number): Promise<void> {
  const {
    match,
    table: { prison },
    seats,
  } = await current(page);
  const starts = seats.find((each) => each.seat === seat)?.view.hand?.starts ?? [];
  const tiles = starts.map((tile, at) => ({ tile, cell: { x: prison.x, y: prison.y - 1 - at }, rotation: 0 as const }));
  await request(page, 'table.act', { match, seat, act: { type: 'open', tiles } });
  await expect.poll(async () => (await current(page)).table.phase).toBe('running');
}

test('nothing in the header of a small window lies over anything else, in either language', async ({ dataFolder }) => {
  const { window: page, close } = await launch(dataFolder, SMALL);
  try {
    await startAsRunner(page);
    await openNorth(page, (await current(page)).seats[0]?.seat ?? 0);
    await expect(page.getByRole('button', { name: 'Give up' })).toBeVisible();
    for (const language of ['en', 'it'] as const) {
      await request(page, 'settings.change', { language });
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      expect(await overlapping(page), language).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), language).toBeLessThanOrEqual(SMALL.width);
    }
  } finally {
    await close();
  }
});

const ADA: Person = { name: 'Ada', device: 'keys-left' };
const BEA: Person = { name: 'Bea', device: 'mouse' };
const STEP = 4;

/** The rows of the window, along `x`, in which the mouse is over the northernmost cell that a tile can be put on. */
async function rowsOf(page: Page, x: number): Promise<readonly number[]> {
  const board = boardOf(page);
  await expect(board).not.toHaveAttribute('data-moving');
  const box = await board.boundingBox();
  if (box === null) throw new Error('There is no board.');
  const rows: number[] = [];
  for (let y = box.y + 1; y < box.y + box.height; y += STEP) {
    await page.mouse.move(x, y);
    const there = await page.evaluate(
      (at) => {
        const on = document.elementFromPoint(at.x, at.y)?.closest<HTMLElement>('.board');
        return on !== null && on !== undefined && getComputedStyle(on).cursor === 'pointer';
      },
      { x, y },
    );
    if (there) rows.push(y);
    else if (rows.length > 0) break;
  }
  return rows;
}

test('the question whether to pause covers no cell and no tile that is in play', async ({ dataFolder }) => {
  const { window: page, close } = await launch(dataFolder, SMALL);
  try {
    await arrange(page, [ADA, BEA], { firstChaser: 0, seed: 'in sight' });
    await openNorth(page, 1);
    const { x } = await pointOf(page, 'n');
    await page.keyboard.press('Digit1');
    const asked = page.getByRole('region', { name: 'Pause? Everybody has to agree.' });
    await expect(asked).toBeVisible();
    const box = await asked.boundingBox();
    const during = await rowsOf(page, x);
    await expect(asked).toBeVisible();
    // Were it covered, the first row in which it is seen would be the one right below.
    expect(during[0]).toBeGreaterThan((box?.y ?? 0) + (box?.height ?? Infinity) + 2 * STEP);
  } finally {
    await close();
  }
});
