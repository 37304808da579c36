/** A player's name that something wrote into the database from outside: what is played under it can be read again. */
import Database from 'better-sqlite3';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DATABASE_NAME } from '../../src/main/store/connection';
import { openApp } from '../fixtures/app';
import { done } from '../fixtures/live-table';
import { scratchFolder } from '../fixtures/scratch';

test.each([
  ['five hundred letters', 'x'.repeat(500), 'x'.repeat(40)],
  ['signs that nobody sees', '\u0000\u202e\u200b', ''],
])('%s as a name: the player has a name again, and a match of theirs is read as any other', async (_, garbled, name) => {
  const folder = scratchFolder();
  const first = openApp(folder, 'before');
  done(await first.handlers['profile.list']({}));
  first.close();
  const db = new Database(join(folder, DATABASE_NAME));
  db.prepare('UPDATE profile SET name = ?').run(garbled);
  db.close();

  const app = openApp(folder, 'after');
  const { profiles } = done(await app.handlers['profile.list']({}));
  expect(profiles.map((each) => each.name)).toEqual([name]);
  const { match } = done(await app.handlers['match.start']({ role: 'chaser', level: 1 }));
  done(await app.handlers['match.leave']({ match }));
  const { replays, unreadable } = done(await app.handlers['replay.list']({ offset: 0, limit: 10 }));
  expect([replays.map(({ id }) => id), unreadable]).toEqual([[match], []]);
  app.close();
});
