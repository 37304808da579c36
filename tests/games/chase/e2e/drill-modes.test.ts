/** Rush, survival and streak by mouse, and a run by gamepad. */
import type { Page } from '@playwright/test';
import { expect, test } from '../../../e2e/app';
import { connectPad } from './drill-pad';
import { anotherTile, currentPuzzle, missAndGoOn, read, shownTile, tileText } from './drill-screen';

async function open(page: Page, mode: RegExp): Promise<void> {
  await page.getByRole('button', { name: /^All drills/ }).click();
  await page.getByRole('button', { name: mode }).click();
  await expect(shownTile(page)).toHaveCount(1);
}

/** Answers by mouse, rightly or wrongly; a wrong answer stays until the player goes on. */
async function answer(page: Page, well: boolean): Promise<void> {
  const { right, wrong } = await read(page);
  const symbol = (well ? right : wrong)[0] ?? '';
  await page.getByRole('button', { name: symbol, exact: true }).click();
  if (!well) await expect(page.getByText('Not quite.', { exact: true })).toBeVisible();
}

test('a rush by mouse: points, time, a restart that keeps nothing, and how it went', async ({ app: { window: page, complaints } }) => {
  await open(page, /^Rush/);
  const score = page.getByRole('definition').first();
  await expect(page.getByRole('timer', { name: 'Time' })).toHaveText(/^[23]:\d\d\.\d$/);
  await expect(score).toHaveText('0');
  const first = await tileText(page);
  await answer(page, true);
  await expect(score).not.toHaveText('0');
  // A right answer goes on by itself.
  await anotherTile(page, first);
  const second = await tileText(page);
  await answer(page, false);
  await page.waitForTimeout(400);
  await page.getByRole('button', { name: /^Next/ }).click();
  await anotherTile(page, second);
  const third = await tileText(page);

  await page.getByRole('button', { name: /^Restart/ }).click();
  await expect(score).toHaveText('0');
  // A quick restart does not show the same puzzle again.
  await anotherTile(page, third);
  await answer(page, false);
  await page.waitForTimeout(400);
  await page.getByRole('button', { name: /^Next/ }).click();
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByRole('heading', { name: 'How it went' })).toBeVisible();
  await expect(page.getByText('0/1')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Again, the one that I missed or was slow on' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('survival ends with the third strike', async ({ app: { window: page } }) => {
  await open(page, /^Survival/);
  for (let strike = 1; strike <= 3; strike++) {
    await answer(page, false);
    await expect(page.getByRole('img', { name: `${strike} of 3` })).toBeVisible();
    await page.waitForTimeout(400);
    await page.getByRole('button', { name: /^Next/ }).click();
  }
  await expect(page.getByRole('heading', { name: 'Three errors' })).toBeVisible();
});

test('a streak ends with the first error', async ({ app: { window: page } }) => {
  await open(page, /^Streak/);
  const first = await tileText(page);
  await answer(page, true);
  await anotherTile(page, first);
  const second = await tileText(page);
  await answer(page, true);
  await expect(page.getByRole('definition').filter({ hasText: '×2' })).toBeVisible();
  await anotherTile(page, second);
  await answer(page, false);
  await page.waitForTimeout(400);
  await page.getByRole('button', { name: /^Next/ }).click();
  await expect(page.getByText('2/3')).toBeVisible();
  await expect(page.getByText('In a row', { exact: true })).toBeVisible();
});

test('right answers in a row are counted in practice too; a wrong one begins anew, and the result has the longest row', async ({
  app: { window: page },
}) => {
  await page.getByRole('button', { name: /^Drill\b/ }).click();
  const row = page.locator('dl.facts > div', { hasText: 'In a row' }).getByRole('definition');
  for (const shown of ['1', '×2', '×3']) {
    const before = await tileText(page);
    await answer(page, true);
    await expect(row).toHaveText(shown);
    await page.waitForTimeout(400);
    await page.getByRole('button', { name: /^Next/ }).click();
    await anotherTile(page, before);
  }
  await answer(page, false);
  await expect(row).toHaveText('0');
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.locator('dl > div', { hasText: 'Best in a row' }).getByRole('definition')).toHaveText('3');
});

