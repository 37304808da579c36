/** Nobody there: the idle minute, and a window that is loaded anew. */
import { expect, test } from '../../../e2e/app';
import { currentPuzzle, missAndGoOn, shownTile } from './drill-screen';

test('after a minute without input the run pauses and the tile is hidden', async ({ app: { window: page } }) => {
  // The page's own clock is put forward; the main process keeps its own.
  await page.clock.install();
  await page.getByRole('button', { name: /^Drill/ }).click();
  await expect(shownTile(page)).toHaveCount(1);
  // It goes on meanwhile, too: what opening the screen takes is no part of the minute.
  await page.mouse.move(100, 100);
  await page.clock.fastForward(50_000);
  await expect(shownTile(page)).toHaveCount(1);
  await page.mouse.move(200, 200);
  await page.clock.fastForward(50_000);
  await expect(shownTile(page)).toHaveCount(1);
  await page.clock.fastForward(11_000);
  await expect(page.getByRole('heading', { name: 'Paused' })).toBeVisible();
  await expect(page.getByText('Nobody touched anything for a minute.')).toBeVisible();
  await expect(shownTile(page)).toHaveCount(0);
});

test('a window that is loaded anew returns into the run, which stands still', async ({ app: { window: page } }) => {
  await page.getByRole('button', { name: /^All drills/ }).click();
  await page.getByRole('button', { name: /^Survival/ }).click();
  await expect(shownTile(page)).toHaveCount(1);
  await missAndGoOn(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Paused' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Survival', level: 1 })).toBeVisible();
  await expect(shownTile(page)).toHaveCount(0);
  await page.getByRole('button', { name: /^Go on|^Resume/ }).click();
  await expect(shownTile(page)).toHaveCount(1);
  await expect(page.getByRole('img', { name: '1 of 3' })).toBeVisible();
  await missAndGoOn(page);
  await expect(page.getByRole('img', { name: '2 of 3' })).toBeVisible();
  expect((await currentPuzzle(page)).kind).toBe('read');
});
