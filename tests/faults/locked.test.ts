/** Another program locks the database for a moment: what was asked for is done after it, and nothing stood still meanwhile. */
import Database from 'better-sqlite3';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createDispatch } from '../../src/main/ipc';
import { openApp } from '../fixtures/app';
import { scratchFolder } from '../fixtures/scratch';

function locked(ourLock = false) {
  const folder = scratchFolder();
  const opened = openApp(folder);
  const reports: unknown[] = [];
  const dispatch = createDispatch({
    handlers: opened.handlers,
    trusts: () => true,
    report: (_request, error) => reports.push(error),
    ourLock: () => ourLock,
  });
  const other = new Database(join(folder, 'lookout.db'));
  other.exec('BEGIN IMMEDIATE');
  onTestFinished(() => {
    other.close();
    opened.close();
  });
  const ask = (request: string, input: unknown) => dispatch(request, input, { webContentsId: 1, url: '', topFrame: true });
  return { ask, other, reports };
}

test('a change that met the lock is kept once it is gone, by the same thread that let it go', async () => {
  const { ask, other, reports } = locked();
  // On this very thread: if the write held it up, the lock would never end before the write had given up.
  setTimeout(() => other.exec('COMMIT'), 60);
  expect(await ask('settings.change', { theme: 'day' })).toMatchObject({ ok: true });
  expect(await ask('settings.read', {})).toMatchObject({ value: { theme: 'day' } });
  expect(reports).toEqual([]);
});

test('a lock of our own is waited for as long as it takes: it ends for sure', async () => {
  const { ask, other } = locked(true);
  // Longer than another program's is.
  setTimeout(() => other.exec('COMMIT'), 600);
  expect(await ask('settings.change', { theme: 'day' })).toMatchObject({ ok: true });
});

test('a lock that stays is named, what is read is there all the same, and afterwards all goes on', async () => {
  const { ask, other } = locked();
  expect(await ask('settings.change', { theme: 'day' })).toMatchObject({ ok: false, error: { code: 'store/locked' } });
  expect(await ask('replay.list', { offset: 0, limit: 10 })).toMatchObject({ ok: true });
  other.exec('COMMIT');
  expect(await ask('settings.change', { theme: 'day' })).toMatchObject({ ok: true });
});
