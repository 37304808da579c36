/** Replay files in the real window: damaged ones, those that are in the list already, many at once by dropping them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { request } from '../accessibility/visits';
import { expect, test } from './app';

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
  app: { window: page, complaints },
}) => {
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
  expect(complaints).toEqual([]);
});
