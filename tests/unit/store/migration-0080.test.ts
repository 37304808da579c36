import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { migrate } from '../../../src/main/store/migrate';
import { MIGRATIONS } from '../../../src/main/store/migrations';

test("from version 70: matches are their players' own in the order of their stamps, those from days to come first", () => {
  const db = new Database(':memory:');
  db.pragma('foreign_keys = ON');
  migrate(db, MIGRATIONS, 70);
  db.exec(`
    INSERT INTO profile VALUES (1, 'ada', 'Ada', ''), (2, 'bo', 'Bo', '');
    INSERT INTO tile_set VALUES ('x', '{}');
  `);
  const put = db.prepare(`INSERT INTO match VALUES (?, 'chase', ?, NULL, NULL, ?, '{}', 'x', ?)`);
  const two = '[{}, {}]';
  put.run('b', '2026-02-01T10:00:00.000Z', two, 0);
  put.run('a', '2026-03-01T10:00:00.000Z', '[{}, {}, {}]', 0);
  put.run('ahead', '2999-01-01T10:00:00.000Z', two, 0);
  put.run('nobody', '2026-04-01T10:00:00.000Z', two, 0);
  put.run('imported', '2026-04-01T10:00:00.000Z', two, 1);
  db.exec(`INSERT INTO match_seat VALUES ('a', 0, 1), ('a', 1, 2), ('b', 0, 1), ('ahead', 1, 1)`);
  migrate(db, MIGRATIONS, 80);
  const of = (profile: number): unknown[] =>
    db.prepare('SELECT match_id, seats FROM own_match WHERE profile = ? ORDER BY number DESC').raw().all(profile);
  expect(of(1)).toEqual([
    ['a', 3],
    ['b', 2],
    ['ahead', 2],
  ]);
  expect(of(2)).toEqual([['a', 3]]);
  // They go with their match and with their player.
  db.exec(`DELETE FROM match_seat; DELETE FROM match WHERE id = 'a'; DELETE FROM profile WHERE number = 1`);
  expect(db.prepare('SELECT count(*) FROM own_match').pluck().get()).toBe(0);
});
