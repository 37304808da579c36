/** The library of replays in the real window: searching, labels, removing with undo, many files at once, rows that cannot be read. */
import type { Page } from '@playwright/test';
import Database from 'better-sqlite3';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CATALOGUES } from '../../src/shared/catalogue';
import { expect, launch, test } from './app';
import { answerSaving, systemAsked } from './saving';

const minimal = JSON.parse(readFileSync(join(import.meta.dirname, '../fixtures/minimal.lookout.json'), 'utf8')) as Record<string, unknown>;

/** Replay files of matches that began a day apart, the newest first. */
function files(count: number): { name: string; mimeType: string; buffer: Buffer }[] {
  return Array.from({ length: count }, (_, n) => {
    const id = `0192f0c8-7f1e-7abc-8def-${String(n).padStart(12, '0')}`;
    const startedAt = new Date(Date.UTC(2026, 9, 28 - n, 12)).toISOString();
    return {
      name: `match ${String(n)}.lookout.json`,
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify({ ...minimal, id, startedAt })),
    };
  });
}

async function bringIn(page: Page, count: number): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(files(count));
  await expect(page.getByRole('main').getByText(`${String(count)} replays were taken in.`)).toBeVisible();
}

const list = (page: Page) => page.getByRole('list', { name: /^[0-9,]+ match/ });
const rowsOf = (page: Page) => list(page).getByRole('listitem');

test('a replay is removed and put back by keys and by mouse; the focus stays where it goes on, and it is said aloud', async ({
  app: { window: page, complaints },
}) => {
  await page.getByRole('button', { name: 'Replays' }).click();
  await bringIn(page, 3);
  const rows = rowsOf(page);
  const spoken = page.locator('[aria-live=polite]');
  const chosen = (day: string) => rows.filter({ hasText: day }).getByRole('button').first();
  await chosen('Oct 28').focus();
  await page.keyboard.press('ArrowDown');
  await expect(chosen('Oct 27')).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(spoken).toHaveText(/^The match of .*Oct 27.* was removed\.$/);
  await expect(rows).toHaveCount(2);
  await expect(chosen('Oct 26')).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(rows).toHaveCount(3);
  await expect(chosen('Oct 27')).toBeFocused();
  await expect(spoken).toHaveText(/^The match of .*Oct 27.* is back in the list\.$/);
  const undo = page.getByRole('button', { name: /^Undo/ });
  await expect(undo).toHaveCount(0);

  // What a file brings is chosen, and the focus that was in the list is there, so that a key acts on what has it.
  await page.getByRole('main').locator('input[type=file]').setInputFiles(files(4).slice(3));
  await expect(rows).toHaveCount(4);
  await expect(chosen('Oct 28')).toBeFocused();
  await expect(chosen('Oct 28')).toHaveAttribute('aria-current', 'true');
  await chosen('Oct 25').focus();
  await page.keyboard.press('Delete');
  await expect(rows).toHaveCount(3);
  await expect(page.getByRole('region', { name: 'Removed matches' })).toContainText(/Oct 25.*\(.+, .+\) was removed/);
  await page.getByRole('button', { name: 'Close the note about the removed match' }).click();

  // All of them, one after the other; the last removed comes back first, also after another screen.
  await page.keyboard.press('Home');
  for (const left of [2, 1, 0]) {
    await page.getByRole('button', { name: /^Remove the match of/ }).click();
    await expect(rows).toHaveCount(left);
  }
  await expect(undo).toBeFocused();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByRole('button', { name: 'Replays' }).click();
  for (const [back, day] of [
    [1, 'Oct 26'],
    [2, 'Oct 27'],
    [3, 'Oct 28'],
  ] as const) {
    await page.getByRole('region', { name: 'Removed matches' }).getByRole('button', { name: /^Undo/ }).click();
    await expect(rows).toHaveCount(back);
    await expect(rows.filter({ hasText: day })).toHaveCount(1);
  }
  expect(complaints).toEqual([]);
});

