/** Going back to a copy of everything from the window, and everything as a file and back. */
import type { ElectronApplication, Page } from '@playwright/test';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { request } from '../accessibility/visits';
import { expect, launch, test } from './app';
import { answerSaving } from './saving';

async function names(page: Page): Promise<string[]> {
  return (await request(page, 'profile.list', {})).profiles.map(({ name }) => name);
}

async function chooseFile(electron: ElectronApplication, file: string): Promise<void> {
  await electron.evaluate(({ dialog }, path) => {
    dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [path] });
  }, file);
}

test('a copy is brought back by keyboard, after a look at what is in it, and so is all that was saved as a file', async ({
  dataFolder,
}) => {
  test.slow();
  let app = await launch(dataFolder);
  await request(app.window, 'profile.create', { name: 'Ada' });
  // Its end makes a backup.
  const child = app.electron.process();
  const gone = new Promise((done) => child.once('exit', done));
  await app.electron
    .evaluate(({ app: electron }) => {
      electron.quit();
    })
    .catch(() => undefined);
  await gone;
  app = await launch(dataFolder);
  try {
    const { electron, window: page } = app;
    await request(page, 'profile.create', { name: 'Brunhilde' });
    const all = join(dataFolder, 'all.db');
    await page.getByRole('button', { name: 'Settings' }).first().click();
    const rows = page.getByRole('list', { name: 'Copies to go back to' }).getByRole('listitem');
    await expect(rows.first()).toBeVisible();
    await expect(rows.filter({ hasText: '2 players, 0 matches, 0 answers' })).not.toHaveCount(0);

    await answerSaving(electron, { path: all });
    await page.getByRole('button', { name: 'Save all' }).click();
    await expect(page.getByRole('main').getByText(`Saved as ${all}.`)).toBeVisible();

    const before = await rows.count();
    await rows.filter({ hasText: '2 players' }).first().getByRole('button').focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('In the copy: 2 players, 0 matches, 0 answers. Now: 3 players, 0 matches, 0 answers.');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Everything is as it was in the copy that you chose.')).toBeVisible();
    expect(await names(page)).toEqual(['', 'Ada']);
    // What was there is a copy itself.
    const copies = (await request(page, 'copy.list', {})).copies;
    expect(copies.length).toBeGreaterThanOrEqual(Math.min(before, 3));
    expect(copies[0]?.contents?.players).toBe(3);
    expect(existsSync(join(dataFolder, 'lookout.db.restore'))).toBe(false);

    await dialog.getByRole('button', { name: 'All right' }).click();
    if ((await page.getByRole('button', { name: 'Restore all from a file' }).count()) === 0)
      await page.getByRole('button', { name: 'Settings' }).first().click();
    const garbage = join(dataFolder, 'garbage.db');
    writeFileSync(garbage, 'no copy');
    await chooseFile(electron, garbage);
    await page.getByRole('button', { name: 'Restore all from a file' }).click();
    await expect(page.getByRole('main').getByText('This is no whole copy of Lookout')).toBeVisible();
    await chooseFile(electron, all);
    await page.getByRole('button', { name: 'Restore all from a file' }).click();
    await expect(dialog).toContainText('Go back to what is in all.db?');
    await dialog.getByRole('button', { name: 'Restore' }).click();
    await expect(dialog.getByText('Go back to what is in all.db?')).toHaveCount(0);
    await expect(page.getByText('Everything is as it was in the copy that you chose.')).toBeVisible();
    expect(await names(page)).toEqual(['', 'Ada', 'Brunhilde']);
    expect(app.complaints).toEqual([]);
  } finally {
    await app.close();
  }
});
