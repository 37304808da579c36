import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { migrate } from '../../../src/main/store/migrate';
import { MIGRATIONS } from '../../../src/main/store/migrations';

const MATCH = `INSERT INTO match VALUES (?, 'chase', ?, NULL, NULL, '[]', '{}', 'x', 0)`;

function migrated(): Database.Database {
  const db = new Database(':memory:');
  db.pragma('foreign_keys = ON');
  migrate(db, MIGRATIONS, 50);
  db.exec(`INSERT INTO tile_set VALUES ('x', '{}')`);
  for (const [id, at] of [
    ['a', '2026-11-26T20:26:00.000Z'],
    ['b', '2026-11-26T21:26:00.000Z'],
    ['c', '2026-11-27T20:26:00.000Z'],
  ])
    db.prepare(MATCH).run(id, at);
  migrate(db, MIGRATIONS, 60);
  return db;
}

const days = (db: Database.Database): unknown => db.prepare('SELECT day, matches FROM match_day ORDER BY day').raw().all();

test('from version 50: the matches that are there are counted by day', () => {
  expect(days(migrated())).toEqual([
    ['2026-11-26', 2],
    ['2026-11-27', 1],
  ]);
});

test('matches that come and go change the count of their day', () => {
  const db = migrated();
  db.prepare(MATCH).run('d', '2026-11-28T00:00:00.000Z');
  db.prepare(MATCH).run('e', '2026-11-26T00:00:00.000Z');
  db.exec(`DELETE FROM match WHERE id IN ('a', 'c')`);
  expect(days(db)).toEqual([
    ['2026-11-26', 2],
    ['2026-11-27', 0],
    ['2026-11-28', 1],
  ]);
});

test('a match that is not taken in is not counted', () => {
  const db = migrated();
  expect(() => db.prepare(MATCH).run('a', '2026-11-28T00:00:00.000Z')).toThrow(
    expect.objectContaining({ code: 'SQLITE_CONSTRAINT_PRIMARYKEY' }),
  );
  expect(days(db)).toEqual([
    ['2026-11-26', 2],
    ['2026-11-27', 1],
  ]);
});
