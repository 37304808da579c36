/** Rounds to judge in real Electron, by keyboard, by mouse on the table, and by gamepad; then a run of one's own making. */
import { request } from '../../../accessibility/visits';
import { expect, test } from '../../../e2e/app';
import { judgeByKeys, judgeOption, mistakeIn } from './answers';
import { currentPuzzle } from './drill-screen';
import { connectPad } from './drill-pad';
import { goOn, practise, shown, side } from './drill-street';

test('rounds by keyboard: the first mistake found, and its answer gone through', async ({ app: { window: page, complaints } }) => {
  const first = await practise(page, 'judge');
  await judgeByKeys(page, first);
  await expect(page.getByText('Right.', { exact: true })).toBeVisible();
  const { position, clause } = mistakeIn(first);
  if (clause !== 'none') {
    await expect(page.getByRole('button', { name: new RegExp(`^Tile ${position}: Wrong`) })).toHaveAttribute('aria-current', 'step');
  }
  await goOn(page);

  // Another one: what the sign on 'No mistake' shows does what the button does, and the walk begins at what was the mistake.
  const second = await shown(page, 'judge');
  await page.keyboard.press('KeyX');
  await expect(
    side(page)
      .getByText(second.answer.mistakes.length > 0 ? /^Not quite\. The first mistake is the (Runner|Chaser)'s/ : /^Right\./)
      .first(),
  ).toBeVisible();
  await page.keyboard.press('Home');
  await page.getByRole('button', { name: /^Tile 1/ }).click();
  await expect(page.getByRole('heading', { name: /^Tile 1 of / })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { name: /^Tile 2 of / })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a round by mouse: a tile clicked on the table, then what is wrong with it', async ({ app: { window: page } }) => {
  const puzzle = await practise(page, 'judge');
  const { round } = puzzle.position;
  const cells = round.events.flatMap((event) => (event.type === 'place' ? [event.cell] : []));
  // The whole round stands in the middle of its window, as large as it fits.
  const box = await page.locator('.tables .table').boundingBox();
  if (box === null) throw new Error('There is no table.');
  const all = [...cells, round.prison];
  const span = (of: (cell: { x: number; y: number }) => number) => ({ from: Math.min(...all.map(of)), to: Math.max(...all.map(of)) + 1 });
  const [x, y] = [span((cell) => cell.x), span((cell) => cell.y)];
  const scale = Math.min(Math.max(190, box.height / 5), box.width / (x.to - x.from + 0.6), box.height / (y.to - y.from + 0.6));
  const second = cells[1];
  if (second === undefined) throw new Error('There is no second tile.');
  const middle = {
    x: box.x + box.width / 2 + (second.x + 0.5 - (x.from + x.to) / 2) * scale,
    y: box.y + box.height / 2 + (second.y + 0.5 - (y.from + y.to) / 2) * scale,
  };
  // A short round may stand a little beside the middle: the clicks go outwards from where the tile should be.
  const aside = [0, 0.5, -0.5, 1, -1, 1.5, -1.5];
  const there = page.getByRole('heading', { name: /^Tile 2 of / });
  for (const [dx, dy] of aside.flatMap((across) => aside.map((along) => [across, along] as const))) {
    await page.mouse.click(middle.x + dx * scale, middle.y + dy * scale);
    if (
      await there.waitFor({ timeout: 300 }).then(
        () => true,
        () => false,
      )
    )
      break;
  }
  await expect(page.getByRole('heading', { name: /^Tile 2 of / })).toBeVisible();

  const { clause, position } = mistakeIn(puzzle);
  await page.getByRole('button', { name: `Tile ${position}`, exact: true }).click();
  await judgeOption(page, clause).click();
  await expect(page.getByText('Right.', { exact: true })).toBeVisible();
});

test('a round by gamepad, whose buttons are shown beside the keys', async ({ app: { window: page } }) => {
  const press = await connectPad(page);
  const puzzle = await practise(page, 'judge');
  const { clause, position } = mistakeIn(puzzle);
  await expect(page.locator('header button svg + kbd + svg, header button kbd + svg').first()).toBeVisible();
  for (let step = 1; step < position; step++) await press(15);
  await expect(page.getByRole('heading', { name: new RegExp(`^Tile ${position} of `) })).toBeVisible();
  for (let count = 0; count < 9; count++) {
    await press(13);
    if ((await judgeOption(page, clause).getAttribute('aria-current')) === 'true') break;
  }
  await press(0);
  await expect(page.getByText('Right.', { exact: true })).toBeVisible();
  await page.waitForTimeout(400);
  await press(0);
  await expect.poll(async () => (await currentPuzzle(page)).id).not.toBe(puzzle.id);
});

test("a run of one's own making has the kinds, themes and length that were asked for, and is remembered", async ({
  app: { window: page, complaints },
}) => {
  await page.getByRole('button', { name: /^All drills/ }).click();
  await page.getByRole('button', { name: /^Custom/ }).click();
  await page.getByRole('checkbox', { name: 'Reading' }).uncheck({ force: true });
  await expect(page.getByRole('status').filter({ hasText: 'Choose at least one kind.' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start' })).toBeDisabled();
  await page.getByRole('checkbox', { name: 'Judging' }).check({ force: true });
  await page.getByRole('checkbox', { name: 'roadblock' }).check({ force: true });
  await page.getByRole('radio', { name: '10 puzzles' }).check({ force: true });
  await page.getByRole('switch', { name: /^Rated/ }).uncheck({ force: true });
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('definition').filter({ hasText: '0/10' })).toBeVisible();
  for (let count = 0; count < 2; count++) {
    const puzzle = await shown(page, 'judge');
    expect(puzzle.themes).toContain('roadblock');
    await judgeOption(page, 'none').click();
    await expect(page.getByText('Not quite.', { exact: true })).toBeVisible();
    await goOn(page);
  }
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByText(/^Unrated/)).toBeVisible();
  await page.getByRole('button', { name: 'Other drills' }).click();
  await page.getByRole('button', { name: /^Custom/ }).click();
  await expect(page.getByRole('checkbox', { name: 'Judging' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'roadblock' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Reading' })).not.toBeChecked();
  expect((await request(page, 'settings.read', {})).lastCustom).toEqual({
    kinds: ['judge'],
    themes: ['roadblock'],
    length: 10,
    rated: false,
  });
  expect(complaints).toEqual([]);
});
