/** Keys as a real keyboard sends them: the menu's keys, held keys, layouts. */
import type { Page } from '@playwright/test';
import { request, startAsChaser } from '../accessibility/visits';
import { expect } from './app';
import { test, type Desktop } from './desktop';

/** Holds a key until the page has heard it repeated a dozen times. */
async function holdLong(page: Page, desktop: Desktop, key: string): Promise<void> {
  await page.evaluate(() => {
    const counted = globalThis as { repeats?: number };
    if (counted.repeats === undefined) {
      window.addEventListener('keydown', ({ repeat }) => (counted.repeats = (counted.repeats ?? 0) + (repeat ? 1 : 0)), { capture: true });
    }
    counted.repeats = 0;
  });
  await desktop.hold(key, async () => {
    await expect.poll(() => page.evaluate(() => (globalThis as { repeats?: number }).repeats ?? 0)).toBeGreaterThan(12);
  });
}

/** A key pressed after each of those that other programs open a menu by is heard. */
async function pausesAfterMenuKeys(page: Page, desktop: Desktop): Promise<void> {
  for (const key of ['alt', 'F10']) {
    await desktop.press(key);
    await desktop.press('p');
    await expect(page.getByRole('heading', { name: 'Paused' })).toBeVisible();
    await desktop.press('p');
    await expect(page.getByRole('heading', { name: 'Paused' })).toHaveCount(0);
  }
}

test('a lone Alt or F10 gives no key of a round to the menu', async ({ app: { window: page }, desktop }) => {
  await startAsChaser(page);
  await pausesAfterMenuKeys(page, desktop);
});

test('nor any key of a run', async ({ app: { window: page }, desktop }) => {
  await page.getByRole('button', { name: /^All drills/ }).click();
  await page.getByRole('button', { name: /^Rush/ }).click();
  await expect.poll(() => request(page, 'drill.current', {})).toMatchObject({ state: 'running' });
  await pausesAfterMenuKeys(page, desktop);
});

test('M7: a held Enter marks one tile and no second one that nobody read', async ({ app: { window: page }, desktop }) => {
  await startAsChaser(page);
  await page.getByRole('button', { name: /^star, 15 \w+ markers left/ }).focus();
  await holdLong(page, desktop, 'Return');
  const table = await request(page, 'match.current', {});
  expect(table?.table.phase).toBe('running');
  expect(table?.table.paths[0]?.marks).toHaveLength(1);
});

test('a held Enter answers one tile of a run, and binds no key', async ({ app: { window: page }, desktop }) => {
  await page.getByRole('button', { name: /^All drills/ }).click();
  const survival = page.getByRole('button', { name: /^Survival/ });
  await survival.focus();
  await holdLong(page, desktop, 'Return');
  await expect.poll(() => request(page, 'drill.current', {})).toMatchObject({ right: 0, wrong: 0, state: 'running' });
  await page.getByRole('group', { name: 'Choose a symbol' }).getByRole('button').first().focus();
  await holdLong(page, desktop, 'Return');
  const run = await request(page, 'drill.current', {});
  expect((run?.right ?? 0) + (run?.wrong ?? 0)).toBe(1);
});

test('a held Ctrl+Q asks and answers nothing', async ({ app: { window: page, electron }, desktop }) => {
  await startAsChaser(page);
  await desktop.hold('ctrl+q', async () => {
    await expect(page.getByRole('heading', { name: 'Close Lookout?' })).toBeVisible();
    await page.waitForTimeout(1500); // as long as the report held it
  });
  expect(electron.windows()).toHaveLength(1);
  await expect(page.getByRole('heading', { name: 'Close Lookout?' })).toBeVisible();
});

test('the window zooms by keyboard and names its keys on every layout', async ({ app: { window: page, electron }, desktop }) => {
  const zoom = (): Promise<number | undefined> =>
    electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.zoomLevel);
  await startAsChaser(page);
  const symbols = page.getByRole('button', { name: /markers left/ }).locator('kbd');
  for (const [layout, keys, larger, smaller] of [
    ['us', ['Q', 'W', 'A', 'S'], ['ctrl+equal', 'ctrl+plus', 'ctrl+KP_Add'], ['ctrl+minus', 'ctrl+KP_Subtract']],
    ['it', ['Q', 'W', 'A', 'S'], ['ctrl+plus'], ['ctrl+minus']],
    ['de', ['Q', 'W', 'A', 'S'], ['ctrl+plus'], ['ctrl+minus']],
    ['fr', ['A', 'Z', 'Q', 'S'], ['ctrl+equal'], ['ctrl+minus']],
    ['ru', ['Й', 'Ц', 'Ф', 'Ы'], ['ctrl+equal'], ['ctrl+minus']],
    ['gr', ['Q', 'W', 'Α', 'S'], ['ctrl+equal'], ['ctrl+minus']],
  ] as const) {
    await desktop.layout(layout);
    await expect(symbols, layout).toHaveText(keys);
    for (const key of larger) {
      await desktop.press(key);
      await expect.poll(zoom, `${layout} ${key}`).toBe(0.5);
      await desktop.press('ctrl+0');
      await expect.poll(zoom).toBe(0);
    }
    for (const key of smaller) {
      await desktop.press(key);
      await expect.poll(zoom, `${layout} ${key}`).toBe(-0.5);
      await desktop.press('ctrl+KP_0');
      await expect.poll(zoom).toBe(0);
    }
  }
});
