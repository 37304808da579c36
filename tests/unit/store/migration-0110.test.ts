/** Events get a chain: those from before have none, and are no break of it. */
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { chainReader } from '../../../src/main/store/event-chain';
import { migrate } from '../../../src/main/store/migrate';
import { MIGRATIONS } from '../../../src/main/store/migrations';

test('from version 100: events that were kept before stay as they are, without a link, and are not taken for changed', () => {
  const db = new Database(':memory:');
  db.pragma('foreign_keys = ON');
  migrate(db, MIGRATIONS, 100);
  db.exec(`
    INSERT INTO tile_set (hash, faces) VALUES ('h', '{}');
    INSERT INTO match (id, game, started_at, players, rules, tile_set, imported) VALUES ('m', 'chase', '2026-11-27T12:00:00.000Z', '[]', '{}', 'h', 0);
    INSERT INTO round (match_id, number, roles, prison) VALUES ('m', 1, '["runner","chaser"]', '{"x":1,"y":1}');
    INSERT INTO event (match_id, round, seq, t, seat, type, body) VALUES ('m', 1, 0, 10, 0, 'pause', '{}'), ('m', 1, 1, 20, 0, 'resume', '{}');
  `);
  const before = db.prepare('SELECT match_id, round, seq, t, seat, type, body FROM event').all();
  migrate(db, MIGRATIONS, 110);
  expect(db.prepare('SELECT match_id, round, seq, t, seat, type, body FROM event').all()).toEqual(before);
  expect(db.prepare('SELECT link FROM event').pluck().all()).toEqual([null, null]);
  expect(db.prepare('SELECT level FROM high_water').pluck().all()).toEqual([0]);
  expect(chainReader(db)(10)).toEqual([]);
});
