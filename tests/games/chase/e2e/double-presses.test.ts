/** The second press of a double press does nothing that was not meant: it answers no unseen tile and starts no round. */
import { request, startAsRunner } from '../../../accessibility/visits';
import { currentPuzzle, KEYS, symbolOf } from './drill-screen';
import { expect, test } from '../../../e2e/app';

test('a double tap to go on does not answer the next tile', async ({ app: { window: page } }) => {
  await page.getByRole('button', { name: /^All drills/ }).click();
  await page.getByRole('button', { name: /^Survival/ }).click();
  await expect(page.getByRole('group', { name: 'Choose a symbol' })).toBeVisible();
  const puzzle = await currentPuzzle(page);
  if (puzzle.kind !== 'read') throw new Error('not a tile to read');
  await page.keyboard.press(KEYS[symbolOf(puzzle.answer.symbols, false)]);
  await expect(page.getByText('Not quite.', { exact: true })).toBeVisible();
  await page.waitForTimeout(400); // the first press must not be taken for a rebound
  await page.keyboard.press('KeyQ');
  await page.keyboard.press('KeyQ');
  await expect(page.getByText('Not quite.', { exact: true })).toHaveCount(0);
  await page.waitForTimeout(400);
  const run = await request(page, 'drill.current', {});
  expect(run).toMatchObject({ right: 0, wrong: 1 });
  expect(run?.puzzle?.id).not.toBe(puzzle.id);
});

test('S5: a double Enter on the last Starting tile plans it and does not start the round', async ({ app: { window: page } }) => {
  await startAsRunner(page);
  for (const _ of [1, 2]) {
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.waitForTimeout(100);
  }
  await expect(page.getByRole('button', { name: /^Go/ })).toBeEnabled();
  expect((await request(page, 'match.current', {}))?.table.phase).toBe('planning');
  await page.waitForTimeout(500);
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await request(page, 'match.current', {}))?.table.phase).toBe('running');
});

test('P8: the second half of a double click on Go does not switch the piles that lie there then', async ({ app: { window: page } }) => {
  await startAsRunner(page);
  for (const _ of [1, 2]) {
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await page.waitForTimeout(450); // A second quick press would be none.
  }
  const go = await page.getByRole('button', { name: /^Go/ }).boundingBox();
  const at = [(go?.x ?? 0) + (go?.width ?? 0) / 2, (go?.y ?? 0) + (go?.height ?? 0) / 2] as const;
  await page.mouse.dblclick(...at);
  await expect.poll(async () => (await request(page, 'match.current', {}))?.table.phase).toBe('running');
  await page.waitForTimeout(200);
  expect((await request(page, 'match.current', {}))?.seats[0]?.aside.busyUntil).toBeNull();
});
