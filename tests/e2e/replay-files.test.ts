/** Replay files in the real window: damaged ones, those that are in the list already, many at once by dropping them. */
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { request } from '../accessibility/visits';
import { expect, test } from './app';
import { sized } from './one-app';

const match = JSON.parse(readFileSync(join(import.meta.dirname, '../fixtures/replays/three-match.lookout.json'), 'utf8')) as {
  readonly rounds: readonly { readonly events: readonly unknown[] }[];
};
const textOf = (n: number): string =>
  JSON.stringify({
    id: `0192f0c8-7f1e-7abc-8def-${String(n).padStart(12, '0')}`,
    ...match,
    startedAt: new Date(Date.UTC(2026, 9, 28 - n, 12)).toISOString(),
  });
const file = (name: string, text: string) => ({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
/** Torn in its third round. */
function torn(n: number): string {
  const text = textOf(n);
  const third = JSON.stringify(match.rounds[2]?.events.slice(0, 5)).slice(1, -1);
  return text.slice(0, text.indexOf(third) + third.length + 7);
}
const BREAKS = 'at rounds[2].events[5].t: This is not JSON: it ends too early.';
const rowsOf = (page: Page) => page.getByRole('list', { name: /^[0-9,]+ match/ }).getByRole('listitem');
const regionOf = (page: Page, name: string) => page.getByRole('region', { name });
const choose = (page: Page, ...files: ReturnType<typeof file>[]) => page.locator('input[type=file]').setInputFiles(files);

test('a damaged file is opened as far as it holds, says where it breaks in the report, the list and the viewer, and gives way to the whole one', async ({
  app: { window: page, complaints },
}) => {
  await page.getByRole('button', { name: 'Replays' }).click();
  await choose(page, file('torn.lookout.json', torn(0)));
  const report = regionOf(page, 'Damaged: opened as far as it holds');
  await expect(report).toContainText('torn.lookout.json: what could be opened is 3 rounds, 23 events. It breaks here:');
  await expect(report.getByText(BREAKS)).toBeVisible();
  await expect(page.locator('[aria-live=polite]')).toHaveText('1 replay was taken in. Damaged: opened as far as it holds');
  const details = page.getByRole('region', { name: 'The chosen match' });
  await expect(details.getByRole('note')).toContainText(BREAKS);
  await request(page, 'settings.change', { language: 'it' });
  await expect(regionOf(page, 'Danneggiati: aperti fin dove sono integri')).toContainText('in rounds[2].events[5].t: ');
  await request(page, 'settings.change', { language: 'en' });
  await page.getByRole('button', { name: /^Open the match/ }).click();
  await expect(page.getByRole('slider', { name: 'Timeline' })).toBeVisible();
  await expect(page.getByRole('note')).toContainText(`breaks here:`);
  await expect(page.getByRole('note')).toContainText(BREAKS);
  await page.keyboard.press('Escape');

  await choose(page, file('whole.lookout.json', textOf(0)));
  await page.getByRole('button', { name: 'Keep the longer: from whole.lookout.json' }).click();
  await expect(page.getByRole('main').getByText(/is in the list in its longer form/)).toBeVisible();
  await expect(details.getByRole('note')).toHaveCount(0);
  await expect(rowsOf(page)).toHaveCount(1);
  expect(complaints).toEqual([]);
});

test('many files are dropped at once; one that is in the list is shown there by its button, chosen, in sight and with the focus', async ({
  app,
}) => {
  const { window: page, complaints } = app;
  test.slow();
  await page.getByRole('button', { name: 'Replays' }).click();
  const dropped = await page.evaluateHandle(
    (texts) => {
      const data = new DataTransfer();
      for (const [n, text] of texts.entries()) data.items.add(new File([text], `match ${String(n)}.lookout.json`));
      return data;
    },
    Array.from({ length: 45 }, (_, n) => textOf(n)),
  );
  await page.locator('.library').dispatchEvent('dragover', { dataTransfer: dropped });
  await page.locator('.library').dispatchEvent('drop', { dataTransfer: dropped });
  await expect(page.getByText('45 matches', { exact: true })).toBeVisible();
  await expect(rowsOf(page).first().getByRole('button').first()).toHaveAttribute('tabindex', '0');

  // Also while something else is sought.
  await page.getByRole('searchbox').fill('nobody');
  await expect(page.getByText(/^Nothing fits\./)).toBeVisible();
  await choose(page, file('again.lookout.json', textOf(40)), file('bad.lookout.json', '{"format"'));
  const report = regionOf(page, 'Not taken in');
  await expect(report.getByRole('listitem').first()).toContainText('again.lookout.json: This replay is in the list already.');
  await expect(report.getByRole('listitem').last()).toContainText('bad.lookout.json, at format: This is not JSON: it ends too early.');
  // Once to be read, and once aloud.
  await expect(page.getByRole('main').getByText('Not taken in')).toHaveCount(1);
  await expect(page.locator('[aria-live=polite]')).toHaveText('2 files were not taken in.');
  await report.getByRole('button', { name: 'Show it in the list: the match of again.lookout.json' }).click();
  const focused = page.locator('li:focus-within');
  await expect(focused).toHaveAttribute('aria-posinset', '41');
  await expect(focused).toBeInViewport();
  await expect(focused).toHaveAttribute('data-match', /0{10}40$/);
  await expect(page.getByRole('searchbox')).toHaveValue('');

  // However many there are to tell of, in a small window too most of the room is the list's; the report is closed by its button or by Escape.
  await sized(app, { width: 1024, height: 640 });
  const all = regionOf(page, 'What came of the files');
  const close = all.getByRole('button', { name: 'Close the report on the files' });
  await choose(page, ...Array.from({ length: 20 }, (_, n) => file(`again ${String(n)}.lookout.json`, textOf(n))));
  await expect(report.getByRole('listitem')).toHaveCount(20);
  await expect(close).toBeInViewport({ ratio: 1 });
  const [list, row] = [await page.locator('.library .panes > .box').boundingBox(), await rowsOf(page).first().boundingBox()];
  expect((list?.height ?? 0) / (row?.height ?? 1)).toBeGreaterThan(2.5);
  await close.focus();
  await page.keyboard.press('Enter');
  await expect(all).toHaveCount(0);
  await expect(page.locator('li:focus-within')).toHaveCount(1);
  await choose(page, file('bad.lookout.json', '{"format"'));
  await expect(all).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(all).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Replays', level: 1 })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('matches that are chosen go into one folder, a file each; what is there stays, and they come in again', async ({
  app: { window: page, electron, complaints },
}, info) => {
  await page.getByRole('button', { name: 'Replays' }).click();
  await choose(page, ...Array.from({ length: 12 }, (_, n) => file(`${String(n)}.lookout.json`, textOf(n))));
  await expect(page.getByText('12 matches', { exact: true })).toBeVisible();
  await rowsOf(page).first().getByRole('button').first().focus();
  await page.keyboard.press('x');
  await rowsOf(page).nth(1).getByRole('checkbox').click();
  const chosen = page.getByRole('region', { name: 'Chosen matches' });
  await expect(chosen).toContainText('2 matches are chosen');
  await expect(rowsOf(page).getByRole('checkbox', { checked: true })).toHaveCount(2);

  // Whoever would rather not say where has nothing to be told.
  const folder = info.outputPath('out');
  mkdirSync(folder);
  const answer = (path: string | null) =>
    electron.evaluate(({ dialog }, given) => {
      dialog.showOpenDialog = () => Promise.resolve({ canceled: given === null, filePaths: given === null ? [] : [given] });
    }, path);
  await answer(null);
  await chosen.getByRole('button', { name: 'Export into a folder…' }).click();
  await answer(folder);
  await chosen.getByRole('button', { name: 'Export into a folder…' }).click();
  const note = page.getByRole('region', { name: 'Where the file went' });
  await expect(note).toContainText(`2 files were put into ${folder}.`);
  await expect(chosen).toHaveCount(0);

  await page.keyboard.press('Control+a');
  await expect(chosen).toContainText('12 matches are chosen');
  await chosen.getByRole('button', { name: 'Export into a folder…' }).click();
  await expect(note).toContainText(`12 files were put into ${folder}.`);
  const names = readdirSync(folder);
  expect(names).toHaveLength(14);
  const found = names.map((name) => (JSON.parse(readFileSync(join(folder, name), 'utf8')) as { readonly id: string }).id);
  expect(new Set(found).size).toBe(12);
  await page.locator('input[type=file]').setInputFiles(names.map((name) => join(folder, name)));
  await expect(regionOf(page, 'Not taken in').getByRole('listitem')).toHaveCount(14);
  expect(complaints).toEqual([]);
});

test('an export of many is stopped: those that are written stay, and it says so', async ({
  app: { window: page, electron, complaints },
}, info) => {
  await page.getByRole('button', { name: 'Replays' }).click();
  await choose(page, ...Array.from({ length: 40 }, (_, n) => file(`${String(n)}.lookout.json`, textOf(n))));
  await expect(page.getByText('40 matches', { exact: true })).toBeVisible();
  await rowsOf(page).first().getByRole('button').first().focus();
  await page.keyboard.press('Control+a');
  const folder = info.outputPath('out');
  mkdirSync(folder);
  await electron.evaluate(({ dialog }, path) => {
    dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [path] });
  }, folder);
  // Pressed as soon as it is there.
  await page.evaluate(() => {
    const seen = new MutationObserver(() => {
      const bar = document.querySelector('progress');
      if (bar === null) return;
      seen.disconnect();
      bar.parentElement?.querySelector('button')?.click();
    });
    seen.observe(document.body, { subtree: true, childList: true });
  });
  await page.getByRole('button', { name: 'Export into a folder…' }).click();
  const note = page.getByRole('region', { name: 'Where the file went' });
  await expect(note).toContainText(/^Stopped\. \d+ files? (was|were) put into /);
  const written = readdirSync(folder).length;
  expect(written).toBeLessThan(40);
  await expect(note).toContainText(`${String(written)} file`);
  await expect(page.getByRole('region', { name: 'Chosen matches' })).toContainText('40 matches are chosen');
  expect(complaints).toEqual([]);
});
