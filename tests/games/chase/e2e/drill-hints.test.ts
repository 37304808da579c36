/** Hints help from the first on, mark what they speak of, go on, and say what they cost. */
import { request } from '../../../accessibility/visits';
import { expect, test } from '../../../e2e/app';
import { currentPuzzle, KEYS, shownTile, symbolOf } from './drill-screen';
import { boardOf } from './table-points';

test("a route's hints name the tile in the hand, and go on to the Hideout; Enter lays what is shown", async ({
  app: { window: page, complaints },
}) => {
  await request(page, 'settings.change', { lastKind: 'route' });
  await page.getByRole('button', { name: /^Drill\b/ }).click();
  const side = page.getByRole('region', { name: 'Answer' });
  await expect(side).toBeVisible();
  const puzzle = await currentPuzzle(page);
  if (puzzle.kind !== 'route') throw new Error('No route is asked.');
  const hint = page.getByRole('button', { name: /^Hint/ });
  const told = side.getByRole('listitem');
  const hand = page.getByRole('listbox', { name: /^Your hand/ });
  for (let laid = 0; laid < puzzle.answer.length; laid++) {
    await hint.click();
    await expect(told.filter({ hasText: /^\d tiles? to go\. Take number \d+ of your hand, counted from the left: / })).toBeVisible();
    const marked = hand.getByRole('option', { name: /A hint speaks of it\.$/ });
    await expect(marked).toHaveAttribute('aria-selected', 'true');
    const number = Number(/number (\d+)/.exec((await told.first().textContent()) ?? '')?.[1]);
    expect(
      await hand
        .getByRole('option')
        .nth(number - 1)
        .getAttribute('aria-label'),
    ).toContain('A hint speaks of it.');
    await hint.click();
    await expect(told.filter({ hasText: /^Lay it to the (north|east|south|west)/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /^No more hints/ })).toHaveAttribute('aria-disabled', 'true');
    await expect(
      page.getByRole('paragraph').filter({ hasText: 'With a hint this answer does not count in your statistics.' }),
    ).toBeVisible();
    // A pointer elsewhere on the table, over no possible cell, takes nothing away.
    const box = await boardOf(page).boundingBox();
    await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) - 12 - laid, (box?.y ?? 0) + 12);
    await page.keyboard.press('Enter');
    if (laid + 1 < puzzle.answer.length)
      await expect(side.getByText(`${String(laid + 1)} ${laid === 0 ? 'tile' : 'tiles'} laid`)).toBeVisible();
  }
  await expect(side.getByText('Right.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Next/ }).click();
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByText('1 answer with a hint does not count in your statistics.')).toBeVisible();
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
    await expect(reached).toHaveText(right > 1 ? `×${String(right)}` : '1');
    await expect(page.getByText('Right.', { exact: true })).toHaveCount(0);
  }
  const last = await currentPuzzle(page);
  await page.keyboard.press(KEYS[symbolOf(last.kind === 'read' ? last.answer.symbols : [], false)]);
  await expect(page.getByText('Not quite.', { exact: true })).toBeVisible();
  await expect(reached).toHaveText('×3');
});
