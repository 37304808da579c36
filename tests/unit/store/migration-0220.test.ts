/** Mistakes of others: those that were kept before stay their player's own. */
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { migrate } from '../../../src/main/store/migrate';
import { MIGRATIONS } from '../../../src/main/store/migrations';

test('before version 220 every mistake was the own one of whoever kept it', () => {
  const db = new Database(':memory:');
  migrate(db, MIGRATIONS, 210);
  db.exec(`
    INSERT INTO profile (id, name, created_at) VALUES ('ada', 'Ada', '');
    INSERT INTO puzzle (id, kind, rating, themes, body) VALUES ('q', 'read', 1000, '', '{}');
    INSERT INTO mistake VALUES (1, 'q', 'm', 1, 0, 5);
  `);
  migrate(db, MIGRATIONS, 220);
  expect(db.prepare('SELECT mine FROM mistake').pluck().all()).toEqual([1]);
  expect(() => db.exec('UPDATE mistake SET mine = 2')).toThrow();
});
