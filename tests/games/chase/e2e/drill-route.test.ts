/** Route puzzles by keyboard and by mouse: laid out of the hand, taken back, and held against a shortest way. */
import { clauseWords, expect, test } from '../../../e2e/app';
import { lay } from './answers';
import { countFrames, goOn, practise, shown, side } from './drill-street';

test('a shortest way by keyboard, then one given up', async ({ app: { window: page, complaints } }) => {
  const puzzle = await practise(page, 'route');
  const { way, length } = puzzle.answer;
  await lay(page, puzzle, way);
  await expect(page.getByText('Right.', { exact: true })).toBeVisible();
  await expect(side(page).getByText(new RegExp(`^.*With ${String(length)} tiles?: there is no shorter way\\.`))).toBeVisible();
  await goOn(page);

  const second = await shown(page, 'route');
  await lay(page, second, second.answer.way.slice(0, 1));
  await expect(side(page).getByText('1 tile laid')).toBeVisible();
  await page.keyboard.press('KeyX');
  await expect(side(page).getByText('0 tiles laid')).toBeVisible();
  await page.keyboard.press('KeyH');
  await expect(side(page).getByText(/^\d tiles? to go\. Take number \d+ of your hand, counted from the left: /)).toBeVisible();
  // One press of the key that goes on gives nothing up yet.
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: /^Once more to give up/ })).toBeVisible();
  await page.keyboard.press('Space');
  await expect(page.getByText('Not quite.', { exact: true })).toBeVisible();

  // A shortest way can be walked through, tile by tile.
  const steps = page.getByRole('list', { name: 'A shortest way' }).getByRole('button');
  await expect(steps).toHaveCount(second.answer.length);
  await page.keyboard.press('ArrowRight');
  await expect(steps.first()).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(steps.first()).toHaveAttribute('aria-pressed', 'false');
  await goOn(page);
  await expect(side(page).getByText('0 tiles laid')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a Hideout without all items, by mouse: the mistake is told with its rule (P6)', async ({ app: { window: page, complaints } }) => {
  const puzzle = await practise(page, 'route');
  await page
    .getByRole('option', { name: /^Hideout\./ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Turn right' }).click();
  // Without a cell the button aims first, then it lays.
  await page.getByRole('button', { name: /^Place/ }).click();
  await page.getByRole('button', { name: /^Place/ }).click();
  await expect(page.getByText('Not quite.', { exact: true })).toBeVisible();
  await expect(side(page).getByText(/Your tile 1 breaks a rule\./)).toBeVisible();
  const broken = new RegExp(['P1', 'P2', 'P3', 'P4', 'P6'].map(clauseWords).join('|'));
  await expect(page.getByRole('button', { name: broken })).toBeVisible();
  await page.getByRole('button', { name: /^A shortest way/ }).click();
  await expect(page.getByRole('list', { name: 'A shortest way' }).getByRole('button')).toHaveCount(puzzle.answer.length);
  await page.waitForTimeout(400);
  await page.getByRole('button', { name: /^Next/ }).click();
  await expect(side(page).getByText('0 tiles laid')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a Hideout that is too early is judged within two frames', async ({ app: { window: page } }) => {
  const { question, tiles } = await practise(page, 'route');
  const hideout = question.hand.findIndex((tile) => tiles[tile]?.kind === 'hideout');
  const chosen = question.hand.findIndex((tile) => tiles[tile]?.kind !== 'hideout');
  for (let at = chosen; at !== hideout; at = (at + 1) % question.hand.length) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowUp');
  await countFrames(page);
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-frames', /^[12]$/);
});
