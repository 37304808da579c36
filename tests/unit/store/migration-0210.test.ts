/** Damaged files: of no match of before is anything known to be wrong with its file. */
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { migrate } from '../../../src/main/store/migrate';
import { MIGRATIONS } from '../../../src/main/store/migrations';

test('before version 210 every file of a match held', () => {
  const db = new Database(':memory:');
  migrate(db, MIGRATIONS, 200);
  db.exec(
    `INSERT INTO match (id, game, started_at, players, rules, imported) VALUES ('m', 'chase', '2026-11-27T20:00:00.000Z', '[]', '{}', 1)`,
  );
  migrate(db, MIGRATIONS, 210);
  expect(db.pragma('user_version', { simple: true })).toBe(210);
  expect(db.prepare('SELECT damage FROM match').pluck().all()).toEqual([null]);
});
