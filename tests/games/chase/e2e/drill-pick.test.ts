/** Picking puzzles by keyboard, by mouse and by gamepad. */
import type { Page } from '@playwright/test';
import { expect, test } from '../../../e2e/app';
import { numbers, pickFitting } from './answers';
import { connectPad } from './drill-pad';
import { countFrames, goOn, practise, sayNothingFits, shown, side } from './drill-street';

const tile = (page: Page, number: number) => page.getByRole('button', { name: new RegExp(`^(Tile|Hideout) ${String(number)}\\. `) });

test('a right answer and a wrong one by keyboard', async ({ app: { window: page, complaints } }) => {
  const puzzle = await practise(page, 'pick');
  const fitting = numbers(puzzle, true);
  if (fitting.length === 0) await sayNothingFits(page);
  else {
    await pickFitting(page, puzzle);
    await expect(side(page).getByText(fitting.length === 1 ? '1 tile picked' : `${String(fitting.length)} tiles picked`)).toBeVisible();
    await page.keyboard.press('Space');
  }
  await expect(page.getByText('Right.', { exact: true })).toBeVisible();
  await goOn(page);

  // The numbers on the tiles are keys as well. Every tile that does not fit, and none that does.
  const second = await shown(page, 'pick');
  const barred = numbers(second, false);
  const wrong = barred[0] ?? 0;
  if (wrong === 0) await sayNothingFits(page);
  else {
    await page.keyboard.press(`Digit${String(wrong)}`);
    await expect(tile(page, wrong)).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Space');
    await expect(page.getByRole('button', { name: new RegExp(`^${String(wrong)} ?Wrong .*Every way breaks a rule: .+\\.`) })).toBeVisible();
  }
  await expect(page.getByText('Not quite.', { exact: true })).toBeVisible();
  await goOn(page);
  expect(complaints).toEqual([]);
});

test('a right answer and a wrong one by mouse', async ({ app: { window: page, complaints } }) => {
  const puzzle = await practise(page, 'pick');
  for (const number of numbers(puzzle, true)) await tile(page, number).click();
  const check = page.getByRole('button', { name: /^Check/ });
  const none = page.getByRole('button', { name: /^None fits/ });
  await (numbers(puzzle, true).length === 0 ? none : check).click();
  await expect(page.getByText('Right.', { exact: true })).toBeVisible();
  await page.waitForTimeout(400);
  await page.getByRole('button', { name: /^Next/ }).click();

  const second = await shown(page, 'pick');
  await expect(side(page).getByText('0 tiles picked')).toBeVisible();
  const wrong = numbers(second, false)[0];
  if (wrong === undefined) await none.click();
  else {
    await tile(page, wrong).click();
    await expect(none).toBeDisabled();
    await check.click();
  }
  await expect(page.getByText('Not quite.', { exact: true })).toBeVisible();
  // A tile of the row shows where it fits.
  await tile(page, 1).click();
  await page.waitForTimeout(400);
  await page.getByRole('button', { name: /^Next/ }).click();
  await expect(side(page).getByText('0 tiles picked')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a gamepad goes along the row, picks, and goes on', async ({ app: { window: page, complaints } }) => {
  const puzzle = await practise(page, 'pick');
  const push = await connectPad(page);
  const [BOTTOM, RIGHT, CROSS_RIGHT] = [0, 1, 15];
  const fitting = numbers(puzzle, true);
  for (let number = 1; number <= puzzle.question.tiles.length; number++) {
    if (fitting.includes(number)) await push(BOTTOM);
    await push(CROSS_RIGHT);
  }
  await push(RIGHT);
  // Nothing that fits takes a second press.
  if (fitting.length === 0) await push(RIGHT);
  await expect(page.getByText('Right.', { exact: true })).toBeVisible();
  await page.waitForTimeout(400);
  await push(RIGHT);
  await expect(side(page).getByText('0 tiles picked')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('an answer shows within two frames', async ({ app: { window: page } }) => {
  await practise(page, 'pick');
  await page.keyboard.press('Digit1');
  await countFrames(page);
  await page.keyboard.press('Space');
  await expect(page.locator('html')).toHaveAttribute('data-frames', /^[12]$/);
});

test('the key of the other pile takes back what was picked last, as in every drill on a street, and answers nothing', async ({
  app: { window: page },
}) => {
  await practise(page, 'pick');
  await page.keyboard.press('KeyX');
  await expect(side(page).getByText('0 tiles picked')).toBeVisible();
  await page.keyboard.press('Digit2');
  await page.keyboard.press('Digit1');
  await page.keyboard.press('KeyX');
  await expect(tile(page, 1)).toHaveAttribute('aria-pressed', 'false');
  await expect(tile(page, 2)).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('KeyX');
  await page.keyboard.press('KeyX');
  await expect(side(page).getByText('0 tiles picked')).toBeVisible();
});
