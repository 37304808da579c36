import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { migrate } from '../../../src/main/store/migrate';
import { MIGRATIONS } from '../../../src/main/store/migrations';

function migrated(): Database.Database {
  const db = new Database(':memory:');
  db.pragma('foreign_keys = ON');
  migrate(db, MIGRATIONS, 20);
  db.exec(`INSERT INTO profile VALUES (1, 'p', 'Ada', '2026-11-27T20:26:00.000Z')`);
  migrate(db, MIGRATIONS, 30);
  return db;
}

test('from version 20: profiles stay, and there is room for puzzles', () => {
  const db = migrated();
  expect(db.pragma('user_version', { simple: true })).toBe(30);
  expect(db.prepare('SELECT name FROM profile').pluck().all()).toEqual(['Ada']);
  for (const table of ['puzzle', 'puzzle_pack', 'pack_puzzle', 'puzzle_rating']) {
    expect(db.prepare('SELECT strict FROM pragma_table_list WHERE name = ?').pluck().get(table)).toBe(1);
  }
});

test('a puzzle cannot go while a pack has it, and a pack takes its list with it', () => {
  const db = migrated();
  db.exec(`
    INSERT INTO puzzle_pack VALUES (1, 'a', 'A', NULL, '');
    INSERT INTO puzzle VALUES ('z', 'read', 1500, '', NULL, '{}');
    INSERT INTO pack_puzzle VALUES (1, 'z');
  `);
  expect(() => db.exec('DELETE FROM puzzle')).toThrow(expect.objectContaining({ code: 'SQLITE_CONSTRAINT_FOREIGNKEY' }));
  db.exec('DELETE FROM puzzle_pack; DELETE FROM puzzle;');
  expect(db.prepare('SELECT count(*) FROM pack_puzzle').pluck().get()).toBe(0);
});
