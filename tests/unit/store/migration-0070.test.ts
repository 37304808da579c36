import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { migrate } from '../../../src/main/store/migrate';
import { MIGRATIONS } from '../../../src/main/store/migrations';

test('from version 60: packs that are there are whole, and their puzzles are told by kind', () => {
  const db = new Database(':memory:');
  db.pragma('foreign_keys = ON');
  migrate(db, MIGRATIONS, 60);
  db.exec(`
    INSERT INTO puzzle_pack VALUES (1, 'shipped', 'Chase', 'abc', ''), (2, 'other', 'Other', NULL, ''), (3, 'none', 'None', NULL, '');
    INSERT INTO puzzle VALUES ('x', 'read', 1500, '', NULL, '{}'), ('y', 'read', 1500, '', NULL, '{}'), ('z', 'trail', 1500, '', NULL, '{}');
    INSERT INTO pack_puzzle VALUES (1, 'x'), (1, 'y'), (1, 'z'), (2, 'z');
  `);
  migrate(db, MIGRATIONS, 70);
  expect(db.prepare('SELECT id, shown, file, kinds FROM puzzle_pack ORDER BY number').raw().all()).toEqual([
    ['shipped', 1, null, '{"read":2,"trail":1}'],
    ['other', 1, null, '{"trail":1}'],
    ['none', 1, null, '{}'],
  ]);
});

test('what choosing needs is read without the texts of the puzzles', () => {
  const db = new Database(':memory:');
  migrate(db, MIGRATIONS, 70);
  const plan = db.prepare('EXPLAIN QUERY PLAN SELECT id, kind, rating, themes, fact FROM puzzle ORDER BY id').all() as { detail: string }[];
  expect(plan.map(({ detail }) => detail)).toEqual(['SCAN puzzle USING COVERING INDEX puzzle_outline']);
});
