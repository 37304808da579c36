import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { migrate } from '../../../src/main/store/migrate';
import { MIGRATIONS } from '../../../src/main/store/migrations';

/** A database of version 10 with a match and a setting in it, brought to version 20. */
function migrated(): Database.Database {
  const db = new Database(':memory:');
  db.pragma('foreign_keys = ON');
  migrate(db, MIGRATIONS, 10);
  db.exec(`
    INSERT INTO tile_set VALUES ('x', '{}');
    INSERT INTO match VALUES ('m', 'chase', '2026-11-27T20:26:00.000Z', NULL, NULL, '[]', '{}', 'x', 0);
    INSERT INTO setting VALUES ('language', '"it"');
  `);
  migrate(db, MIGRATIONS, 20);
  return db;
}

const TABLES = ['attempt', 'fact_card', 'profile', 'rating', 'rating_day', 'run', 'tally', 'weak_spot'];

function filled(): Database.Database {
  const db = migrated();
  db.exec(`
    INSERT INTO profile VALUES (1, 'p', '', '2026-11-27T20:26:00.000Z');
    INSERT INTO run (number, id, profile, mode, options, daily, day, started_at)
      VALUES (1, 'r', 1, 'daily', '{}', '2026-11-27', '2026-11-27', '2026-11-27T20:26:00.000Z');
    INSERT INTO attempt VALUES (1, 1, 'z', 'read', '', '2026-11-27', 0, 900, 1, 0, 0, 1, 'n', 0, 'r07/e', 'star', 'star');
    INSERT INTO tally VALUES (1, 'day', 'total', '2026-11-27', 'read', '', 3, 1);
    INSERT INTO rating VALUES (1, 'read', 1500, 350, 0.06);
    INSERT INTO rating_day VALUES (1, '2026-11-27', 'read', 1500, 350);
    INSERT INTO fact_card VALUES (1, 'r07/e', 1, 5, 0, 1, 0);
    INSERT INTO weak_spot VALUES (1, 'z', 'read', 0, 0);
  `);
  return db;
}

test('from version 10: what was kept stays, and the new tables are strict and empty', () => {
  const db = migrated();
  expect(db.pragma('user_version', { simple: true })).toBe(20);
  expect(db.prepare('SELECT id FROM match').pluck().all()).toEqual(['m']);
  expect(db.prepare('SELECT value FROM setting').pluck().all()).toEqual(['"it"']);
  for (const table of TABLES) {
    expect(db.prepare(`SELECT strict FROM pragma_table_list WHERE name = ?`).pluck().get(table)).toBe(1);
    expect(db.prepare(`SELECT count(*) FROM ${table}`).pluck().get()).toBe(0);
  }
});

test('everything of a profile goes with it', () => {
  const db = filled();
  db.exec('DELETE FROM profile');
  for (const table of TABLES) expect(db.prepare(`SELECT count(*) FROM ${table}`).pluck().get()).toBe(0);
});

test('a date has one rated daily try a profile', () => {
  const again = `INSERT INTO run (id, profile, mode, options, daily, day, started_at) VALUES ('r2', 1, 'daily', '{}', ?, '2026-11-27', '')`;
  expect(() => filled().prepare(again).run('2026-11-27')).toThrow(expect.objectContaining({ code: 'SQLITE_CONSTRAINT_UNIQUE' }));
  expect(filled().prepare(again).run(null).changes).toBe(1);
});

test('what the dashboard and deleting read is found by an index', () => {
  const db = migrated();
  const plan = (sql: string): string =>
    (db.prepare(`EXPLAIN QUERY PLAN ${sql}`).all() as { detail: string }[]).map(({ detail }) => detail).join('; ');
  expect(plan(`SELECT * FROM attempt WHERE run = 1`)).toContain('USING INDEX attempt_by_run');
  expect(plan(`SELECT max(score) FROM run WHERE profile = 1 AND class = 'rush 3'`)).toContain('run_by_score');
  expect(plan(`SELECT count(*) FROM run WHERE profile = 1 AND counted = 0 AND day BETWEEN 'a' AND 'b'`)).toContain('run_left_out');
  expect(plan(`SELECT * FROM run WHERE ending IS NULL`)).toContain('run_open');
  expect(plan(`SELECT * FROM tally WHERE profile = 1 AND grain = 'day' AND dimension = 'fact' AND start BETWEEN 'a' AND 'b'`)).toContain(
    'start>? AND start<?',
  );
});
