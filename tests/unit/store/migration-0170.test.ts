/** Lessons: nobody has begun any, and what is kept of them goes with its player. */
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { migrate } from '../../../src/main/store/migrate';
import { MIGRATIONS } from '../../../src/main/store/migrations';

test('from version 160: nobody has begun a lesson; what comes is a player’s', () => {
  const db = new Database(':memory:');
  db.pragma('foreign_keys = ON');
  migrate(db, MIGRATIONS, 160);
  db.exec(`INSERT INTO profile (number, id, name, created_at) VALUES (1, 'ada', 'Ada', ''), (2, 'bea', 'Bea', '')`);
  migrate(db, MIGRATIONS, 170);
  expect(db.pragma('user_version', { simple: true })).toBe(170);
  const count = db.prepare('SELECT count(*) FROM lesson').pluck();
  expect(count.get()).toBe(0);
  db.exec(`INSERT INTO lesson VALUES (1, 'chase', 'first-chase', 'read', 2, 0, ''), (2, 'chase', 'first-chase', 'read', 0, 1, '')`);
  expect(() => db.exec(`INSERT INTO lesson VALUES (1, 'chase', 'first-chase', 'round', -1, 0, '')`)).toThrow();
  expect(() => db.exec(`INSERT INTO lesson VALUES (1, 'chase', 'first-chase', 'round', 0, 2, '')`)).toThrow();
  db.exec('DELETE FROM profile WHERE number = 1');
  expect(count.get()).toBe(1);
});
