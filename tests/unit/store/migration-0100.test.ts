import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { migrate } from '../../../src/main/store/migrate';
import { MIGRATIONS } from '../../../src/main/store/migrations';

const MATCH = `INSERT INTO match VALUES (?, 'chase', ?, NULL, NULL, '[]', '{}', 'x', 1)`;

test('from version 90: matches that begin at no moment, or in a year that sorts wrongly, begin at one; others keep theirs', () => {
  const db = new Database(':memory:');
  migrate(db, MIGRATIONS, 90);
  db.exec(`INSERT INTO tile_set VALUES ('x', '{}')`);
  const stored = {
    good: '2026-11-26T20:26:00.000Z',
    hours: '2026-12-24T18:00:00+01',
    late: '+010000-01-01T04:59:59.000Z',
    early: '-000001-12-31T19:00:00.000Z',
    words: 'once upon a time',
  };
  for (const [id, at] of Object.entries(stored)) db.prepare(MATCH).run(id, at);
  migrate(db, MIGRATIONS, 100);
  expect(Object.fromEntries(db.prepare('SELECT id, started_at FROM match').raw().all() as [string, string][])).toEqual({
    good: '2026-11-26T20:26:00.000Z',
    hours: '2026-12-24T17:00:00.000Z',
    late: '9999-12-31T23:59:59.999Z',
    early: '0000-01-01T00:00:00.000Z',
    words: '1970-01-01T00:00:00.000Z',
  });
  expect(db.prepare('SELECT day, matches FROM match_day ORDER BY day').raw().all()).toEqual([
    ['0000-01-01', 1],
    ['1970-01-01', 1],
    ['2026-11-26', 1],
    ['2026-12-24', 1],
    ['9999-12-31', 1],
  ]);
});
