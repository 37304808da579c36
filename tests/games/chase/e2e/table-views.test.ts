/** The table's room in the window, what is in sight there, and two paths that have a view each. */
import type { Page } from '@playwright/test';
import { createBot } from '../../../../src/main/games/chase/bots/create';
import { chanceOf } from '../../../../src/main/chance';
import { request, startAsChaser, startAsRunner } from '../../../accessibility/visits';
import { expect } from '../../../e2e/app';
import { plugIn } from '../../../e2e/gamepads';
import { sized, testOnOneApp } from '../../../e2e/one-app';
import { TABLE_ROOMS } from '../rooms';
import { arrange, current, openAll, press, viewOf, type Person } from './people';

const test = testOnOneApp();

const ADA: Person = { name: 'Ada', device: 'keys-left' };
const BEA: Person = { name: 'Bea', device: 'keys-right' };
const CIA: Person = { name: 'Cia', device: 'mouse' };
const DAN: Person = { name: 'Dan', device: 'pad-1' };
const FOUR = [ADA, BEA, CIA, DAN] as const;
const bot = (name: string): Person => ({ name, device: 'mouse', bot: 1 });

async function expectRoom(page: Page, { width, height }: { readonly width: number; readonly height: number }): Promise<void> {
  const views = page.locator('.views');
  await expect.poll(async () => (await views.boundingBox())?.width).toBeGreaterThanOrEqual(width);
  await expect.poll(async () => (await views.boundingBox())?.height).toBeGreaterThanOrEqual(height);
}

for (const [width, height] of [
  [1024, 640],
  [1280, 800],
] as const) {
  const size = `${String(width)}×${String(height)}`;
  const rooms = TABLE_ROOMS[size as '1024×640'];

  test(`the table has the room for which its views are reckoned, at ${size}: one person`, async ({ app }) => {
    const page = await sized(app, { width, height });
    await startAsRunner(page);
    await openAll(page);
    await expectRoom(page, rooms.runner);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
    await startAsChaser(page);
    await expectRoom(page, rooms.chaser);
  });

  for (const people of [[ADA, CIA], [ADA, CIA, DAN], FOUR] as const)
    test(`the table has the room for which its views are reckoned, at ${size}: ${String(people.length)} people`, async ({ app }) => {
      const page = await sized(app, { width, height });
      await plugIn(page, [0]);
      await arrange(page, people, { firstChaser: 0, seed: 'hands' });
      const { match } = await current(page);
      if (people.length === 3) await request(page, 'table.act', { match, seat: 1, act: { type: 'opener', opener: 1 } });
      await openAll(page);
      await expect(page.getByRole('listbox', { name: /: .*14 tiles/ })).toHaveCount(people.length === 2 ? 1 : 2);
      await expectRoom(page, people.length === 4 ? rooms.four : rooms.several);
    });
}

for (const [width, height] of [
  [1024, 640],
  [1280, 800],
] as const) {
  const size = `${String(width)}×${String(height)}`;
  const rooms = TABLE_ROOMS[size as '1024×640'];
  for (const [who, people] of [
    ['chasers', [ADA, BEA, bot('Bo'), bot('Mo')]],
    ['guessing', [ADA, bot('Bo'), CIA, bot('Mo')]],
  ] as const)
    test(`the table has the room for which its views are reckoned, at ${size}: ${who} among bots`, async ({ app }) => {
      const page = await sized(app, { width, height });
      await arrange(page, people, { firstChaser: 0, seed: 'hands' });
      await openAll(page);
      if (who === 'guessing') {
        const { match } = await current(page);
        for (let marks = 0; marks < 2; marks++) await request(page, 'table.act', { match, seat: 0, act: { type: 'mark', symbol: 'star' } });
        await expect(page.getByRole('region', { name: 'Cia: Guess along' })).toBeVisible();
      }
      await expectRoom(page, rooms[who]);
    });
}

/** Each Runner puts a tile, as a strong bot would; Hideouts stay in the hand. */
async function runOn(page: Page): Promise<void> {
  const { match, seats } = await current(page);
  for (const { seat } of seats) {
    const view = await viewOf(page, seat);
    if (view.role !== 'runner') continue;
    const plan = createBot({ role: 'runner', level: 10, seat, chance: chanceOf('views') }).observe(view, view.t);
    const action = plan?.decide(view, plan.at);
    if (action?.type !== 'place' || view.tiles[action.tile]?.kind === 'hideout') continue;
    const { tile, cell, rotation } = action;
    await request(page, 'table.act', { match, seat, act: { type: 'place', tile, cell, rotation } });
  }
}