test('the daily drill has a length, the same puzzles on a second try, and rates the first one only', async ({ app: { window: page } }) => {
  await page.getByRole('button', { name: /^All drills/ }).click();
  await page.getByRole('button', { name: /^Daily/ }).click();
  await expect(page.getByRole('definition').filter({ hasText: '0/10' })).toBeVisible();
  const first = await currentPuzzle(page);
  await missAndGoOn(page);
  await expect(page.getByRole('definition').filter({ hasText: '1/10' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Daily', level: 1, exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Finish' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByText(/^Rated/)).toBeVisible();
  // The way to drill says that the rated try is done, and how it went.
  await page.getByRole('button', { name: 'Other drills' }).click();
  await page.getByRole('button', { name: /^Daily .*Left after 1 of 10\. Score: 0$/ }).click();
  await expect(page.getByRole('heading', { name: 'Daily Not rated', level: 1 })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: '0/10' })).toBeVisible();
  expect((await currentPuzzle(page)).id).toBe(first.id);
  await missAndGoOn(page);
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByText(/^Unrated/)).toBeVisible();
});

test('the first screen practises reading at first, then the kind that was chosen last, and says which', async ({
  app: { window: page },
}) => {
  await page.getByRole('button', { name: /^Drill\b/ }).click();
  await expect(shownTile(page)).toHaveCount(1);
  expect((await currentPuzzle(page)).kind).toBe('read');
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: /^All drills/ }).click();
  await page.getByRole('radio', { name: 'Picking' }).check({ force: true });
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: /^Drill Picking/ }).click();
  await expect(page.getByRole('region', { name: 'Answer' })).toBeVisible();
  expect((await currentPuzzle(page)).kind).toBe('pick');
});

test('weak spots: a page that says what they are at first, then how many are due, then what was missed', async ({
  app: { window: page },
}) => {
  await page.getByRole('button', { name: /^All drills/ }).click();
  await expect(page.getByRole('button', { name: /^Practice .*Step 1 of 6: plain counts/ })).toBeVisible();
  await page.getByRole('button', { name: /^Weak spots .*None due/ }).click();
  await expect(page.getByRole('heading', { name: 'Nothing is due.' })).toBeVisible();
  await page.getByRole('button', { name: 'Practise' }).click();
  await expect(shownTile(page)).toHaveCount(1);
  await expect(page.getByText('Step 1 of 6: plain counts')).toBeVisible();
  const missed = await tileText(page);
  await answer(page, false);
  await page.waitForTimeout(400);
  await page.getByRole('button', { name: /^Next/ }).click();
  await page.getByRole('button', { name: 'Finish' }).click();
  await page.getByRole('button', { name: 'Other drills' }).click();
  await page.getByRole('button', { name: /^Weak spots .*1 due/ }).click();
  await expect(shownTile(page)).toHaveCount(1);
  expect(await tileText(page)).toBe(missed);
  await expect(page.getByRole('definition').filter({ hasText: '0/1' })).toBeVisible();
});

test('practice by gamepad: symbols on the face buttons, on with the right one, pause with start', async ({ app: { window: page } }) => {
  const press = await connectPad(page);
  const FACE: Readonly<Record<string, number>> = { triangle: 3, star: 1, square: 2, diamond: 0 };
  await page.getByRole('button', { name: /^Drill/ }).click();
  await expect(shownTile(page)).toHaveCount(1);
  const first = await tileText(page);
  const { right } = await read(page);
  await press(FACE[right[0] ?? ''] ?? 0);
  await expect(page.getByText('Right.', { exact: true })).toBeVisible();
  await page.waitForTimeout(400);
  await press(0);
  await anotherTile(page, first);
  await press(9);
  await expect(page.getByRole('heading', { name: 'Paused' })).toBeVisible();
  await press(9);
  await expect(shownTile(page)).toHaveCount(1);
});
