/** Tiles carried from the hand to the table, by mouse and by touch: what is carried is what lies there afterwards. */
import type { Locator, Page } from '@playwright/test';
import type { RoundView } from '../../../../src/shared/chase/table';
import { request } from '../../../accessibility/visits';
import { expect, launch, test } from '../../../e2e/app';
import { handOf } from './people';
import { dragTo, fingerOf, mouseOf } from './pointer';
import { boardOf, pointOf, seenPoint, turnIn, type Point } from './table-points';

/** Between two looks for a cell, in pixels; a cell is larger than twice that. */
const COARSE = 50;

async function beginAsRunner(page: Page): Promise<void> {
  await request(page, 'settings.change', { introduced: true, motion: 'none' });
  await page.getByRole('button', { name: 'New round' }).click();
  await page.getByText('Runner', { exact: true }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await starts(page).first().waitFor();
}

const starts = (page: Page): Locator => page.getByRole('listbox', { name: 'Starting tiles' }).getByRole('option');
const pile = (page: Page): Locator => page.getByRole('listbox', { name: /^Your pile/ }).getByRole('option');
const floating = (page: Page): Locator => page.locator('.floating');
const carriedTile = (page: Page): Locator => page.locator('li.carried');
const putBack = (page: Page): Locator => page.locator('.told', { hasText: 'Put back: no tile can go there.' });

async function look(page: Page): Promise<RoundView> {
  const seat = (await request(page, 'match.current', {}))?.seats[0];
  if (seat === undefined) throw new Error('Nobody plays in this window.');
  return seat.view;
}

/** The last tile that lies on the table. */
async function lastTile(page: Page): Promise<{ tile: string; rotation: number } | undefined> {
  return (await look(page)).paths[0]?.tiles.at(-1);
}

/** A corner of the board where no tile can be put. */
async function nowhere(page: Page): Promise<Point> {
  const box = await boardOf(page).boundingBox();
  if (box === null) throw new Error('There is no board.');
  return { x: box.x + box.width - 12, y: box.y + 12 };
}

test('a tile dragged by mouse is the one that is planned and placed; Escape and no possible cell put it back (S5, P9)', async ({
  app: { window: page, complaints },
}) => {
  await beginAsRunner(page);
  const mouse = mouseOf(page);
  const north = await pointOf(page, 'n', COARSE);
  const second = starts(page).nth(1);

  // The very tile that was pressed, not the one that was chosen before.
  await mouse.down(await seenPoint(second));
  await mouse.move(await nowhere(page));
  await expect(second).toHaveAttribute('aria-selected', 'true');
  await expect(carriedTile(page)).toHaveCount(1);
  await expect(floating(page)).toBeVisible();
  await mouse.move(north);
  await expect(floating(page)).toHaveCount(0);
  // P7: it is offered as it meets the Prison.
  const offered = turnIn(await second.getAttribute('aria-label'));
  // It is turned on the way by keys, wheel and the other button; no key chooses another.
  await page.keyboard.press('KeyR');
  await page.keyboard.press('ArrowRight');
  await page.mouse.wheel(0, 100);
  await page.mouse.down({ button: 'right' });
  await page.mouse.up({ button: 'right' });
  await expect.poll(async () => turnIn(await second.getAttribute('aria-label'))).toBe((offered + 270) % 360);
  await page.keyboard.press('KeyR');
  await page.keyboard.press('KeyR');
  await expect.poll(async () => turnIn(await second.getAttribute('aria-label'))).toBe((offered + 90) % 360);
  await expect(second).toHaveAttribute('aria-selected', 'true');
  await mouse.up();
  await expect(second).toHaveAttribute('aria-label', /planned as tile 1/i);

  const first = starts(page).nth(0);
  const on = await pointOf(page, 'n', COARSE);
  await dragTo(mouse, await seenPoint(first), await nowhere(page));
  await expect(putBack(page)).toBeVisible();
  await expect(first).not.toHaveAttribute('aria-label', /planned/i);
  await mouse.down(await seenPoint(first));
  await mouse.move(on);
  await page.keyboard.press('Escape');
  await expect(carriedTile(page)).toHaveCount(0);
  await mouse.up();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(first).not.toHaveAttribute('aria-label', /planned/i);
  // The press afterwards is a press again.
  await dragTo(mouse, await seenPoint(first), on);
  await expect(first).toHaveAttribute('aria-label', /planned as tile 2/i);
  await page.getByRole('button', { name: 'Go', exact: true }).click();
  await expect.poll(async () => (await look(page)).phase).toBe('running');
  expect((await look(page)).paths[0]?.tiles.map(({ rotation }) => rotation)).toEqual([(offered + 90) % 360, 0]);

  const tile = handOf(await look(page))[12];
  const free = await pointOf(page, 'n', COARSE);
  await mouse.down(await seenPoint(pile(page).nth(12)));
  await mouse.move(free);
  await page.keyboard.press('KeyE');
  await mouse.up();
  await expect.poll(async () => await lastTile(page)).toMatchObject({ tile, rotation: 270 });

  // The large picture is the same tile: it is carried like its small one, and dropped on its own hand it is back there.
  const large = page.locator('.hand .large.held');
  await pile(page).nth(5).click();
  const shown = handOf(await look(page))[5];
  const beyond = await pointOf(page, 'n', COARSE);
  await mouse.down(await seenPoint(large));
  await mouse.move(beyond);
  await expect(carriedTile(page)).toHaveAttribute('data-tile', shown ?? '');
  await mouse.move(await seenPoint(pile(page).nth(1)));
  await mouse.up();
  await expect(carriedTile(page)).toHaveCount(0);
  await expect(putBack(page)).toHaveCount(0);
  await dragTo(mouse, await seenPoint(large), beyond);
  await expect.poll(async () => (await lastTile(page))?.tile).toBe(shown);
  expect(complaints).toEqual([]);
});

test('a tile dragged by touch is the one that is planned and placed, in the smallest window', async ({ dataFolder }) => {
  const app = await launch(dataFolder, { width: 1024, height: 640 });
  try {
    const { window: page } = app;
    await beginAsRunner(page);
    const finger = await fingerOf(page);
    const cell = await pointOf(page, 'w', COARSE);
    await page.mouse.move(2, 2);
    await dragTo(finger, await seenPoint(starts(page).nth(1)), await nowhere(page));
    await expect(putBack(page)).toBeVisible();
    await dragTo(finger, await seenPoint(starts(page).nth(1)), cell);
    await expect(starts(page).nth(1)).toHaveAttribute('aria-label', /planned as tile 1/i);
    // A tap still chooses.
    await finger.down(await seenPoint(starts(page).nth(1)));
    await finger.up();
    await expect(starts(page).nth(1)).toHaveAttribute('aria-selected', 'true');
    await finger.down(await seenPoint(starts(page).nth(0)));
    await finger.up();
    await expect(starts(page).nth(0)).toHaveAttribute('aria-selected', 'true');
    const next = await pointOf(page, 'w', COARSE);
    await page.mouse.move(2, 2);
    await dragTo(finger, await seenPoint(starts(page).nth(0)), next);
    await expect(starts(page).nth(0)).toHaveAttribute('aria-label', /planned as tile 2/i);
    await page.getByRole('button', { name: 'Go', exact: true }).click();
    await expect.poll(async () => (await look(page)).phase).toBe('running');
    const tile = handOf(await look(page))[11];
    const free = await pointOf(page, 'w', COARSE);
    await page.mouse.move(2, 2);
    await finger.down(await seenPoint(pile(page).nth(11)));
    await finger.move(free);
    await page.keyboard.press('Escape');
    await finger.up();
    expect((await look(page)).paths[0]?.tiles).toHaveLength(2);
    await dragTo(finger, await seenPoint(pile(page).nth(11)), free);
    await expect.poll(async () => await lastTile(page)).toMatchObject({ tile, rotation: 0 });
    expect(app.complaints).toEqual([]);
  } finally {
    await app.close();
  }
});
