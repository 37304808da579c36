/** Seats can be swapped: what was there stays as it was, from the beginning of its match. */
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { migrate } from '../../../src/main/store/migrate';
import { MIGRATIONS } from '../../../src/main/store/migrations';

test('from version 150: every seat is its player’s from the beginning, and no match has swaps', () => {
  const db = new Database(':memory:');
  db.pragma('foreign_keys = ON');
  migrate(db, MIGRATIONS, 150);
  db.exec(`
    INSERT INTO profile (number, id, name, created_at) VALUES (1, 'ada', 'Ada', ''), (2, 'bea', 'Bea', '');
    INSERT INTO match (id, game, started_at, players, rules, imported) VALUES ('m', 'chase', '', '[]', '{}', 0);
    INSERT INTO match_seat VALUES ('m', 0, 2), ('m', 1, 1);
  `);
  migrate(db, MIGRATIONS, 160);
  expect(db.pragma('user_version', { simple: true })).toBe(160);
  expect(db.prepare('SELECT * FROM match_seat ORDER BY seat').all()).toEqual([
    { match_id: 'm', seat: 0, stay: 0, profile: 2 },
    { match_id: 'm', seat: 1, stay: 0, profile: 1 },
  ]);
  expect(db.prepare('SELECT swaps FROM match').pluck().get()).toBeNull();
  // A seat goes with its match, and with its player.
  db.exec(`DELETE FROM profile WHERE number = 2; DELETE FROM match;`);
  expect(db.prepare('SELECT count(*) FROM match_seat').pluck().get()).toBe(0);
});
