/** A deleted player is in no backup, and what the others have in them stays. */
import Database from 'better-sqlite3';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { backupsIn } from '../../src/main/store/backup-files';
import { openStore } from '../../src/main/store/open';
import { done } from '../fixtures/live-table';
import { scratchFolder } from '../fixtures/scratch';
import { DEALT, header, MATCH } from '../fixtures/stored-match';

const DAY = new Date('2026-11-27T20:00:00.000Z');
const GOING = { id: 'going', name: 'Guglielmina', createdAt: DAY.toISOString() };
const STAYING = { id: 'staying', name: 'Brunhilde', createdAt: DAY.toISOString() };

/** Three backups: before the player was there, with it, and with a match of it. */
function backedUp(): { folder: string; store: ReturnType<typeof open> } {
  const folder = scratchFolder();
  const store = open(folder);
  done(store.profiles.create(STAYING));
  done(store.backUp(DAY));
  done(store.profiles.create(GOING));
  done(store.backUp(DAY));
  const players = [
    { name: GOING.name, kind: 'human', assist: true },
    { name: STAYING.name, kind: 'human', assist: true },
  ] as const;
  done(store.matches.begin(header({ players: [...players] }), DEALT, [GOING.id, STAYING.id], GOING.id));
  done(store.backUp(DAY));
  return { folder, store };
}

const open = (folder: string) => done(openStore(folder, DAY));

const everything = (folder: string): string =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
    .join('');

test('each backup is written anew without the player, under the same number and time', () => {
  const { folder, store } = backedUp();
  const before = backupsIn(folder).map(({ number, madeAt }) => ({ number, madeAt }));
  expect(everything(folder)).toContain(GOING.name);
  done(store.profiles.remove(GOING.id, 'Guest'));
  expect(done(store.profiles.forgotten())).toEqual([GOING.id]);
  done(store.forget(done(store.profiles.forgotten()), 'Guest'));
  done(store.profiles.forgottenEverywhere([GOING.id]));
  expect(done(store.profiles.forgotten())).toEqual([]);
  expect(backupsIn(folder).map(({ number, madeAt }) => ({ number, madeAt }))).toEqual(before);
  expect(backupsIn(folder).map(({ rows }) => rows)).toEqual([2, 1, 1]);
  store.close();
  expect(everything(folder)).not.toContain(GOING.name);
  const newest = new Database(backupsIn(folder)[0]?.file ?? '', { readonly: true });
  expect(newest.prepare('SELECT name FROM profile').pluck().all()).toEqual([STAYING.name]);
  expect(newest.prepare(`SELECT players ->> '$[0].name' FROM match WHERE id = ?`).pluck().get(MATCH)).toBe('Guest');
  newest.close();
});

test('a backup that cannot be read goes with the player, the others stay', () => {
  const { folder, store } = backedUp();
  const [, broken] = backupsIn(folder);
  writeFileSync(broken?.file ?? '', 'Guglielmina in pieces');
  done(store.profiles.remove(GOING.id, 'Guest'));
  done(store.forget([GOING.id], 'Guest'));
  store.close();
  expect(backupsIn(folder).map(({ number }) => number)).toEqual([3, 1]);
  expect(everything(folder)).not.toContain(GOING.name);
});
