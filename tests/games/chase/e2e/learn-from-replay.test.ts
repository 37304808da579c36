/** Learning from a saved round in the real window: a mistake becomes a puzzle and is solved, and a match of one's own begins at a moment of it. */
import Database from 'better-sqlite3';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { request } from '../../../accessibility/visits';
import { expect, test } from '../../../e2e/app';
import { currentPuzzle, KEYS, shownTile, symbolOf } from './drill-screen';

const ID = '0192f0c8-7f1e-7abc-8def-0000000000aa';

/** A round in which a marker was wrong, the event with which it came. */
const EVENT = 10;
const golden = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../fixtures/replays/two-trail-lost.lookout.json'), 'utf8'),
) as object;
const players = ['Ada', 'Bea'].map((name) => ({ name, kind: 'human' }));

test('a mistake becomes a puzzle that is solved; a match begins before it and leaves the replay as it was; from both one comes back to its moment', async ({
  app: { window: page, complaints },
  dataFolder,
}) => {
  await page.getByRole('button', { name: 'Replays' }).click();
  await page.locator('input[type=file]').setInputFiles({
    name: 'poor.lookout.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ ...golden, id: ID, players })),
  });
  await expect.poll(async () => (await request(page, 'replay.list', { offset: 0, limit: 10 })).total).toBe(1);
  const rows = (): string => {
    const db = new Database(join(dataFolder, 'lookout.db'), { readonly: true });
    const read = [
      db.prepare('SELECT * FROM match WHERE id = ?').all(ID),
      db.prepare('SELECT * FROM round WHERE match_id = ?').all(ID),
      db.prepare('SELECT * FROM event WHERE match_id = ? ORDER BY round, seq').all(ID),
    ];
    db.close();
    return JSON.stringify(read);
  };
  const before = rows();

  const open = async (): Promise<void> => {
    await page.getByRole('button', { name: /Ada/ }).first().dblclick();
    await page.getByRole('button', { name: 'Learn', exact: true }).click();
  };
  await open();
  const mistake = page.locator(`[data-mistake="${String(EVENT)}"]`);
  await mistake.getByRole('button', { name: /^Make it a puzzle/ }).click();
  await expect(mistake.getByText('A puzzle · not your mistake here')).toBeVisible();
  await expect(mistake.getByRole('button', { name: /^Solve it/ })).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Practice', level: 1 })).toBeVisible();
  await expect(shownTile(page)).toHaveCount(1);
  // Escape leads back to the replay, at the moment at which it was left.
  await page.keyboard.press('Escape');
  await mistake.getByRole('button', { name: /^Go to the mistake/ }).click();
  await mistake.getByRole('button', { name: /^Solve it/ }).click();
  await expect(shownTile(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(mistake).toHaveAttribute('aria-current', 'step');
  const solve = async (right: boolean): Promise<void> => {
    await mistake.getByRole('button', { name: /^Solve it/ }).click();
    await expect(shownTile(page)).toHaveCount(1);
    const puzzle = await currentPuzzle(page);
    if (puzzle.kind !== 'read') throw new Error(`A wrong marker became a ${puzzle.kind} puzzle.`);
    await page.keyboard.press(KEYS[symbolOf(puzzle.answer.symbols, right)]);
    await expect(page.getByText(right ? 'Right.' : 'Not quite.', { exact: true })).toBeVisible();
  };
  // From the answer that is looked at, the last one of its run, every way out leads there as well, a wrong one too.
  await solve(false);
  await page.getByRole('button', { name: 'Finish', exact: true }).click();
  await expect(mistake).toHaveAttribute('aria-current', 'step');
  await solve(true);
  await page.keyboard.press('Escape');
  await expect(mistake).toHaveAttribute('aria-current', 'step');
  await solve(true);

  await expect(async () => {
    await page.keyboard.press('Space');
    await expect(page.getByRole('button', { name: 'Other drills' })).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.getByRole('button', { name: 'Back to the replay' }).click();
  await expect(mistake).toHaveAttribute('aria-current', 'step');

  await page.getByRole('button', { name: 'Play from here' }).click();
  // The table of that moment is seen, and time goes on after a count.
  const go = page.getByRole('region', { name: 'Ready?' }).getByRole('button');
  await expect(go).toBeFocused();
  await expect(page.locator('.twin')).toHaveCount(1);
  expect((await request(page, 'match.current', {}))?.paused).toBe(true);
  const table = await request(page, 'match.current', {});
  expect(table?.match).not.toBe(ID);
  const from = await request(page, 'replay.round', { id: table?.match ?? '', round: 0 });
  expect(from.summary.origin).toEqual({ match: ID, round: 1, event: EVENT });
  expect(rows()).toBe(before);
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await request(page, 'match.current', {}))?.paused).toBe(false);
  // Whoever leaves it is back at the moment that it was begun from, and the first screen does not ask to go on with it.
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(mistake).toHaveAttribute('aria-current', 'step');
  expect(await request(page, 'match.unfinished', {})).toBeNull();
  expect(complaints).toEqual([]);
});
