import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { migrate } from '../../../src/main/store/migrate';
import { MIGRATIONS } from '../../../src/main/store/migrations';

/** A database with nothing in it, brought to version 10. */
function migrated(): Database.Database {
  const db = new Database(':memory:');
  db.pragma('foreign_keys = ON');
  migrate(db, MIGRATIONS, 10);
  return db;
}

const PUT_MATCH = `INSERT INTO match VALUES ('m', 'chase', '2026-11-27T20:26:00.000Z', NULL, NULL, '[]', '{}', 'x', 0)`;
const PUT_ROUND = `INSERT INTO round VALUES ('m', 1, '[]', '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL)`;

test('an empty database becomes one of version 10, with strict tables', () => {
  const db = migrated();
  expect(db.pragma('user_version', { simple: true })).toBe(10);
  const tables = db.prepare(`SELECT name, strict FROM pragma_table_list WHERE schema = 'main' AND name NOT LIKE 'sqlite_%' ORDER BY name`);
  expect(tables.all()).toEqual(['event', 'match', 'round', 'setting', 'tile_set'].map((name) => ({ name, strict: 1 })));
});

test('ids stay text and numbers stay whole: nothing is converted behind our back', () => {
  const db = migrated();
  db.prepare(`INSERT INTO setting VALUES (?, ?)`).run('007', '1e3');
  expect(db.prepare('SELECT key, value FROM setting').get()).toEqual({ key: '007', value: '1e3' });
  db.prepare(`INSERT INTO tile_set VALUES ('x', '{}')`).run();
  db.prepare(PUT_MATCH).run();
  db.prepare(PUT_ROUND).run();
  const put = db.prepare(`INSERT INTO event VALUES ('m', 1, ?, ?, 0, 'mark', '{}')`);
  expect(() => put.run(0, 1.5)).toThrow(expect.objectContaining({ code: 'SQLITE_CONSTRAINT_DATATYPE' }));
  expect(() => put.run(0, -1)).toThrow(expect.objectContaining({ code: 'SQLITE_CONSTRAINT_CHECK' }));
});

test.each([
  ['a match without its faces', PUT_MATCH],
  ['a round without its match', PUT_ROUND],
  ['an event without its round', `INSERT INTO event VALUES ('m', 1, 0, 0, 0, 'mark', '{}')`],
])('%s is refused', (_what, sql) => {
  expect(() => migrated().prepare(sql).run()).toThrow(expect.objectContaining({ code: 'SQLITE_CONSTRAINT_FOREIGNKEY' }));
});

test('an ending that the rules do not know, and a winner without an award, are refused', () => {
  const db = migrated();
  db.prepare(`INSERT INTO tile_set VALUES ('x', '{}')`).run();
  db.prepare(PUT_MATCH).run();
  db.prepare(PUT_ROUND).run();
  const constraint = 'CHECK constraint failed';
  expect(() => db.prepare(`UPDATE round SET ending = 'escaped'`).run()).toThrow(constraint);
  expect(() => db.prepare(`UPDATE round SET ending = 'caught', winner = 'chasers'`).run()).toThrow(constraint);
});
