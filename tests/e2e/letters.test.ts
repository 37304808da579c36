/** The window's own letters: all that the app says is written in them, and nothing waits for the system's. */
import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FAMILIES } from '../../src/drawing/letters';
import { CATALOGUES } from '../../src/shared/catalogue';
import { request } from '../accessibility/visits';
import { expect, test } from './app';

/** Names of the fonts, other than the window's own, in which each of `signs` is drawn. */
async function standIns(page: Page, signs: readonly string[]): Promise<string[]> {
  await page.evaluate((all) => {
    const probe = document.createElement('div');
    probe.append(
      ...all.map((sign) => {
        const each = document.createElement('b');
        each.className = 'probe';
        each.textContent = sign;
        return each;
      }),
    );
    document.body.append(probe);
  }, signs);
  const chromium = await page.context().newCDPSession(page);
  await chromium.send('DOM.enable');
  await chromium.send('CSS.enable');
  const { root } = await chromium.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await chromium.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: '.probe' });
  const found: string[] = [];
  for (const [at, nodeId] of nodeIds.entries()) {
    const { fonts } = await chromium.send('CSS.getPlatformFontsForNode', { nodeId });
    found.push(...fonts.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => `${String(signs[at])} in ${familyName}`));
  }
  return found;
}

test('every character of the messages is in the letters that come with the app', async ({ app: { window: page } }) => {
  const signs = [...new Set(Object.values(CATALOGUES).flatMap((words) => Array.from(JSON.stringify(Object.values(words)))))];
  expect(signs.length).toBeGreaterThan(80);
  expect(await standIns(page, signs)).toEqual([]);
  // The examination finds what is wrong.
  expect(await standIns(page, ['⏎'])).not.toEqual([]);
});

test('a canvas writes in the families of the style sheets', async ({ app: { window: page } }) => {
  // The build writes the same with other quotes and spaces.
  const names = (families: string): string[] => families.split(',').map((each) => each.trim().replaceAll(/['"]/g, ''));
  const font = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--font'));
  expect(names(font)).toEqual(names(FAMILIES));
});

test('neither a start nor a round asks the system for a font while the page waits', async ({
  app: { window: page, electron },
  dataFolder,
}) => {
  test.skip(process.platform !== 'linux', 'only there another process is asked');
  const file = join(dataFolder, 'trace.json');
  await request(page, 'settings.change', { introduced: true, lastRole: 'runner', lastLevel: 1 });
  await electron.evaluate(({ contentTracing }) => contentTracing.startRecording({ included_categories: ['fonts', 'blink.user_timing'] }));
  await page.reload();
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.getByRole('listbox', { name: 'Starting tiles' }).waitFor();
  await page.evaluate(() => performance.mark('seen'));
  await electron.evaluate(({ contentTracing }, to) => contentTracing.stopRecording(to), file);
  const { traceEvents } = JSON.parse(await readFile(file, 'utf8')) as { traceEvents: { readonly name: string }[] };
  const names = traceEvents.map(({ name }) => name);
  expect(names).toContain('seen');
  expect(names.filter((name) => name.startsWith('FontServiceThread::'))).toEqual([]);
});
