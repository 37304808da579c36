/** What goes wrong in other trainers, tried in the window: a key that is still held, going over what was missed, calm. */
import { request } from '../../../accessibility/visits';
import { expect, test } from '../../../e2e/app';
import { anotherTile, currentPuzzle, KEYS, shownTile, symbolOf, tileText } from './drill-screen';

test('a key that is still held from the run before answers nothing in the new one', async ({ app: { window: page, complaints } }) => {
  await page.getByRole('button', { name: /^All drills/ }).click();
  await page.getByRole('button', { name: /^Rush/ }).click();
  await expect(shownTile(page)).toHaveCount(1);
  const puzzle = await currentPuzzle(page);
  const symbol = symbolOf(puzzle.kind === 'read' ? puzzle.answer.symbols : [], true);
  const first = await tileText(page);
  await page.keyboard.down(KEYS[symbol]);
  await anotherTile(page, first);
  expect(await request(page, 'drill.current', {})).toMatchObject({ right: 1, wrong: 0 });

  const second = await tileText(page);
  await page.keyboard.press('KeyN');
  await anotherTile(page, second);
  // The key goes on repeating, as a finger that stays on it does, on this tile and the next.
  for (let times = 0; times < 10; times++) await page.keyboard.down(KEYS[symbol]);
  await page.waitForTimeout(500);
  expect(await request(page, 'drill.current', {})).toMatchObject({ right: 0, wrong: 0, score: 0, combo: 0, state: 'running' });
  await page.keyboard.up(KEYS[symbol]);

  // Pressed anew it answers.
  await page.keyboard.press(KEYS[symbol]);
  await expect
    .poll(async () => {
      const run = await request(page, 'drill.current', {});
      return (run?.right ?? 0) + (run?.wrong ?? 0);
    })
    .toBe(1);
  expect(complaints).toEqual([]);
});

test('what was missed comes again in one go: the same tile, unrated, and then it is over', async ({
  app: { window: page, complaints },
}) => {
  await page.getByRole('button', { name: /^All drills/ }).click();
  await page.getByRole('button', { name: /^Streak/ }).click();
  await expect(shownTile(page)).toHaveCount(1);
  const puzzle = await currentPuzzle(page);
  const missed = await tileText(page);
  const symbols = puzzle.kind === 'read' ? puzzle.answer.symbols : [];
  await page.keyboard.press(KEYS[symbolOf(symbols, false)]);
  await page.waitForTimeout(400);
  await page.getByRole('button', { name: /^Next/ }).click();
  await page.getByRole('button', { name: 'Again, the one that I missed or was slow on' }).click();
  await expect(shownTile(page)).toHaveCount(1);
  expect(await tileText(page)).toBe(missed);
  expect(await request(page, 'drill.current', {})).toMatchObject({ rated: false, puzzle: { id: puzzle.id } });
  await page.keyboard.press(KEYS[symbolOf(symbols, true)]);
  await expect.poll(async () => (await request(page, 'drill.current', {}))?.state).toBe('over');
  expect((await request(page, 'drill.current', {}))?.result?.ratings).toEqual([]);
  expect(complaints).toEqual([]);
});

test('calm: no clock is shown, an error costs nothing, and the witnesses are arrows', async ({ app: { window: page, complaints } }) => {
  await page.getByRole('button', { name: /^All drills/ }).click();
  for (const name of [/^No clock/, /^No penalty/, /^Plain witnesses/]) await page.getByRole('switch', { name }).click();
  await page.getByRole('button', { name: /^Rush/ }).click();
  await expect(shownTile(page)).toHaveCount(1);
  await expect(page.getByRole('timer')).toHaveCount(0);
  const puzzle = await currentPuzzle(page);
  await page.keyboard.press(KEYS[symbolOf(puzzle.kind === 'read' ? puzzle.answer.symbols : [], false)]);
  await expect(page.getByText('Not quite.', { exact: true })).toBeVisible();
  expect(await request(page, 'drill.current', {})).toMatchObject({
    options: { noClock: true, noPenalty: true, plain: true },
    clock: { left: null },
    wrong: 1,
    strikes: null,
    rated: false,
    state: 'running',
  });
  expect(complaints).toEqual([]);
});
