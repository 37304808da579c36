/** Analyses: none is there, and of one round there is one. */
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { migrate } from '../../../src/main/store/migrate';
import { MIGRATIONS } from '../../../src/main/store/migrations';

test('before version 190 no round was analysed; then there is one analysis of each round', () => {
  const db = new Database(':memory:');
  migrate(db, MIGRATIONS, 170);
  migrate(db, MIGRATIONS, 190);
  expect(db.pragma('user_version', { simple: true })).toBe(190);
  expect(db.prepare('SELECT count(*) FROM analysis').pluck().get()).toBe(0);
  db.exec(`INSERT INTO analysis (match_id, round, version, events, body) VALUES ('m', 0, 1, 20, '{}'), ('m', 1, 1, 12, '{}')`);
  expect(() => db.exec(`INSERT INTO analysis (match_id, round, version, events, body) VALUES ('m', 1, 2, 12, '{}')`)).toThrow();
  expect(() => db.exec(`INSERT INTO analysis (match_id, round, version, events, body) VALUES ('m', -1, 1, 1, '{}')`)).toThrow();
});
