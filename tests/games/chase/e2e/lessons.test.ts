/** What a lesson says while somebody is in it. */
import { expect, test } from '../../../e2e/app';
import { courseNamed, openLesson } from './course';

test('a wrong deed is explained, leads to its rule and back, and is taken back', async ({ app: { window: page, complaints } }) => {
  await openLesson(page, courseNamed('first-chase'), 'en', 'run');
  const tiles = page.locator('.hand [data-tile]');
  const held = await tiles.count();
  // The cell below touches the Prison as well (P2).
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.locator('.objected')).toContainText('touches the Prison');
  await expect(tiles).toHaveCount(held);
  await page.getByRole('button', { name: 'Why? Read rule P2' }).click();
  await expect(page.getByRole('dialog')).toContainText('P2');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('.objected')).toContainText('touches the Prison');
  await expect(page.locator('.words .next')).toHaveAttribute('aria-disabled', 'true');
  expect(complaints).toEqual([]);
});

test('a wrong answer about a round says why by its clause, and leads to the rule', async ({ app: { window: page, complaints } }) => {
  await openLesson(page, courseNamed('judging'), 'en', 'walk');
  const next = page.getByRole('button', { name: 'Next', exact: true });
  await expect(async () => {
    await next.click();
    await expect(page.getByRole('group', { name: 'Answers' })).toBeVisible({ timeout: 300 });
  }).toPass();
  const objected = page.locator('.objected');
  const answers = page.getByRole('group', { name: 'Answers' });
  await answers.getByRole('button', { name: 'Tile 2' }).click();
  await expect(objected).toContainText('Tile 2 lies well: it touches only tile 1');
  await answers.getByRole('button', { name: /^None/ }).click();
  await expect(objected).toContainText('There is a mistake.');
  await objected.getByRole('button', { name: 'Why? Read rule J1' }).click();
  await expect(page.getByRole('dialog')).toContainText('J1');
  await page.keyboard.press('Escape');
  await answers.getByRole('button', { name: 'Tile 4' }).click();
  await expect(objected).toHaveCount(0);
  await expect(page.locator('.praise')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a question of the course itself has its rule beside a wrong answer, too', async ({ app: { window: page, complaints } }) => {
  await openLesson(page, courseNamed('running'), 'en', 'ends');
  await page.getByRole('group', { name: 'Answers' }).getByRole('button').first().click();
  const why = page.locator('.objected').getByRole('button', { name: 'Why? Read rule P4' });
  await why.click();
  await expect(page.getByRole('dialog')).toContainText('P4');
  await page.keyboard.press('Escape');
  await expect(why).toBeFocused();
  expect(complaints).toEqual([]);
});
