import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { migrate } from '../../../src/main/store/migrate';
import { MIGRATIONS } from '../../../src/main/store/migrations';

/** A database of version 40 with sums in rows of one bar each, brought to version 50. */
function migrated(): Database.Database {
  const db = new Database(':memory:');
  db.pragma('foreign_keys = ON');
  migrate(db, MIGRATIONS, 40);
  db.exec(`
    INSERT INTO profile VALUES (1, 'p', '', ''), (2, 'q', '', '');
    INSERT INTO tally (profile, grain, dimension, start, kind, key, bucket, count) VALUES
      (1, 'day', 'total', '2026-11-26', 'read', '', 3, 2),
      (1, 'day', 'total', '2026-11-26', 'read', '', 27, 1),
      (1, 'day', 'total', '2026-11-26', 'read', '', -1, 4),
      (1, 'day', 'total', '2026-11-26', 'trail', '', -1, 1),
      (1, 'day', 'total', '2026-11-27', 'read', '', 0, 5),
      (2, 'day', 'total', '2026-11-27', 'read', '', 0, 0),
      (1, 'month', 'total', '2026-11', 'read', '', 3, 2),
      (1, 'day', 'fact', '2026-11-26', 'read', 'r07/e', 3, 2),
      (1, 'day', 'fact', '2026-11-26', 'read', 'r07/e', -1, 1),
      (1, 'year', 'fact', '2026', 'read', 'r07/e', 3, 9);
  `);
  migrate(db, MIGRATIONS, 50);
  return db;
}

/** The columns that are not 0. */
function rows(db: Database.Database, sql: string): unknown[] {
  return (db.prepare(sql).all() as Record<string, unknown>[]).map((row) =>
    Object.fromEntries(Object.entries(row).filter(([, value]) => value !== 0)),
  );
}

test('from version 40: every bar is in its histogram, wrong answers are attempts without a bar', () => {
  const db = migrated();
  expect(rows(db, 'SELECT * FROM day_total ORDER BY profile, kind, day')).toEqual([
    { profile: 1, kind: '', day: '2026-11-26', attempts: 8, b3: 2, b27: 1 },
    { profile: 1, kind: '', day: '2026-11-27', attempts: 5, b0: 5 },
    { profile: 1, kind: 'read', day: '2026-11-26', attempts: 7, b3: 2, b27: 1 },
    { profile: 1, kind: 'read', day: '2026-11-27', attempts: 5, b0: 5 },
    { profile: 1, kind: 'trail', day: '2026-11-26', attempts: 1 },
    { profile: 2, kind: '', day: '2026-11-27' },
    { profile: 2, kind: 'read', day: '2026-11-27' },
  ]);
  expect(rows(db, `SELECT * FROM tally WHERE dimension = 'fact' ORDER BY grain`)).toEqual([
    { profile: 1, grain: 'day', start: '2026-11-26', dimension: 'fact', key: 'r07/e', kind: 'read', attempts: 3, b3: 2 },
    { profile: 1, grain: 'year', start: '2026', dimension: 'fact', key: 'r07/e', kind: 'read', attempts: 9, b3: 9 },
  ]);
  expect(rows(db, `SELECT * FROM tally WHERE dimension = 'kind' AND profile = 1 ORDER BY grain, start, key`)).toEqual([
    { profile: 1, grain: 'day', start: '2026-11-26', dimension: 'kind', key: 'read', kind: 'read', attempts: 7, b3: 2, b27: 1 },
    { profile: 1, grain: 'day', start: '2026-11-26', dimension: 'kind', key: 'trail', kind: 'trail', attempts: 1 },
    { profile: 1, grain: 'day', start: '2026-11-27', dimension: 'kind', key: 'read', kind: 'read', attempts: 5, b0: 5 },
    { profile: 1, grain: 'month', start: '2026-11', dimension: 'kind', key: 'read', kind: 'read', attempts: 2, b3: 2 },
  ]);
});

test('sums go with their profile, and nothing of the old table is left', () => {
  const db = migrated();
  db.exec('DELETE FROM profile');
  for (const table of ['day_total', 'tally']) {
    expect(db.prepare(`SELECT count(*) FROM ${table}`).pluck().get()).toBe(0);
    expect(db.prepare('SELECT strict FROM pragma_table_list WHERE name = ?').pluck().get(table)).toBe(1);
  }
  expect(db.prepare(`SELECT count(*) FROM sqlite_schema WHERE name LIKE 'old%'`).pluck().get()).toBe(0);
});

test('what the dashboard reads lies together', () => {
  const db = migrated();
  const plan = (sql: string): string =>
    (db.prepare(`EXPLAIN QUERY PLAN ${sql}`).all() as { detail: string }[]).map(({ detail }) => detail).join('; ');
  expect(plan(`SELECT * FROM tally WHERE profile = 1 AND grain = 'day' AND start BETWEEN 'a' AND 'b'`)).toContain('start>? AND start<?');
  expect(plan(`SELECT * FROM day_total WHERE profile = 1 AND kind = '' AND day BETWEEN 'a' AND 'b' ORDER BY day`)).toBe(
    'SEARCH day_total USING PRIMARY KEY (profile=? AND kind=? AND day>? AND day<?)',
  );
});
