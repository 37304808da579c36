/** Other ways to play: keys of one's own, a gamepad; and a screen that breaks. */
import { connectPad } from '../games/chase/e2e/drill-pad';
import { expect, test } from '../e2e/app';
import { tellWindow } from '../e2e/told';
import { request, startAsChaser } from './visits';
import { pressesCount, skipScene } from '../../scripts/watch/scene.mjs';

test('a key is bound by its place, and a taken one is swapped', async ({ app: { window: page } }) => {
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Change the key for Triangle, now Q' }).click();
  await page.keyboard.press('KeyS');
  await expect(page.getByRole('region', { name: 'Keys' }).getByRole('status')).toHaveText('Triangle now has S; Diamond got Q in exchange.');
  expect((await request(page, 'settings.read', {})).keys).toMatchObject({ 'mark-triangle': 'KeyS', 'mark-diamond': 'KeyQ' });

  await page.getByRole('button', { name: 'Change the key for Star, now W' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Usual keys' }).click();
  await expect(page.getByRole('button', { name: 'Change the key for Triangle, now Q' })).toBeVisible();
});

test('a round as Chaser, the rematch and its plan by gamepad alone', async ({ app: { window: page } }) => {
  await startAsChaser(page);
  const press = await connectPad(page);
  const current = () => request(page, 'match.current', {});
  await press(9);
  await expect(page.getByRole('heading', { name: 'Paused' })).toBeVisible();
  await press(9);
  await expect(page.getByRole('heading', { name: 'Paused' })).toHaveCount(0);
  for (let count = 0; count < 30 && (await current())?.table.phase !== 'over'; count++) await press(count % 4);
  await expect(page.getByRole('heading', { name: /^Tile 1 of/ })).toBeVisible();
  await pressesCount(page);
  await expect(async () => {
    await press(1);
    await expect(page.getByRole('button', { name: 'Next round' })).toBeVisible({ timeout: 100 });
  }).toPass();
  // Whoever skips the scene goes on by the next press.
  await press(0);
  await expect(page.getByRole('button', { name: 'Show the table' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next round' })).toBeVisible();
  await skipScene(page);
  await press(0);
  await expect(page.getByRole('listbox', { name: 'Starting tiles' })).toBeVisible();
  // The first is offered as it meets the Prison, and turned once more.
  const offered = await page.getByRole('listbox', { name: 'Starting tiles' }).getByRole('option').first().getAttribute('aria-label');
  const turn = Number(/, turned (\d+)°/.exec(offered ?? '')?.[1] ?? 0);
  for (const button of [5, 12, 0, 12, 0]) await press(button);
  await page.waitForTimeout(450); // a second quick press would be none
  await press(0);
  await expect(page.getByRole('listbox', { name: /^Your pile, 14 tiles/ })).toBeVisible();
  const table = (await current())?.table;
  expect(table?.paths[0]?.tiles.map(({ rotation }) => rotation)).toEqual([(turn + 90) % 360, 0]);
});

test('a screen that breaks says so, and leads home', async ({ app: { window: page, electron } }) => {
  await startAsChaser(page);
  const snapshot = await request(page, 'match.current', {});
  await tellWindow(electron, 'table', { ...snapshot, revision: 1_000_000, players: null });
  await expect(page.getByRole('heading', { name: 'Something went wrong here' })).toBeVisible();
  await page.getByRole('button', { name: 'Go home' }).click();
  await expect(page.getByRole('heading', { name: 'Lookout', level: 1 })).toBeVisible();
});
