/** What comes over a round: it stands still, nothing is left, a choice holds at once, and one takes the place of another. */
import { request, startAsChaser } from '../../../accessibility/visits';
import { expect, test } from '../../../e2e/app';
import { tellWindow } from '../../../e2e/told';

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

test('what a menu opens over another dialog stays, though that one tells a moment later that it was closed', async ({
  app: { electron, window: page, complaints },
}) => {
  const choose = (command: string): Promise<void> => tellWindow(electron, 'menu', command);
  await startAsChaser(page);
  await choose('how-to-play');
  await expect(page.getByRole('dialog', { name: 'How to play' })).toBeVisible();
  await choose('settings');
  await expect(page.getByRole('dialog', { name: 'How to play' })).toHaveCount(0);
  // Two turns of the page's own loop: whatever the first dialog had to tell was told.
  await page.evaluate(() => new Promise((told) => setTimeout(() => setTimeout(told, 0), 0)));
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a key in the very moment in which a dialog goes is not lost', async ({ app: { window: page, complaints } }) => {
  await startAsChaser(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  await expect.poll(async () => (await request(page, 'match.current', {}))?.table.paused).toBe(true);
  await page.evaluate(async () => {
    document.querySelector<HTMLElement>('dialog[open] .head button')?.click();
    // Before the page's loop comes round, and with it the dialog's own event.
    for (let turn = 0; turn < 20; turn++) await Promise.resolve();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { code: 'KeyP', key: 'p', bubbles: true, cancelable: true }));
  });
  await expect.poll(async () => (await request(page, 'match.current', {}))?.table.paused).toBe(false);
  expect(complaints).toEqual([]);
});
