/** Tiles carried by pointer where there are hands beside the lone round's: behind the curtain, and in drills on a street. */
import type { Locator, Page } from '@playwright/test';
import { arrange, current, fanOf, handOf, viewOf, type Person } from './people';
import { expect, test } from '../../../e2e/app';
import { practise, side } from './drill-street';
import { dragTo, mouseOf } from './pointer';
import { boardOf, pointOf, seenPoint, type Point } from './table-points';

const COARSE = 50;
const ADA: Person = { name: 'Ada', device: 'mouse' };
const BEA: Person = { name: 'Bea', device: 'keys-right' };

async function nowhere(page: Page): Promise<Point> {
  const box = await boardOf(page).boundingBox();
  if (box === null) throw new Error('There is no board.');
  return { x: box.x + box.width - 12, y: box.y + 12 };
}

test('behind the curtain whoever has the mouse drags Starting tiles, then tiles that lie face down (S5, P8)', async ({
  app: { window: page, complaints },
}) => {
  await arrange(page, [ADA, BEA], { firstChaser: 1, seed: 'carried' });
  await page.getByRole('button', { name: /^Nobody else looks/ }).click();
  const starts = fanOf(page, 'Ada').getByRole('option');
  const mouse = mouseOf(page);
  for (const [tile, planned] of [
    [1, /planned as tile 1/i],
    [0, /planned as tile 2/i],
  ] as const) {
    // The table may still be on its way to where it stands when the point is looked for.
    await expect(async () => {
      const to = await pointOf(page, 'n', COARSE);
      await dragTo(mouse, await seenPoint(starts.nth(tile)), to);
      await expect(starts.nth(tile)).toHaveAttribute('aria-label', planned, { timeout: 2000 });
    }).toPass({ timeout: 30_000 });
  }
  await page.getByRole('button', { name: /^Go/ }).click();
  await expect.poll(async () => (await current(page)).table.phase, { timeout: 15_000 }).toBe('running');

  const tile = handOf(await viewOf(page, 0))[12];
  const cell = await pointOf(page, 'n', COARSE);
  const covered = fanOf(page, 'Ada').getByRole('option').nth(12);
  await mouse.down(await seenPoint(covered));
  await mouse.move(await nowhere(page));
  await expect(covered).toHaveAccessibleName('Tile 13 of 14, face down');
  await mouse.move(cell);
  await mouse.up();
  await expect.poll(async () => (await viewOf(page, 0)).paths[0]?.tiles.at(-1)?.tile).toBe(tile);
  expect(complaints).toEqual([]);
});

/** Drags a tile of a drill to no cell, then over one and back by Escape, then there. */
async function carry(page: Page, from: () => Locator, none: string, one: string): Promise<void> {
  const mouse = mouseOf(page);
  const cell = await pointOf(page, 'n', COARSE);
  await dragTo(mouse, await seenPoint(from()), await nowhere(page));
  await expect(page.locator('.told', { hasText: 'Put back: no tile can go there.' })).toBeVisible();
  await mouse.down(await seenPoint(from()));
  await mouse.move(cell);
  await page.keyboard.press('Escape');
  await mouse.up();
  await expect(side(page).getByText(none)).toBeVisible();
  await dragTo(mouse, await seenPoint(from()), cell);
  await expect(side(page).getByText(one)).toBeVisible();
}

test('a drill: a tile to be placed is dragged to where it is noted, and stays noted', async ({ app: { window: page, complaints } }) => {
  await practise(page, 'place');
  const held = (): Locator => page.getByRole('img', { name: /^In your hand/ });
  await carry(page, held, '0 places noted', '1 place noted');
  await dragTo(mouseOf(page), await seenPoint(held()), await pointOf(page, 'n', COARSE));
  await expect(side(page).getByText('1 place noted')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a drill: a tile of the row is dragged to the street, which picks it', async ({ app: { window: page, complaints } }) => {
  await practise(page, 'pick');
  const second = page.getByRole('button', { name: /^(Tile|Hideout) 2\. / });
  await carry(page, () => second, '0 tiles picked', '1 tile picked');
  await expect(second).toHaveAttribute('aria-pressed', 'true');
  expect(complaints).toEqual([]);
});

test('a drill: a tile of the hand is dragged to the route', async ({ app: { window: page, complaints } }) => {
  const { question, tiles } = await practise(page, 'route');
  const at = question.hand.findIndex((tile, place) => place > 0 && tiles[tile]?.kind !== 'hideout');
  const hand = page.getByRole('listbox', { name: /^Your hand/ }).getByRole('option');
  const count = await hand.count();
  await carry(page, () => hand.nth(at), '0 tiles laid', '1 tile laid');
  // A tile with which the route is whole ends the puzzle, and the hand goes with it.
  await expect.poll(() => hand.count()).toBeLessThan(count);
  expect(complaints).toEqual([]);
});
