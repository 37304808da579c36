/** What stands around the table: its buttons cover no tile, and a button that is pointed at does not look pressed. */
import type { Locator, Page } from '@playwright/test';
import { escapeToResult, markUntilOver, request, startAsChaser, startAsRunner } from '../../../accessibility/visits';
import type { PuzzleKind } from '../../../../src/shared/chase/puzzle';
import { expect, launch, test } from '../../../e2e/app';
import { plugIn } from '../../../e2e/gamepads';
import { arrange, type Person } from './people';
import { boardOf } from './table-points';

/** No button of the table lies over it, so that none can lie over a tile, wherever the table is moved to. */
async function expectFree(page: Page): Promise<void> {
  const board = await boardOf(page).boundingBox();
  if (board === null) throw new Error('There is no board.');
  for (const name of ['Closer', 'Farther', 'Show all']) {
    const box = await page.getByRole('button', { name, exact: true }).boundingBox();
    if (box === null) throw new Error(`There is no ${name}.`);
    const apart =
      box.x + box.width <= board.x || box.x >= board.x + board.width || box.y + box.height <= board.y || box.y >= board.y + board.height;
    expect(apart, `${name} beside the table`).toBe(true);
  }
}

/** Takes the ending from before the table: as long as it stands there, nothing is zoomed. */
async function layAside(page: Page): Promise<void> {
  await expect(async () => {
    const further = page.getByRole('button', { name: /^(Skip|Show the table)$/ });
    if (await further.isVisible()) await further.click();
    await expect(page.getByRole('button', { name: 'Closer', exact: true })).toBeVisible({ timeout: 300 });
  }).toPass();
}

const FOUR: readonly Person[] = [
  { name: 'Ada', device: 'keys-left' },
  { name: 'Bea', device: 'mouse' },
  { name: 'Cem', device: 'keys-right' },
  { name: 'Bot', device: 'all', bot: 1 },
];

for (const size of [
  { width: 1280, height: 800 },
  { width: 1024, height: 640 },
]) {
  test(`the zoom buttons cover no tile at ${String(size.width)}×${String(size.height)}: rounds, verdict, drills`, async ({
    dataFolder,
  }) => {
    const { window: page, close } = await launch(dataFolder, size);
    try {
      await startAsRunner(page);
      await expectFree(page);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
      for (const kind of ['place', 'pick', 'route', 'trail', 'judge'] satisfies PuzzleKind[]) {
        await request(page, 'settings.change', { lastKind: kind });
        await page.getByRole('button', { name: /^Drill/ }).click();
        await boardOf(page).waitFor();
        await expectFree(page);
        await page.keyboard.press('Escape');
        await page.getByRole('heading', { name: 'Lookout', level: 1 }).waitFor();
      }
      await startAsChaser(page);
      await expectFree(page);
      await markUntilOver(page);
      await escapeToResult(page);
      await layAside(page);
      await expectFree(page);
      await page.keyboard.press('Escape');
      await arrange(page, FOUR, { firstChaser: 0, seed: 'tools' });
      await boardOf(page).waitFor();
      await expectFree(page);
    } finally {
      await close();
    }
  });
}

const groundOf = (button: Locator): Promise<string> => button.evaluate((element) => getComputedStyle(element).backgroundColor);

test('a toggle that is pointed at does not look pressed', async ({ app: { window: page } }) => {
  await request(page, 'settings.change', { motion: 'none' });
  await startAsChaser(page);
  await markUntilOver(page);
  const speeds = page.getByRole('group', { name: 'Speed' });
  const pressed = speeds.getByRole('button', { pressed: true });
  const other = speeds.getByRole('button', { pressed: false }).first();
  const [down, up] = [await groundOf(pressed), await groundOf(other)];
  expect(down).not.toBe(up);
  await other.hover();
  expect(await groundOf(other)).toBe(up);
  await pressed.hover();
  expect(await groundOf(pressed)).toBe(down);
});

test('with a gamepad plugged in the symbols of a lone Chaser stay within the window', async ({ dataFolder }) => {
  const { window: page, close } = await launch(dataFolder, { width: 1024, height: 640 });
  try {
    await plugIn(page, [0]);
    await startAsChaser(page);
    const symbols = page.getByRole('button', { name: /^(triangle|star|square|diamond), / });
    await expect(symbols).toHaveCount(4);
    for (const symbol of await symbols.all()) {
      const box = await symbol.boundingBox();
      expect((box?.x ?? Infinity) + (box?.width ?? 0)).toBeLessThanOrEqual(1024);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1024);
  } finally {
    await close();
  }
});
