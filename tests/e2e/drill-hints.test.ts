/** Hints help from the first on, mark what they speak of, go on, and say what they cost. */
import { request } from '../accessibility/visits';
import { expect, test } from './app';
import { currentPuzzle, KEYS, shownTile, symbolOf } from './drill-screen';

test("a route's hints go on from tile to tile and then end, and the answer counts as helped", async ({ app: { window: page, complaints } }) => {
  await request(page, 'settings.change', { lastKind: 'route' });
  await page.getByRole('button', { name: /^Drill\b/ }).click();
  await expect(page.getByRole('region', { name: 'Answer' })).toBeVisible();
  const puzzle = await currentPuzzle(page);
  if (puzzle.kind !== 'route') throw new Error('No route is asked.');
  const hint = page.getByRole('button', { name: /^Hint/ });
  const told = page.getByRole('region', { name: 'Answer' }).getByRole('listitem').filter({ hasText: /way/ });
  // How many tiles, the first of them, and each but the Hideout with its place.
  const all = puzzle.answer.length + 1;
  for (let count = 1; count <= all; count++) {
    await hint.click();
    await expect(told).toHaveCount(count);
  }
  expect(new Set(await told.allTextContents()).size).toBe(all);
  await expect(page.getByRole('button', { name: /^No more hints/ })).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('paragraph').filter({ hasText: 'With a hint this answer counts neither in your statistics nor for your rating.' })).toBeVisible();
  await page.getByRole('button', { name: /^Give up/ }).click();
  await page.getByRole('button', { name: /^Next/ }).click();
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByText('1 answer with a hint counts neither in your statistics nor for your rating.')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('the first hint to a tile lights the witnesses to count', async ({ app: { window: page } }) => {
  await page.getByRole('button', { name: /^Drill\b/ }).click();
  await expect(shownTile(page)).toHaveCount(1);
  const tile = shownTile(page).locator('canvas').first();
  const pixels = () => tile.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  const before = await pixels();
  await page.getByRole('button', { name: /^Hint/ }).click();
  await expect(page.getByText(/^Count only the witnesses who look \w+\. They are lit\.$/)).toBeVisible();
  await expect.poll(pixels).not.toBe(before);
});

test('a streak still shows what was reached while its last error is looked at', async ({ app: { window: page } }) => {
  await page.getByRole('button', { name: /^All drills/ }).click();
  await page.getByRole('button', { name: /^Streak/ }).click();
  const reached = page.getByRole('definition').first();
  for (let right = 1; right <= 3; right++) {
    await expect(shownTile(page)).toHaveCount(1);
    const puzzle = await currentPuzzle(page);
    await page.keyboard.press(KEYS[symbolOf(puzzle.kind === 'read' ? puzzle.answer.symbols : [], true)]);
    await expect(reached).toHaveText(String(right));
    await expect(page.getByText('Right.', { exact: true })).toHaveCount(0);
  }
  const last = await currentPuzzle(page);
  await page.keyboard.press(KEYS[symbolOf(last.kind === 'read' ? last.answer.symbols : [], false)]);
  await expect(page.getByText('Not quite.', { exact: true })).toBeVisible();
  await expect(reached).toHaveText('3');
});
