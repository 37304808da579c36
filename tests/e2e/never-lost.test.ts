/** What a person did is never lost: kills at any moment, files in and out, and a database that cannot be used. */
import Database from 'better-sqlite3';
import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { electronPath, sandboxArguments } from '../../scripts/setup.mjs';
import { request, startAsChaser } from '../accessibility/visits';
import { expect, launch, test } from './app';
import { answerSaving } from './saving';

test('a round that is killed stands in the list as unfinished, with everything that was acknowledged', async ({ dataFolder }) => {
  const first = await launch(dataFolder);
  await startAsChaser(first.window);
  await first.window.keyboard.press('KeyQ');
  await expect.poll(async () => (await request(first.window, 'match.current', {}))?.table.paths[0]?.marks.length).toBe(1);
  const before = await request(first.window, 'match.current', {});
  await first.kill();

  const second = await launch(dataFolder);
  try {
    await second.window.getByRole('button', { name: 'Replays' }).click();
    await expect(second.window.getByRole('listitem').getByText('unfinished').first()).toBeVisible();
    const { replays } = await request(second.window, 'replay.list', { offset: 0, limit: 10 });
    expect(replays).toHaveLength(1);
    const saved = await request(second.window, 'replay.round', { id: before?.match ?? '', round: 0 });
    expect(saved.table.paths[0]?.marks).toEqual(before?.table.paths[0]?.marks);
    expect(saved.table.paths[0]?.tiles.slice(0, 2)).toEqual(before?.table.paths[0]?.tiles.slice(0, 2));
    expect(saved.verdict.verdict).toMatchObject({ ending: 'unfinished', winner: null });
  } finally {
    await second.close();
  }
});

test('replays come in by the file field, with the first fault of a bad one named, and go out as files', async ({ app, dataFolder }) => {
  const { window: page } = app;
  const good = join(import.meta.dirname, '../fixtures/minimal.lookout.json');
  const bad = join(dataFolder, 'bad.lookout.json');
  writeFileSync(bad, readFileSync(good, 'utf8').replace('"version":1', '"version":9'));

  await page.getByRole('button', { name: 'Replays' }).click();
  await page.locator('input[type=file]').setInputFiles([good, bad]);
  await expect(page.getByText('1 replay was taken in.').first()).toBeVisible();
  await expect(page.getByText(/^bad\.lookout\.json, at version: /)).toBeVisible();
  await request(page, 'settings.change', { language: 'it' });
  await expect(
    page.getByText(
      'bad.lookout.json, in version: Questo file è nella versione 9 del formato dei replay e questo Lookout legge la versione 1: lo apre un Lookout più nuovo.',
    ),
  ).toBeVisible();
  await request(page, 'settings.change', { language: 'en' });
  await answerSaving(app.electron, 'proposed');
  await page.getByRole('button', { name: /^Export the match/ }).click();
  await expect(page.getByText(/^Saved as .*\.lookout\.json\.$/).first()).toBeVisible();

  const [file = ''] = readdirSync(join(dataFolder, 'exports'));
  const exported = JSON.parse(readFileSync(join(dataFolder, 'exports', file), 'utf8')) as { rounds: { events: unknown[] }[] };
  const original = JSON.parse(readFileSync(good, 'utf8')) as typeof exported;
  expect(exported.rounds[0]?.events).toEqual(original.rounds[0]?.events);
});

test('damage that only a look at the whole shows is found once the first picture stands, and the window begins anew on a backup', async ({
  emptyFolder,
}) => {
  const first = await launch(emptyFolder);
  await request(first.window, 'profile.create', { name: 'Ada' });
  // As a person ends it, which leaves no log and makes a backup.
  await Promise.all([
    first.electron.waitForEvent('close'),
    first.electron.evaluate(({ app }) => {
      app.quit();
    }),
  ]);
  const file = join(emptyFolder, 'lookout.db');
  const db = new Database(file);
  db.exec('DROP INDEX match_by_start');
  db.close();

  const second = await launch(emptyFolder);
  try {
    await expect(second.window.getByText('Good to know')).toBeVisible();
    expect(readdirSync(emptyFolder).some((name) => name.startsWith('lookout.db.damaged-'))).toBe(true);
    await expect(second.window.getByRole('button', { name: 'Player: Ada. Let somebody else play' })).toBeAttached();
  } finally {
    await second.close();
  }
});

test('a damaged database is set aside, said so, and the app goes on', async ({ emptyFolder }) => {
  const first = await launch(emptyFolder);
  await request(first.window, 'settings.read', {});
  await first.close();
  const database = readdirSync(emptyFolder).find((name) => name.endsWith('.db')) ?? '';
  writeFileSync(join(emptyFolder, database), 'this is no database');
  for (const rest of readdirSync(emptyFolder)) if (/-(wal|shm)$/.test(rest)) writeFileSync(join(emptyFolder, rest), '');

  const second = await launch(emptyFolder);
  try {
    await expect(second.window.getByText('Good to know')).toBeVisible();
    expect(readdirSync(emptyFolder).some((name) => name.startsWith(`${database}.damaged-`))).toBe(true);
    await expect(second.window.getByRole('button', { name: 'Replays' })).toBeVisible();
  } finally {
    await second.close();
  }
});

/** Starts the app where it has to give up, on a computer that speaks `language`. */
function startInVain(folder: string, language: 'en' | 'it'): { readonly status: number | null; readonly stderr: string } {
  return spawnSync(electronPath(), [...sandboxArguments(), '.'], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, LOOKOUT_DATA: folder, LANGUAGE: language, LANG: 'C.UTF-8', LC_ALL: undefined },
    encoding: 'utf8',
    timeout: 30_000,
  });
}

test("a folder that cannot be used is named in one sentence of the computer's language, with exit code 1", ({ emptyFolder }) => {
  const file = join(emptyFolder, 'file');
  writeFileSync(file, 'kept');
  const english = startInVain(file, 'en');
  expect(english.stderr).toContain(`Lookout cannot keep its data in this folder: ${file}\n`);
  expect(english.status).toBe(1);
  const italian = startInVain(file, 'it');
  expect(italian.stderr).toContain(`Lookout non può tenere i suoi dati in questa cartella: ${file}\n`);
  expect(italian.status).toBe(1);
  expect(readFileSync(file, 'utf8')).toBe('kept');
});

test('a database of a newer Lookout is refused in one sentence and left as it is', async ({ emptyFolder }) => {
  const first = await launch(emptyFolder);
  await request(first.window, 'settings.read', {});
  await first.close();
  const database = join(emptyFolder, readdirSync(emptyFolder).find((name) => name.endsWith('.db')) ?? '');
  const db = new Database(database);
  // By both of its numbers: an odd one alone is mended.
  db.exec('PRAGMA user_version = 9000; UPDATE schema_step SET version = 9000');
  db.close();
  const bytes = readFileSync(database);
  const italian = startInVain(emptyFolder, 'it');
  expect(italian.stderr).toMatch(/^Il database in questa cartella è di una versione più nuova di Lookout .*9000.*\n/m);
  expect(italian.status).toBe(1);
  expect(readFileSync(database).equals(bytes)).toBe(true);
});
