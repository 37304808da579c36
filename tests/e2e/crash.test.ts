/** A page that crashes or hangs: what goes on stands still at that moment, and is there when the page comes back. */
import type { ElectronApplication, Page } from '@playwright/test';
import { setTimeout as wait } from 'node:timers/promises';
import { request, startAsChaser } from '../accessibility/visits';
import { expect, test } from './app';
import { shownTile } from '../games/chase/e2e/drill-screen';

/** What a script answers in the window, whatever page is in it: Playwright's own page ended with the crash. */
const there = <Found>(electron: ElectronApplication, script: string): Promise<Found> =>
  electron.evaluate(
    ({ BrowserWindow }, code) => BrowserWindow.getAllWindows()[0]?.webContents.executeJavaScript(code, true),
    script,
  ) as Promise<Found>;

/** Crashes the page, lets time pass, and loads it again by the link in its place. */
async function crashAndReturn(electron: ElectronApplication): Promise<void> {
  await electron.evaluate(({ BrowserWindow }) => {
    BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer();
  });
  // A script would never answer if the page went away under it.
  const address = (): Promise<string | undefined> =>
    electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.getURL());
  const loading = (): Promise<boolean | undefined> =>
    electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.isLoading());
  await expect.poll(address).toBe('app://lookout/crash.html');
  await expect.poll(loading).toBe(false);
  // What is tried here is time that passes.
  await wait(3000);
  await there(electron, "document.querySelector('a').click()");
  await expect.poll(address).toBe('app://lookout/index.html');
  await expect.poll(loading).toBe(false);
}

const asked = <Found>(electron: ElectronApplication, name: string): Promise<Found> =>
  there(electron, `window.lookout.request(${JSON.stringify(name)}, {}).then((answer) => answer.value)`);

const headings = (electron: ElectronApplication): Promise<string[]> =>
  there(electron, '[...document.querySelectorAll("h1, h2")].map((each) => each.textContent.trim())');

test('a round stands still from the crash of its page on, and is there again', async ({ app: { electron, window: page } }) => {
  await startAsChaser(page);
  const before = (await request(page, 'match.current', {}))?.clock.t ?? 0;
  await crashAndReturn(electron);
  await expect.poll(() => headings(electron)).toContain('Paused');
  const after = await asked<{ clock: { t: number }; table: { paused: boolean } }>(electron, 'match.current');
  expect(after.table.paused).toBe(true);
  expect(after.clock.t - before).toBeLessThan(3000);
});

test('a run stands still from the crash of its page on, and is there again', async ({ app: { electron, window: page } }) => {
  await page.getByRole('button', { name: /^All drills/ }).click();
  await page.getByRole('button', { name: /^Rush/ }).click();
  await expect(shownTile(page)).toHaveCount(1);
  const left = async (of: Page): Promise<number> => (await request(of, 'drill.current', {}))?.clock.left ?? 0;
  const before = await left(page);
  await crashAndReturn(electron);
  await expect.poll(() => headings(electron)).toContain('Paused');
  expect(before - (await asked<{ clock: { left: number } }>(electron, 'drill.current')).clock.left).toBeLessThan(3000);
});

test('a round stands still once its page hangs', async ({ app: { electron, window: page } }) => {
  await startAsChaser(page);
  await electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.emit('unresponsive'));
  await expect(page.getByRole('heading', { name: 'Paused' })).toBeVisible();
  expect((await request(page, 'match.current', {}))?.table.paused).toBe(true);
});