test('F1: two paths that have run apart have a view each, beside whoever follows them; keys and the mouse put tiles in their own', async ({
  app,
}) => {
  const page = await sized(app, { width: 1280, height: 800 });
  await plugIn(page, [0]);
  await arrange(page, FOUR, { firstChaser: 0, seed: 'hands' });
  const views = page.locator('.view');
  // Both plan at the one Prison.
  await expect(views).toHaveCount(1);
  await openAll(page);
  for (let tiles = 0; tiles < 9 && (await views.count()) === 1; tiles++) await runOn(page);
  await expect(views).toHaveCount(2);
  await expect(views.nth(0)).toHaveAttribute('data-follows', '0');
  await expect(views.nth(1)).toHaveAttribute('data-follows', '1');
  // Path 0 is Cia's, whom Ada follows: all on the left.
  const { paths } = (await current(page)).table;
  expect(paths.map(({ runner, chaser }) => [runner, chaser])).toEqual([
    [2, 0],
    [3, 1],
  ]);
  const leftOf = async (name: string): Promise<number> => (await page.getByRole('region', { name }).boundingBox())?.x ?? NaN;
  expect(await leftOf('Ada: Put a marker')).toBeLessThan(await leftOf('Bea: Put a marker'));

  // Dan by gamepad.
  const before = paths[1]?.tiles.length ?? 0;
  for (const deed of ['cell-next', 'place'] as const) await press(page, DAN.device, 'runner', deed);
  await expect.poll(async () => (await current(page)).table.paths[1]?.tiles.length).toBe(before + 1);

  // Cia by mouse, in the view on the left: some cell of hers lies under the mouse there.
  const box = await views.nth(0).boundingBox();
  if (box === null) throw new Error('There is no view.');
  await expect(page.locator('[data-moving]')).toHaveCount(0);
  const own = paths[0]?.tiles.length ?? 0;
  const put = async (): Promise<boolean> => {
    for (let y = box.y + 20; y < box.y + box.height; y += 40)
      for (let x = box.x + 20; x < box.x + box.width; x += 40) {
        await page.mouse.move(x, y);
        const cursor = await views
          .nth(0)
          .locator('.board')
          .evaluate((board) => getComputedStyle(board).cursor);
        if (cursor !== 'pointer') continue;
        await page.mouse.click(x, y);
        return true;
      }
    return false;
  };
  expect(await put()).toBe(true);
  await expect.poll(async () => (await current(page)).table.paths[0]?.tiles.length).toBe(own + 1);
  expect(app.complaints).toEqual([]);
});

test('F1: of two Chasers the one at the left half of the keyboard lies left, with the path and its Runner', async ({ app }) => {
  const page = await sized(app, { width: 1280, height: 800 });
  await plugIn(page, [0]);
  const leftOf = async (name: string): Promise<number> => (await page.getByRole('region', { name }).boundingBox())?.x ?? NaN;
  const views = page.locator('.view');
  // Bea has the right half, and follows the first path.
  await arrange(page, [BEA, ADA, CIA, DAN], { firstChaser: 0, seed: 'hands' });
  await openAll(page);
  expect(await leftOf('Ada: Put a marker')).toBeLessThan(await leftOf('Bea: Put a marker'));
  expect(await leftOf('Dan: Your pile')).toBeLessThan(await leftOf('Cia: Your pile'));
  for (let tiles = 0; tiles < 9 && (await views.count()) === 1; tiles++) await runOn(page);
  await expect(views).toHaveCount(2);
  await expect(views.nth(0)).toHaveAttribute('data-follows', '1');
});

test('a single Chaser at the left half of the keyboard has the panel on the left', async ({ app }) => {
  const page = await sized(app, { width: 1280, height: 800 });
  await arrange(page, [ADA, CIA], { firstChaser: 0, seed: 'hands' });
  const pad = await page.getByRole('region', { name: 'Ada: Put a marker' }).boundingBox();
  expect(pad?.x).toBe(0);
});
