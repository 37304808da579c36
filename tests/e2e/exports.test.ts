/** Every file that goes out: the person says where, is told where it is, and is shown it there. */
import type { Page } from '@playwright/test';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { request } from '../accessibility/visits';
import { expect, test } from './app';
import { answerSaving, systemAsked } from './saving';

/** Something to export of every kind: a replay, attempts, a player; packs come along. */
async function prepare(page: Page): Promise<void> {
  const file = readFileSync(join(import.meta.dirname, '../fixtures/minimal.lookout.json'));
  await page.getByRole('button', { name: 'Replays' }).click();
  await page.locator('input[type=file]').setInputFiles({ name: 'round.lookout.json', mimeType: 'application/json', buffer: file });
  await expect(page.getByText('1 replay was taken in.').first()).toBeVisible();
  const run = await request(page, 'drill.start', { mode: 'weak-spots', options: { facts: [{ tile: 'r01', side: 'n' }] } });
  await request(page, 'drill.answer', { run: run.id, puzzle: run.puzzle?.id ?? '', answer: { kind: 'read', symbol: 'star' }, millis: 900 });
  await request(page, 'drill.end', { run: run.id });
  await page.getByRole('button', { name: 'Back', exact: true }).click();
}

/** Each screen with an export: the way from the first screen, the button, and what file is proposed. */
const EXPORTS: readonly { readonly of: string; readonly way: readonly string[]; readonly button: RegExp; readonly file: RegExp }[] = [
  { of: 'a replay', way: ['Replays'], button: /^Export the match/, file: /chase-\d{4}-\d\d-\d\d-\d\dh\d\d-.*\.lookout\.json$/ },
  { of: 'a pack', way: ['All drills', 'Packs'], button: /^Export/, file: /\.puzzles\.json$/ },
  { of: 'the attempts', way: ['All drills', 'Statistics'], button: /^Save as CSV/, file: /lookout-attempts-[\d-]+\.csv$/ },
  { of: 'a player', way: ['All drills', 'Players'], button: /^Save all data/, file: /lookout-player-guest\.json$/ },
];

test('an export asks where, with a free name in the folder for downloads at hand, says where the file is and shows it there; to cancel is no fault', async ({
  app: { window: page, electron, complaints },
  dataFolder,
}) => {
  test.slow();
  await prepare(page);
  const note = page.getByRole('region', { name: 'Where the file went' });
  for (const [at, { of, way, button, file }] of EXPORTS.entries()) {
    await test.step(of, async () => {
      for (const name of way) await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
      await answerSaving(electron, null);
      await page.getByRole('button', { name: button }).first().click();
      await expect.poll(async () => (await systemAsked(electron)).proposed.length).toBe(2 * at + 1);
      const proposed = (await systemAsked(electron)).proposed[2 * at] ?? '';
      expect(proposed).toMatch(file);
      expect(proposed.startsWith(join(dataFolder, 'exports'))).toBe(true);
      expect(existsSync(proposed)).toBe(false);
      await expect(note).toHaveCount(0);

      const wanted = join(dataFolder, `wanted ${String(at)}`, `mine${/\.\w+$/.exec(proposed)?.[0] ?? ''}`);
      await answerSaving(electron, { path: wanted });
      await page.getByRole('button', { name: button }).first().click();
      await expect(note).toContainText(`Saved as ${wanted}.`);
      expect(existsSync(wanted)).toBe(true);
      await note.getByRole('button', { name: 'Show in folder' }).click();
      await expect.poll(async () => (await systemAsked(electron)).shown).toHaveLength(at + 1);
      expect((await systemAsked(electron)).shown[at]).toBe(wanted);

      // It was moved meanwhile: said, and not shown.
      rmSync(wanted);
      await note.getByRole('button', { name: 'Show in folder' }).click();
      await expect(page.getByRole('main').getByText('This file is no longer where it was saved.')).toBeVisible();
      expect((await systemAsked(electron)).shown).toHaveLength(at + 1);
      for (const _ of way) await page.getByRole('button', { name: 'Back', exact: true }).click();
    });
  }
  expect(new Set((await systemAsked(electron)).titles)).toEqual(new Set(['Where should the file go?']));
  expect(complaints).toEqual([]);
});
