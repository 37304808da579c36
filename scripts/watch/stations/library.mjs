// The library of saved matches.
import { button, fixture, request, to } from './ways.mjs';

const KINDS = ['two-caught', 'three-match', 'four-together', 'two-marathon-match', 'four-unfinished', 'two-given-up', 'two-hideout'];

const replays = to(/^Replays/, 'Replays');

/** With matches of every kind in it, one of them chosen, named and starred. */
async function library(page) {
  const files = KINDS.map((name, at) => {
    const own = { id: `0192f0c8-7f1e-7abc-8def-00000000000${at}`, startedAt: `2026-11-${20 - at}T20:15:00.000Z` };
    const replay = { ...JSON.parse(fixture(`replays/${name}.lookout.json`)), ...own };
    return { name: `${name}.json`, mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(replay)) };
  });
  await replays(page);
  await page.locator('input[type=file]').setInputFiles(files);
  const rows = page.getByRole('listitem').locator('.match');
  await rows.nth(KINDS.length - 1).waitFor();
  const id = '0192f0c8-7f1e-7abc-8def-000000000001';
  await request(page, 'replay.label', { id, name: 'Three at the lake', note: 'Ben turned back once too often.', starred: true });
  await button(page, 'Back').first().click();
  await replays(page);
  await rows.nth(1).click();
  await page.getByRole('heading', { name: 'Three at the lake' }).waitFor();
}

/** The same with its filters open, and some on. */
async function filters(page) {
  await library(page);
  await button(page, 'Filters').click();
  await page.getByRole('combobox', { name: 'Players at the table' }).selectOption({ index: 1 });
  await page.getByRole('combobox', { name: 'From where' }).selectOption({ index: 2 });
  await button(page, 'Clear all').waitFor();
}

/** Nothing fits. */
async function nothing(page) {
  await library(page);
  await page.getByRole('searchbox').fill('nobody');
  await page.getByText(/^Nothing fits/).waitFor();
}

/** All of it chosen, to go out together. */
async function chosen(page) {
  await library(page);
  await page.keyboard.press('Control+a');
  await page.getByRole('checkbox', { checked: true }).first().waitFor();
}

/** A file that is torn in its second round, taken in as far as it holds. */
async function damaged(page) {
  const whole = fixture('replays/three-match.lookout.json');
  await replays(page);
  const buffer = Buffer.from(whole.slice(0, Math.floor(whole.length * 0.8)));
  await page.locator('input[type=file]').setInputFiles([{ name: 'torn.lookout.json', mimeType: 'application/json', buffer }]);
  await page.getByRole('listitem').locator('.match').first().waitFor();
}

export const LIBRARY = [
  { name: 'replays-library', go: library },
  { name: 'replays-filters', go: filters },
  { name: 'replays-nothing', go: nothing },
  { name: 'replays-chosen', go: chosen },
  { name: 'replays-damaged', go: damaged },
];
