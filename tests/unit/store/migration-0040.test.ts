import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { migrate } from '../../../src/main/store/migrate';
import { MIGRATIONS } from '../../../src/main/store/migrations';

/** A database of version 30 with what `before` puts there, brought to version 40. */
function migrated(before: string): Database.Database {
  const db = new Database(':memory:');
  db.pragma('foreign_keys = ON');
  migrate(db, MIGRATIONS, 30);
  db.exec(before);
  migrate(db, MIGRATIONS, 40);
  return db;
}

const SET = `INSERT INTO setting VALUES ('language', '"it"'), ('theme', '"day"'), ('window.place', '{"x":5}');`;
const PLAYERS = `INSERT INTO profile VALUES (1, 'a', 'Ada', ''), (2, 'b', 'Bea', ''); INSERT INTO setting VALUES ('profile.chosen', 'b');`;
const OWN = 'SELECT name, key, value FROM profile_setting JOIN profile ON number = profile ORDER BY number, key';

test("from version 30: every player has the settings that held for all; the window and who is chosen stay the computer's", () => {
  const db = migrated(`${SET} ${PLAYERS}`);
  expect(db.pragma('user_version', { simple: true })).toBe(40);
  expect(db.prepare(OWN).all()).toEqual(
    ['Ada', 'Bea'].flatMap((name) => [
      { name, key: 'language', value: '"it"' },
      { name, key: 'theme', value: '"day"' },
    ]),
  );
  expect(db.prepare('SELECT key, value FROM setting ORDER BY key').all()).toEqual([
    { key: 'profile.chosen', value: 'b' },
    { key: 'window.place', value: '{"x":5}' },
  ]);
});

test('settings from before there was any player go to one without a name', () => {
  const db = migrated(SET);
  const profile = db.prepare('SELECT id, name, created_at AS createdAt FROM profile').all() as { id: string; createdAt: string }[];
  expect(profile).toEqual([
    { id: expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown, name: '', createdAt: expect.any(String) as unknown },
  ]);
  expect(new Date(profile[0]?.createdAt ?? '').toISOString()).toBe(profile[0]?.createdAt);
  expect(db.prepare(OWN).all()).toHaveLength(2);
});

test('a new database has no player: nobody is asked for a name, and nothing is made up', () => {
  expect(migrated('').prepare('SELECT count(*) FROM profile').pluck().get()).toBe(0);
});

test('settings, seats and records of a player go with them; the match stays', () => {
  const db = migrated(`
    ${PLAYERS}
    INSERT INTO tile_set VALUES ('x', '{}');
    INSERT INTO match VALUES ('m', 'chase', '2026-11-27T20:26:00.000Z', NULL, NULL, '[]', '{}', 'x', 0);
  `);
  db.exec(`
    INSERT INTO profile_setting VALUES (1, 'sound', 'false');
    INSERT INTO match_seat VALUES ('m', 0, 1);
    INSERT INTO match_record VALUES (1, 'runner', 1, 0);
  `);
  db.exec('DELETE FROM profile WHERE number = 1');
  for (const table of ['profile_setting', 'match_seat', 'match_record']) {
    expect(db.prepare(`SELECT count(*) FROM ${table}`).pluck().get()).toBe(0);
    expect(db.prepare('SELECT strict FROM pragma_table_list WHERE name = ?').pluck().get(table)).toBe(1);
  }
  expect(db.prepare('SELECT count(*) FROM match').pluck().get()).toBe(1);
  expect(() => db.exec(`INSERT INTO match_seat VALUES ('m', 4, 2)`)).toThrow('CHECK constraint failed');
  expect(() => db.exec(`INSERT INTO match_record VALUES (2, 'watcher', 1, 0)`)).toThrow('CHECK constraint failed');
});
