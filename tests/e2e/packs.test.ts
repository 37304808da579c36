/** Packs of puzzles in the real window: one comes in, is drilled, goes out as a file and is removed again. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { PackFile } from '../../src/shared/chase/pack';
import { request } from '../accessibility/visits';
import { expect, launch, test } from './app';
import { answerSaving } from './saving';

/** Two made-up puzzles of each kind. */
const FILE = fileURLToPath(new URL('../fixtures/ada.puzzles.json', import.meta.url));
/** So many puzzles that proving them takes a while. */
const LARGE = fileURLToPath(new URL('../../resources/chase/puzzles.json', import.meta.url));

async function packAt(path: string): Promise<PackFile> {
  return JSON.parse(await readFile(path, 'utf8')) as PackFile;
}

async function open(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^All drills/ }).click();
  await page.getByRole('button', { name: 'Packs', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Puzzle packs', level: 1 })).toBeFocused();
  // What ships is put in soon after the first start.
  await expect(page.getByRole('heading', { name: 'The Lookout pack' })).toBeVisible({ timeout: 20_000 });
}

async function choose(page: Page, path: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import…' }).click();
  await (await chooser).setFiles(path);
}

test('a pack file is taken in, drawn from, exported whole and removed; the statistics stay', async ({
  app: { window: page, electron, complaints },
}) => {
  const { puzzles } = await packAt(FILE);
  await open(page);
  await choose(page, FILE);
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Ada' }) });
  await expect(row.getByText('12 puzzles · from ada.puzzles.json')).toBeVisible();
  await expect(row.getByRole('list', { name: 'Puzzles by kind in Ada' }).getByRole('listitem')).toHaveText([
    'Reading 2',
    'Trail 2',
    'Judging 2',
    'Placing 2',
    'Picking 2',
    'Route 2',
  ]);
  await expect(page.getByRole('main').getByText('Ada is here: 12 puzzles.')).toBeVisible();

  // Chosen puzzles of it can be drilled.
  const ids = puzzles.filter(({ kind }) => kind === 'judge').map(({ id }) => id);
  const run = await request(page, 'drill.start', { mode: 'custom', options: { puzzles: ids } });
  expect(ids).toContain(run.puzzle?.id);
  await request(page, 'drill.answer', { run: run.id, puzzle: run.puzzle?.id ?? '', answer: { kind: 'judge', mistakes: [] }, millis: 1000 });
  await request(page, 'drill.end', { run: run.id });

  await answerSaving(electron, 'proposed');
  await row.getByRole('button', { name: 'Export Ada' }).click();
  const saved = await page
    .getByRole('main')
    .getByText(/^Saved as /)
    .textContent();
  const written = await packAt(/^Saved as (.*)\.$/.exec(saved ?? '')?.[1] ?? '');
  expect(written.puzzles.map(({ id }) => id)).toEqual(puzzles.map(({ id }) => id).sort());

  await row.getByRole('button', { name: 'Remove Ada' }).click();
  await page.getByRole('dialog', { name: 'Remove Ada?' }).getByRole('button', { name: 'Cancel' }).click();
  await expect(row).toHaveCount(1);
  await row.getByRole('button', { name: 'Remove Ada' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('main').getByText('Ada was removed.')).toBeVisible();
  await expect(row).toHaveCount(0);
  const { total } = await request(page, 'statistics.summary', { period: 'all', kind: null });
  expect(total.attempts).toBe(1);
  // What ships has no way out.
  await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('by keyboard: the first fault of a file is named with its place, and nothing comes in', async ({
  app: { window: page, complaints },
  dataFolder,
}) => {
  const wrong = await packAt(FILE);
  const place = wrong.puzzles.findIndex(({ kind }) => kind === 'read');
  const puzzle = wrong.puzzles[place];
  if (puzzle?.kind === 'read') puzzle.answer.counts.star += 1;
  const file = join(dataFolder, 'wrong.puzzles.json');
  await writeFile(file, JSON.stringify(wrong));
  await open(page);
  const chooser = page.waitForEvent('filechooser');
  // From the title on: the way back, then Import.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Import…' })).toBeFocused();
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(file);
  const fault = page.getByRole('region', { name: 'Not taken in: wrong.puzzles.json' });
  await expect(fault).toContainText(`At puzzles[${String(place)}].answer.counts.star: The rules give another answer.`);
  await expect(page.getByRole('heading', { name: 'Ada' })).toHaveCount(0);
  // The same in the other language, at once.
  await request(page, 'settings.change', { language: 'it' });
  await expect(page.getByRole('region', { name: 'Non importato: wrong.puzzles.json' })).toContainText(
    `In puzzles[${String(place)}].answer.counts.star: `,
  );
  expect(complaints).toEqual([]);
});

test('dropped, a large pack shows how far it is and can be stopped; the app answers all the while', async ({
  app: { window: page, complaints },
}) => {
  await open(page);
  const text = await readFile(LARGE, 'utf8');
  await page.evaluate((content) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([content], 'large.puzzles.json'));
    document.querySelector('.page')?.dispatchEvent(new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true }));
  }, text);
  await expect(page.getByRole('progressbar', { name: 'Taking in large.puzzles.json' })).toBeVisible();
  await expect(page.getByRole('main').getByText(/^Checking puzzle [\d,]+ of 3,240$/)).toBeVisible();
  await request(page, 'settings.read', {});
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('main').getByText('Stopped: nothing was taken in.')).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  expect((await request(page, 'pack.list', {})).packs.every(({ shipped }) => shipped)).toBe(true);
  expect(complaints).toEqual([]);
});

test('killed in the middle of an import, the app starts without a trace of it', async ({ dataFolder }) => {
  const first = await launch(dataFolder);
  await open(first.window);
  await choose(first.window, LARGE);
  await expect(first.window.getByRole('main').getByText(/^Checking puzzle [\d,]+ of 3,240$/)).toBeVisible();
  await first.kill();
  const second = await launch(dataFolder);
  try {
    await open(second.window);
    await expect(second.window.getByRole('list', { name: '3 packs' }).getByRole('heading')).toHaveText([
      'The faces of the Chase tiles',
      'The Lookout pack',
      'Lookout’s pack of Fugitive',
    ]);
  } finally {
    await second.close();
  }
});
