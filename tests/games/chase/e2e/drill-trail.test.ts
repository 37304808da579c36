/** Trails in real Electron: a trail run by keyboard, a Runner who waits, and a tap on a touch screen. */
import type { Locator, Page } from '@playwright/test';
import { request } from '../../../accessibility/visits';
import type { TrailPuzzle } from '../../../../src/shared/chase/puzzle';
import { expect, test } from '../../../e2e/app';
import { KEYS, shownTile, symbolOf } from './drill-screen';
import { practise, shown, side } from './drill-street';

/** A figure of the run's head, by its name. */
function figure(page: Page, name: string): Locator {
  return page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd');
}

/** Marks the tile at `position` as it is asked now: on towards the next one, or back from the last (M2, M4). */
async function mark(page: Page, puzzle: TrailPuzzle, position: number, final: boolean): Promise<void> {
  const question = final ? `Tile ${position} is the last` : `Tile ${position} goes on`;
  await expect(side(page).getByText(new RegExp(`^${question}`))).toBeVisible();
  const tile = puzzle.answer.tiles[position - 1];
  await page.keyboard.press(KEYS[symbolOf((final ? tile?.final : tile?.next)?.symbols, true)]);
}

/** The trail on the screen, once it is another than the one before. */
async function anotherTrail(page: Page, before: string): Promise<TrailPuzzle> {
  await expect.poll(async () => (await request(page, 'drill.current', {}))?.puzzle?.id).not.toBe(before);
  await expect(side(page).getByText(/^Tile 1 goes on/)).toBeVisible();
  return shown(page, 'trail');
}

test('a trail run by keyboard: caught, slipped, and a last tile that gets a next one', async ({ app: { window: page, complaints } }) => {
  await page.getByRole('button', { name: /^All drills/ }).click();
  await page.getByRole('button', { name: /^Trail run/ }).click();
  await expect(page.getByText(/^Runner at level 1: a tile every/)).toBeVisible();

  // M4: the last tile is read back, which catches the Runner; the next one is faster.
  const first = await shown(page, 'trail');
  await mark(page, first, 1, false);
  await expect(page.getByText('Final tile: look back the way the Runner came', { exact: true })).toBeVisible();
  await mark(page, first, 2, true);
  await expect(side(page).getByText('The Runner is caught on tile 2.')).toBeVisible();
  const second = await anotherTrail(page, first.id);
  await expect(figure(page, "Runner's level")).toHaveText('2');

  // A wrong marker ends the trail, costs a strike, and stays until the player goes on, with what was counted.
  await page.keyboard.press(KEYS[symbolOf(second.answer.tiles[0]?.next?.symbols, false)]);
  await expect(side(page).getByText(/^Not quite\. Tile 1 had a next one, so it is read to the/)).toBeVisible();
  await expect(side(page).getByRole('button', { name: /, \d counted, right$/ })).not.toHaveCount(0);
  await expect(page.getByRole('img', { name: '1 of 3' })).toBeVisible();
  await page.waitForTimeout(400);
  await page.keyboard.press('Space');

  // M5: before it is marked, the last tile gets a next one; then it is read on.
  const third = await anotherTrail(page, second.id);
  await mark(page, third, 1, false);
  await expect(side(page).getByText(/^Tile 2 is the last/)).toBeVisible();
  await expect(page.getByText(/^It goes on! Tile 2 has a next one now and is read to the/).first()).toBeVisible({ timeout: 15_000 });
  await mark(page, third, 2, false);
  await mark(page, third, 3, true);
  await expect(side(page).getByText('The Runner is caught on tile 3.')).toBeVisible();
  await page.waitForTimeout(400);

  // A restart keeps neither level nor strikes.
  await page.keyboard.press('KeyN');
  await expect(figure(page, "Runner's level")).toHaveText('1');
  await expect(page.getByRole('img', { name: '0 of 3' })).toBeVisible();
  expect(complaints).toEqual([]);
});

/** The key of a symbol that is right, or of one that is not, for a tile that is the last. */
function keyForLast(puzzle: TrailPuzzle, position: number, well: boolean): string {
  return KEYS[symbolOf(puzzle.answer.tiles[position - 1]?.final.symbols, well)];
}

test('practice has no clock: the Runner waits, and each tile is the last one before it goes on (M5)', async ({
  app: { window: page, complaints },
}) => {
  const puzzle = await practise(page, 'trail');
  const { length } = puzzle.answer.tiles;
  await expect(page.getByText('The Runner waits for you.')).toBeVisible();
  for (let position = 1; position < length; position++) {
    await mark(page, puzzle, position, false);
    const next = position + 1;
    await expect(side(page).getByText(new RegExp(`^Tile ${next} is the last`))).toBeVisible();
    if (next === length) break;
    // M5: until the next tile lies no marker counts, be it right or wrong.
    await expect(page.getByText('The Runner is laying the next tile…')).toBeVisible();
    await expect(side(page).getByRole('button', { name: 'triangle', exact: true })).toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press(keyForLast(puzzle, next, position % 2 === 0));
    await expect(page.getByText(new RegExp(`^It goes on! Tile ${next} has a next one now`)).first()).toBeVisible();
    await expect(page.getByText('Final tile: look back the way the Runner came', { exact: true })).toHaveCount(0);
  }
  await expect(page.getByText('The Runner has stopped: mark the rest.')).toBeVisible();
  await mark(page, puzzle, length, true);
  await expect(side(page).getByText(`The Runner is caught on tile ${length}.`)).toBeVisible();
  // The markers can be gone through again, each with its counts.
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('button', { name: `Tile ${length - 1}`, exact: true })).toHaveAttribute('aria-current', 'step');
  expect(complaints).toEqual([]);
});

test('without a clock the Runner of a trail run waits as well', async ({ app: { window: page } }) => {
  await request(page, 'settings.change', { calmNoClock: true });
  await page.getByRole('button', { name: /^All drills/ }).click();
  await page.getByRole('button', { name: /^Trail run/ }).click();
  await expect(page.getByText('The Runner waits for you.')).toBeVisible();
  const puzzle = await shown(page, 'trail');
  await mark(page, puzzle, 1, false);
  await expect(page.getByText('The Runner is laying the next tile…')).toBeVisible();
  await mark(page, puzzle, 2, false);
});

test('a pause hides the trail and stops the beat of a waiting Runner; afterwards it goes on where it was', async ({
  app: { window: page },
}) => {
  const puzzle = await practise(page, 'trail');
  await mark(page, puzzle, 1, false);
  await expect(side(page).getByText(/^Tile 2 is the last/)).toBeVisible();
  await page.keyboard.press('KeyP');
  await expect(page.getByRole('heading', { name: 'Paused' })).toBeVisible();
  await expect(page.getByText(/^Tile 2/)).toHaveCount(0);
  await page.waitForTimeout(1500);
  await page.keyboard.press('KeyP');
  await expect(side(page).getByText(/^Tile 2 is the last/)).toBeVisible();
  await mark(page, puzzle, 2, false);
});

test('an answer by touch', async ({ app: { window: page } }) => {
  await page.getByRole('button', { name: /^Drill/ }).click();
  await expect(shownTile(page)).toHaveCount(1);
  const puzzle = await shown(page, 'read');
  const button = page.getByRole('button', { name: symbolOf(puzzle.answer.symbols, true), exact: true });
  const box = await button.boundingBox();
  if (box === null) throw new Error('The symbol is not on the screen.');
  const touch = await page.context().newCDPSession(page);
  await touch.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(page.getByText('Right.', { exact: true })).toBeVisible();
});
