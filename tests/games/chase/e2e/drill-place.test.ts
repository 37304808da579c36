/** Placing puzzles by keyboard, by mouse and by touch. */
import type { Page } from '@playwright/test';
import { clauseWords, expect, test } from '../../../e2e/app';
import { legal, note } from './answers';
import { countFrames, goOn, practise, sayNothingFits, shown, side } from './drill-street';

/** A point of the table where the held tile can go, found with the pointer. */
async function possiblePoint(page: Page): Promise<{ x: number; y: number }> {
  // The table is moved over until the pointer is on a cell where the tile can go.
  const board = page.locator('.tables canvas').first();
  const box = await board.boundingBox();
  if (box === null) throw new Error('There is a table.');
  const over = page.locator('.board.pointing');
  for (let row = 1; row < 16; row++) {
    for (let column = 1; column < 16; column++) {
      const at = { x: box.x + (box.width * column) / 16, y: box.y + (box.height * row) / 16 };
      await page.mouse.move(at.x, at.y);
      if ((await over.count()) === 1) return at;
    }
  }
  throw new Error('The tile can go nowhere.');
}

test('a right answer and a wrong one by keyboard', async ({ app: { window: page, complaints } }) => {
  const puzzle = await practise(page, 'place');
  const spots = legal(puzzle);
  if (spots.length === 0) await sayNothingFits(page);
  else {
    await note(page, puzzle, spots);
    await expect(page.getByRole('button', { name: /^Cross out: / })).toHaveCount(spots.length);
    await page.keyboard.press('Space');
  }
  await expect(page.getByText('Right.', { exact: true })).toBeVisible();
  await expect(page.getByText('1/1')).toBeVisible();
  await goOn(page);

  // Everything that is not legal: each is told with its clause, and so is what was missed.
  const second = await shown(page, 'place');
  const [barred] = second.answer.tries.filter(({ clause }) => clause !== undefined);
  const wrong = barred ?? { cell: { x: 0, y: 0 }, rotation: 0 };
  if (barred === undefined) await sayNothingFits(page);
  else {
    await note(page, second, [wrong]);
    // A first hint names a cell to look at, and says nothing of what is so there.
    await page.keyboard.press('KeyH');
    await expect(side(page).getByText(/^Look at the cell to the (north|east|south|west): /)).toBeVisible();
    await page.keyboard.press('Space');
    await expect(page.getByRole('button', { name: new RegExp(`^Wrong .*${clauseWords(String(barred.clause))}`) })).toBeVisible();
  }
  await expect(page.getByText('Not quite.', { exact: true })).toBeVisible();
  const missed = legal(second).length;
  if (missed > 0) await expect(page.getByRole('button', { name: /^Missed .*The streets join\./ }).first()).toBeVisible();

  // The places can be gone through; each is then the one that the table shows.
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { pressed: true })).toHaveCount(1);
  await goOn(page);
  expect(complaints).toEqual([]);
});

test('places are noted and crossed out by mouse; nothing is answered by an empty check', async ({ app: { window: page, complaints } }) => {
  const puzzle = await practise(page, 'place');
  await page.keyboard.press('Space');
  await expect(side(page).getByText('0 places noted')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Check/ })).toBeDisabled();

  const at = await possiblePoint(page);
  await page.mouse.click(at.x, at.y);
  await expect(side(page).getByText('1 place noted')).toBeVisible();
  await expect(page.getByText(/^\w+, as it is: noted\. 1 place noted$/)).toBeAttached();
  // One press notes, and says so over the street; the tile in hand does not hide what is noted.
  await expect(page.locator('.banner')).toHaveText(/^\w+, as it is: noted\.$/i);
  await expect(side(page).getByText(/crossed out by choosing it again/)).toBeVisible();
  await page.mouse.click(at.x, at.y, { button: 'right' });
  await page.mouse.click(at.x, at.y);
  await expect(side(page).getByText('2 places noted')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Cross out: \w+, turned 90°$/ })).toBeVisible();
  await page.mouse.click(at.x, at.y);
  await expect(side(page).getByText('1 place noted')).toBeVisible();
  await page.getByRole('button', { name: /^Cross out: \w+, as it is$/ }).click();
  await expect(side(page).getByText('0 places noted')).toBeVisible();

  const right = legal(puzzle).length === 0;
  await page.getByRole('button', { name: /^Fits nowhere/ }).click();
  await expect(page.getByText(right ? 'Right.' : 'Not quite.', { exact: true })).toBeVisible();
  await page.waitForTimeout(400);
  await page.getByRole('button', { name: /^Next/ }).click();
  await expect(side(page).getByText('0 places noted')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('places are noted by touch, turned with the buttons', async ({ app: { window: page, complaints } }) => {
  await practise(page, 'place');
  const at = await possiblePoint(page);
  await page.mouse.move(1, 1);
  const devtools = await page.context().newCDPSession(page);
  const tap = async (): Promise<void> => {
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  await tap();
  await expect(side(page).getByText('1 place noted')).toBeVisible();
  await page.getByRole('button', { name: 'Turn left' }).click();
  await tap();
  await expect(side(page).getByText('2 places noted')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Cross out: \w+, turned 270°$/ })).toBeVisible();
  await page.getByRole('button', { name: /^Check/ }).click();
  await expect(page.getByRole('button', { name: /^Next/ })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('the key of the other pile crosses out what was noted last, as in every drill on a street, and answers nothing', async ({
  app: { window: page },
}) => {
  await practise(page, 'place');
  await page.keyboard.press('KeyX');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(side(page).getByText('1 place noted')).toBeVisible();
  await page.keyboard.press('KeyX');
  await page.keyboard.press('KeyX');
  await expect(side(page).getByText('0 places noted')).toBeVisible();
});

test('what was noted outlasts a pause', async ({ app: { window: page } }) => {
  await practise(page, 'place');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(side(page).getByText('1 place noted')).toBeVisible();
  await page.keyboard.press('KeyP');
  await expect(page.getByRole('heading', { name: 'Paused' })).toBeVisible();
  await expect(side(page).getByText('1 place noted')).toHaveCount(0);
  await page.keyboard.press('KeyP');
  await expect(side(page).getByText('1 place noted')).toBeVisible();
});

test('an answer shows within two frames', async ({ app: { window: page } }) => {
  await practise(page, 'place');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await countFrames(page);
  await page.keyboard.press('Space');
  await expect(page.locator('html')).toHaveAttribute('data-frames', /^[12]$/);
});
