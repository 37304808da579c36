/** The settings in the middle of a round: it stands still, nothing is left, and the choice holds at once. */
import { request, startAsChaser } from '../accessibility/visits';
import { expect, test } from './app';

test('the settings come over a round that stands still meanwhile', async ({ app: { window: page, complaints } }) => {
  await startAsChaser(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await dialog.waitFor();
  await expect.poll(async () => (await request(page, 'match.current', {}))?.table.paused).toBe(true);
  await dialog.getByText('Plain witnesses').click();
  await expect.poll(async () => (await request(page, 'settings.read', {})).plainWitnesses).toBe(true);
  await dialog.getByText('Italiano').click();
  const italian = page.getByRole('dialog', { name: 'Impostazioni' });
  await italian.waitFor();
  await page.keyboard.press('Escape');
  await expect(italian).toBeHidden();
  // The table is still covered; going on takes a deed of the player's own.
  await page.getByRole('button', { name: 'Continua' }).first().click();
  await expect.poll(async () => (await request(page, 'match.current', {}))?.table.paused).toBe(false);
  expect(complaints).toEqual([]);
});
