/** Matches have names, notes and stars; what lists are searched by is made anew whenever a match changes. */
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { migrate } from '../../../src/main/store/migrate';
import { MIGRATIONS } from '../../../src/main/store/migrations';

const MATCH = `INSERT INTO match (id, game, started_at, players, rules, imported) VALUES (?, 'chase', '2026-11-27', '[]', '{}', 0)`;

function migrated(): Database.Database {
  const db = new Database(':memory:');
  db.pragma('foreign_keys = ON');
  migrate(db, MIGRATIONS, 170);
  for (const id of ['a', 'b']) db.prepare(MATCH).run(id);
  migrate(db, MIGRATIONS, 180);
  return db;
}

const due = (db: Database.Database): unknown[] => db.prepare('SELECT match_id FROM line_due ORDER BY match_id').pluck().all();
const all = (db: Database.Database, table: string): unknown => db.prepare(`SELECT count(*) FROM ${table}`).pluck().get();

/** Says of a match that its lines are made: Ada alone sat there. */
function made(db: Database.Database, match: string): void {
  db.exec(`
    INSERT OR IGNORE INTO line_company VALUES (1, 'Ada');
    INSERT OR IGNORE INTO line_seat VALUES (1, 0, 'Ada', 'ada', 1, 'runner', 1);
    DELETE FROM line_due WHERE match_id = '${match}';
    INSERT INTO match_line (started_at, match_id, number, made, game, seats, company, ended, goes_on, imported, starred, variants)
      VALUES ('2026-11-27', '${match}', 1, 1, 'chase', 1, 1, 1, 0, 0, 0, '');
  `);
}

test('from version 170: no match has a name, a note or a star, and the lines of all are due', () => {
  const db = migrated();
  expect(db.prepare('SELECT name, note, starred FROM match').raw().all()).toEqual([
    [null, null, 0],
    [null, null, 0],
  ]);
  expect(() => db.exec('UPDATE match SET starred = 2')).toThrow();
  expect(due(db)).toEqual(['a', 'b']);
  expect(all(db, 'match_line')).toBe(0);
});

test.each([
  ['a round', `INSERT INTO round (match_id, number, deal) VALUES ('a', 1, '{}')`],
  ['who sat there', `UPDATE match SET players = '[1]' WHERE id = 'a'`],
  ['who took a seat', `UPDATE match SET swaps = '[]' WHERE id = 'a'`],
  ['when it began', `UPDATE match SET started_at = '2026-11-28' WHERE id = 'a'`],
])('where %s changes the lines of that match are due', (_what, sql) => {
  const db = migrated();
  for (const match of ['a', 'b']) made(db, match);
  db.exec(sql);
  expect(due(db)).toEqual(['a']);
});

test('where a round is decided, or goes, the lines of its match are due, each time with another mark', () => {
  const db = migrated();
  db.exec(`INSERT INTO round (match_id, number, deal) VALUES ('a', 1, '{}')`);
  const marks = new Set([db.prepare(`SELECT mark FROM line_due WHERE match_id = 'a'`).pluck().get()]);
  for (const sql of [`UPDATE round SET outcome = '{}'`, `UPDATE round SET deal = '[]'`, 'DELETE FROM round']) {
    made(db, 'a');
    db.exec(sql);
    expect(due(db)).toEqual(['a', 'b']);
    marks.add(db.prepare(`SELECT mark FROM line_due WHERE match_id = 'a'`).pluck().get());
    db.exec('DELETE FROM match_line');
  }
  expect(marks.size).toBe(4);
});

test('a name, a note or a star leaves the lines as they are, and so do rounds of a match that is not there yet', () => {
  const db = migrated();
  for (const match of ['a', 'b']) made(db, match);
  db.exec(`UPDATE match SET name = 'final', note = 'close', starred = 1`);
  db.pragma('foreign_keys = OFF');
  db.exec(`INSERT INTO round (match_id, number, deal) VALUES ('c', 1, '{}')`);
  expect(due(db)).toEqual([]);
});

test('what lines tell of people goes with their match, and with their name', () => {
  const db = migrated();
  for (const match of ['a', 'b']) made(db, match);
  // As a match is taken out of the list: its rounds stay behind.
  db.pragma('foreign_keys = OFF');
  db.exec(`DELETE FROM match WHERE id = 'a'`);
  expect([all(db, 'match_line'), all(db, 'line_company'), all(db, 'line_seat'), due(db)]).toEqual([1, 1, 1, []]);
  db.exec(`UPDATE match SET players = '["Guest"]' WHERE id = 'b'`);
  expect([all(db, 'match_line'), all(db, 'line_company'), all(db, 'line_seat'), due(db)]).toEqual([0, 0, 0, ['b']]);
});
