import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { migrate } from '../../../src/main/store/migrate';
import { MIGRATIONS } from '../../../src/main/store/migrations';

test('from version 80: puzzles say how many players their round has', () => {
  const db = new Database(':memory:');
  migrate(db, MIGRATIONS, 80);
  const put = db.prepare(`INSERT INTO puzzle VALUES (?, ?, 1500, ?, NULL, ?)`);
  const round = (count: number): string =>
    JSON.stringify({ position: { round: { roles: Array.from({ length: count }, () => 'runner') } } });
  put.run('a', 'read', 'rotated', '{}');
  put.run('b', 'place', 'off-centre two-paths', '{}');
  put.run('c', 'judge', '', round(2));
  put.run('d', 'judge', '', round(3));
  put.run('e', 'judge', 'two-paths', round(4));
  migrate(db, MIGRATIONS, 90);
  expect(db.prepare('SELECT id, seats FROM puzzle ORDER BY id').raw().all()).toEqual([
    ['a', 2],
    ['b', 4],
    ['c', 2],
    ['d', 3],
    ['e', 4],
  ]);
  const plan = db.prepare('EXPLAIN QUERY PLAN SELECT id, kind, rating, themes, fact, seats FROM puzzle ORDER BY id').all() as {
    detail: string;
  }[];
  expect(plan.map(({ detail }) => detail)).toEqual(['SCAN puzzle USING COVERING INDEX puzzle_outline']);
});
