/** The store's folder looked into on a thread of its own. */
import Database from 'better-sqlite3';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lookBeside } from '../../../src/main/background/looking';
import { DATABASE_NAME } from '../../../src/main/store/connection';
import { MIGRATIONS, newestOf } from '../../../src/main/store/migrations';
import { openStore } from '../../../src/main/store/open';
import { bundled } from '../../fixtures/bundle';
import { done } from '../../fixtures/live-table';
import { scratchFolder } from '../../fixtures/scratch';

let program: Awaited<ReturnType<typeof bundled>>;
beforeAll(async () => {
  program = await bundled(new URL('look-thread.ts', import.meta.url));
});
afterAll(() => {
  program.remove();
});

const NOW = new Date('2026-11-28T12:00:00Z');
const look = (folder: string) => lookBeside(() => new Worker(program.file, { workerData: folder }));

test('what another thread found is opened here as if it had been looked at here', async () => {
  const folder = scratchFolder();
  done(openStore(folder, NOW)).close();
  const looked = await look(folder);
  expect(looked).toEqual({ ok: true, value: { replaced: false, found: { state: 'good', version: newestOf(MIGRATIONS) } } });
  const store = done(openStore(folder, NOW, MIGRATIONS, looked));
  expect(store.recovery).toBeNull();
  store.close();
});

test('damage that another thread found is set aside here', async () => {
  const folder = scratchFolder();
  done(openStore(folder, NOW)).close();
  const file = join(folder, DATABASE_NAME);
  const bytes = readFileSync(file);
  bytes.fill(0xa5, 4096);
  writeFileSync(file, bytes);
  const looked = await look(folder);
  expect(looked).toMatchObject({ ok: true, value: { found: { state: 'damaged' } } });
  const store = done(openStore(folder, NOW, MIGRATIONS, looked));
  expect(store.recovery).toMatchObject({ setAside: expect.stringMatching(/damaged|lookout/) as string });
  store.close();
});

test('a newer database is refused by what the other thread found, too', async () => {
  const folder = scratchFolder();
  done(openStore(folder, NOW)).close();
  const db = new Database(join(folder, DATABASE_NAME));
  db.pragma(`user_version = ${newestOf(MIGRATIONS) + 10}`);
  db.close();
  expect(openStore(folder, NOW, MIGRATIONS, await look(folder))).toMatchObject({ ok: false, error: { code: 'store/newer' } });
});

test.each([
  ['breaks', () => new Worker('throw new Error("no")', { eval: true })],
  ['ends without a word', () => new Worker('', { eval: true })],
  ['cannot be started', () => { throw new Error('no'); }],
])('a thread that %s leaves it to whoever opens the store', async (_what, start) => {
  expect(await lookBeside(start)).toBeUndefined();
});
