/** The list of replays in the real window: removing with undo, many files at once, rows that cannot be read. */
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

test('a replay is removed and put back by keyboard and by mouse; the focus stays where it goes on, and it is said aloud', async ({
  app: { window: page, complaints },
}) => {
  await page.getByRole('button', { name: 'Replays' }).click();
  await bringIn(page, 3);
  const rows = page.getByRole('list', { name: /^[0-9]+ match/ }).getByRole('listitem');
  const spoken = page.locator('[aria-live=polite]');
  const remove = rows.nth(1).getByRole('button', { name: /^Remove the match of .*Oct 27/ });
  await remove.focus();
  await page.keyboard.press('Enter');
  const undo = page.getByRole('button', { name: /^Undo: put the match of .*Oct 27.* back$/ });
  await expect(undo).toBeFocused();
  await expect(spoken).toHaveText(/^The match of .*Oct 27.* was removed\.$/);
  await expect(rows).toHaveCount(2);
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(3);
  await expect(remove).toBeFocused();
  await expect(spoken).toHaveText(/^The match of .*Oct 27.* is back in the list\.$/);
  await expect(undo).toHaveCount(0);

  // All of them, one after the other; the last removed comes back first, also after another screen.
  for (const left of [2, 1, 0]) {
    await rows
      .first()
      .getByRole('button', { name: /^Remove/ })
      .click();
    await expect(rows).toHaveCount(left);
  }
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByRole('button', { name: 'Replays' }).click();
  for (const [back, day] of [
    [1, 'Oct 26'],
    [2, 'Oct 27'],
    [3, 'Oct 28'],
  ] as const) {
    await page.getByRole('region', { name: 'Removed matches' }).getByRole('button', { name: /^Undo/ }).click();
    await expect(rows).toHaveCount(back);
    await expect(rows.first()).toContainText(day);
  }
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
  await expect(page.getByRole('main').getByText('unfinished')).toBeVisible();
  await page.locator('input[type=file]').setInputFiles(files(25));
  await expect(page.getByRole('main').getByText('24 replays were taken in.')).toBeVisible();
  await expect(page.getByText('1 to 10 of 25')).toBeVisible();
  const offer = page.getByRole('region', { name: 'Longer than what is here' });
  await offer.getByRole('button', { name: 'Take the longer one from match 0.lookout.json' }).click();
  await expect(offer).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('main').getByText(/is in the list in its longer form/)).toBeVisible();
  await expect(page.getByRole('main').getByText('unfinished')).toHaveCount(0);

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
    const rows = page.getByRole('list', { name: /^[0-9]+ match/ }).getByRole('listitem');
    await expect(rows).toHaveCount(3);
    // A changed event is named, once the look over the database has come that far.
    await page.getByRole('button', { name: CATALOGUES.en['notice.understood'] }).click();
    await expect(rows.first()).toContainText('A match that cannot be read');
    await expect(rows.first()).toContainText('no date');
    await expect(page.getByText('A match that cannot be read', { exact: true })).toHaveCount(2);
    // Its own screen says so, too.
    await rows.last().getByRole('button', { name: /^Open/ }).click();
    await expect(page.getByText('Part of this cannot be read any more.')).toBeVisible();
    await page.getByRole('button', { name: 'Back', exact: true }).click();

    await answerSaving(electron, 'proposed');
    await rows.first().getByRole('button', { name: 'Export the match of no date' }).click();
    await expect(page.getByRole('region', { name: 'Where the file went' })).toBeVisible();
    const [saved = ''] = (await systemAsked(electron)).proposed;
    expect(JSON.parse(readFileSync(saved, 'utf8'))).toMatchObject({ format: 'lookout-unreadable-match', match: [{ started_at: 'soon' }] });
    for (const left of [2, 1, 0]) {
      await rows
        .first()
        .getByRole('button', { name: /^Remove/ })
        .click();
      await expect(page.getByRole('listitem')).toHaveCount(left);
    }
    expect(complaints).toEqual([]);
  } finally {
    await close();
  }
});