test('by keys alone: a match is named, starred and noted, found by each, and is all that again after it was removed', async ({
  app: { window: page, complaints },
}) => {
  await page.getByRole('button', { name: 'Replays' }).click();
  await bringIn(page, 3);
  const rows = rowsOf(page);
  const keys = page.keyboard;
  await rows.first().getByRole('button').first().focus();
  await keys.press('ArrowDown');
  await keys.press('F2');
  await expect(page.getByRole('textbox', { name: 'Name of the match' })).toBeFocused();
  await keys.type('The great escape');
  await keys.press('Enter');
  const details = page.getByRole('region', { name: 'The chosen match' });
  await expect(details.getByRole('heading', { name: 'The great escape' })).toBeVisible();
  await keys.press('s');
  await expect(details.getByRole('button', { name: /^Star the match/ })).toHaveAttribute('aria-pressed', 'true');
  const note = details.getByRole('textbox', { name: 'Note' });
  while (!(await note.evaluate((field) => field === document.activeElement))) await keys.press('Tab');
  await keys.type('Turned back at the café');
  await keys.press('Shift+Tab');
  await keys.press('/');
  const search = page.getByRole('searchbox', { name: 'Search names, notes, rules, endings and dates' });
  await expect(search).toBeFocused();
  await keys.type('CAFE great');
  await expect(rows).toHaveCount(1);
  await expect(page.getByRole('search').getByText('1 round in 1 match')).toBeVisible();
  // Dates are found as they are typed, and as the list writes them.
  for (const [typed, found] of [
    ['2026-10', 3],
    ['Oct 26, 2026', 1],
    ['26/10 ada', 1],
  ] as const) {
    await keys.press('Control+a');
    await keys.type(typed);
    await expect(rows).toHaveCount(found);
  }
  await keys.press('Control+a');
  await keys.type('nobody');
  await expect(page.getByText(/^Nothing fits\./)).toBeVisible();
  await page.getByRole('button', { name: 'Clear all' }).focus();
  await keys.press('Enter');
  await expect(rows).toHaveCount(3);
  await expect(search).toHaveValue('');

  // The filters behind their button; each that is on has a chip, which takes it off.
  await page.getByRole('button', { name: 'Filters' }).focus();
  await keys.press('Enter');
  await page.getByRole('checkbox', { name: 'Starred' }).focus();
  await keys.press('Space');
  await expect(rows).toHaveCount(1);
  await page.getByRole('combobox', { name: 'Result' }).selectOption('Lost');
  const chips = page.getByRole('list', { name: 'What is sought' });
  await expect(chips.getByRole('button')).toHaveText(['Starred', 'Lost', 'Clear all']);
  await chips.getByRole('button', { name: 'Lost: take this filter off' }).click();
  await expect(rows).toHaveCount(1);
  await rows.first().getByRole('button').first().focus();
  await keys.press('Delete');
  await expect(rows).toHaveCount(0);
  await keys.press('Control+z');
  await expect(rows).toHaveCount(1);
  await expect(details.getByRole('heading', { name: 'The great escape' })).toBeVisible();
  await expect(note).toHaveValue('Turned back at the café');
  await expect(details.getByRole('button', { name: /^Star the match/ })).toHaveAttribute('aria-pressed', 'true');

  // Enter opens it, and one step back leads to where one was.
  await rows.first().getByRole('button').first().focus();
  await keys.press('Enter');
  await expect(page.getByRole('slider', { name: 'Timeline' })).toBeVisible();
  await keys.press('Escape');
  await expect(rows).toHaveCount(1);
  await expect(details.getByRole('heading', { name: 'The great escape' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('of many matches the page holds those in sight; End and Home lead to the last and the first of them', async ({
  app: { window: page, complaints },
}) => {
  await page.getByRole('button', { name: 'Replays' }).click();
  for (let from = 0; from < 120; from += 40) {
    await page.locator('input[type=file]').setInputFiles(files(120).slice(from, from + 40));
    await expect(page.getByText(`${String(from + 40)} matches`, { exact: true })).toBeVisible();
  }
  const rows = rowsOf(page);
  expect(await rows.count()).toBeLessThan(40);
  await rows.first().getByRole('button').first().focus();
  await page.keyboard.press('End');
  const focused = list(page).locator('li:focus-within');
  await expect(focused).toHaveAttribute('aria-posinset', '120');
  await expect(focused.getByRole('button').first()).toContainText('Jul 1, 2026');
  await page.keyboard.press('PageUp');
  await expect(focused).not.toHaveAttribute('aria-posinset', '120');
  await page.keyboard.press('Home');
  await expect(focused).toHaveAttribute('aria-posinset', '1');
  // Another order has another first one.
  await page.getByRole('combobox', { name: 'Order' }).selectOption('Oldest first');
  await expect(rows.first()).toContainText('Jul 1, 2026');
  expect(complaints).toEqual([]);
});

test('25 files at once are all taken in; one that goes on with a match offers the longer, one that cannot be read is called that', async ({
  app: { window: page, complaints },
}) => {
  await page.getByRole('button', { name: 'Replays' }).click();
  const [first] = files(1);
  const { rounds } = minimal as { rounds: { events: unknown[] }[] };
  const cut = {
    ...(JSON.parse(first?.buffer.toString() ?? '') as object),
    rounds: [{ ...rounds[0], events: rounds[0]?.events.slice(0, 3) }],
  };
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'cut.lookout.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(cut)) });
  await expect(page.getByRole('main').getByText('1 replay was taken in.')).toBeVisible();
  await expect(rowsOf(page).getByText('unfinished')).toBeVisible();
  await page.locator('input[type=file]').setInputFiles(files(25));
  await expect(page.getByRole('main').getByText('24 replays were taken in.')).toBeVisible();
  await expect(page.getByText('25 matches', { exact: true })).toBeVisible();
  const offer = page.getByRole('region', { name: 'Longer than what is here' });
  await offer.getByRole('button', { name: 'Keep the longer: from match 0.lookout.json' }).click();
  await expect(offer).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('main').getByText(/is in the list in its longer form/)).toBeVisible();
  await expect(rowsOf(page).getByText('unfinished')).toHaveCount(0);

  // The browser's side of a file that the system takes away after it was chosen.
  await page.evaluate(() => {
    File.prototype.arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'));
  });
  await page.locator('input[type=file]').setInputFiles(files(1));
  await expect(page.getByRole('region', { name: 'Not taken in' })).toContainText(
    `match 0.lookout.json: ${CATALOGUES.en['fault.file-unread']}`,
  );
  expect(complaints).toEqual([]);
});

test('the small picture of a row is of its own match, in whatever order the list stands', async ({ app: { window: page, complaints } }) => {
  const named = ['two-caught', 'two-hideout', 'two-trail-lost', 'four-alone'];
  const chosen = named.map((name, n) => {
    const replay = JSON.parse(readFileSync(join(import.meta.dirname, `../fixtures/replays/${name}.lookout.json`), 'utf8')) as Record<
      string,
      unknown
    >;
    const startedAt = new Date(Date.UTC(2026, 9, 28 - n, 12)).toISOString();
    return { name: `${name}.lookout.json`, mimeType: 'application/json', buffer: Buffer.from(JSON.stringify({ ...replay, startedAt })) };
  });
  await page.getByRole('button', { name: 'Replays' }).click();
  await page.locator('input[type=file]').setInputFiles(chosen);
  const rows = rowsOf(page);
  await expect(rows).toHaveCount(named.length);
  const lines = rows.locator('polyline:first-of-type');
  await expect(lines).toHaveCount(named.length);
  const points = (): Promise<(string | null)[]> => lines.evaluateAll((all) => all.map((line) => line.getAttribute('points')));
  // The list is read anew after a file has come in, and its pictures with it.
  await expect.poll(async () => new Set(await points()).size).toBe(named.length);
  const newest = await points();
  await page.getByRole('combobox', { name: 'Order' }).selectOption({ label: 'Oldest first' });
  await expect.poll(points).toEqual(newest.reverse());
  expect(complaints).toEqual([]);
});

test('a match that cannot be read breaks no screen: it is shown as such, goes out as it stands, and can be removed', async ({
  dataFolder,
}) => {
  test.slow();
  const before = await launch(dataFolder);
  await before.window.getByRole('button', { name: 'Replays' }).click();
  await bringIn(before.window, 3);
  await before.close();
  const db = new Database(join(dataFolder, 'lookout.db'));
  db.exec(`
    UPDATE match SET started_at = 'soon' WHERE id LIKE '%0';
    UPDATE round SET deal = '[' WHERE match_id LIKE '%1';
    UPDATE event SET body = '[' WHERE match_id LIKE '%2';
  `);
  db.close();

  const { window: page, electron, complaints, close } = await launch(dataFolder);
  try {
    await expect(page.getByRole('button', { name: 'Play your first round' })).toBeVisible();
    await page.getByRole('button', { name: 'Replays' }).click();
    const rows = rowsOf(page);
    await expect(rows).toHaveCount(3);
    // A changed event is named, once the look over the database has come that far.
    await page.getByRole('button', { name: CATALOGUES.en['notice.understood'] }).click();
    await expect(rows.first()).toContainText('A match that cannot be read');
    await expect(rows.first()).toContainText('no date');
    await expect(rows.getByText('A match that cannot be read', { exact: true })).toHaveCount(2);
    // Its own screen says so, too.
    await rows.last().getByRole('button').first().click();
    await page.getByRole('button', { name: /^Open the match/ }).click();
    await expect(page.getByText('Part of this cannot be read any more.')).toBeVisible();
    await page.getByRole('button', { name: 'Back', exact: true }).click();

    await answerSaving(electron, 'proposed');
    await rows.first().getByRole('button').first().focus();
    await page.getByRole('button', { name: 'Export the match of no date' }).click();
    await expect(page.getByRole('region', { name: 'Where the file went' })).toBeVisible();
    const [saved = ''] = (await systemAsked(electron)).proposed;
    expect(JSON.parse(readFileSync(saved, 'utf8'))).toMatchObject({ format: 'lookout-unreadable-match', match: [{ started_at: 'soon' }] });
    for (const left of [2, 1, 0]) {
      await page.getByRole('button', { name: /^Remove the match/ }).click();
      await expect(rows).toHaveCount(left);
    }
    expect(complaints).toEqual([]);
  } finally {
    await close();
  }
});
