/** Learning from rounds: no match comes from another, nobody has made puzzles of mistakes, and a puzzle of one goes with the last of it. */
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { migrate } from '../../../src/main/store/migrate';
import { MIGRATIONS } from '../../../src/main/store/migrations';

test('before version 200 every match was dealt; mistakes hang on their player, and a puzzle that is nothing else goes with the last', () => {
  const db = new Database(':memory:');
  db.pragma('foreign_keys = ON');
  migrate(db, MIGRATIONS, 190);
  db.exec(`
    INSERT INTO match (id, game, started_at, players, rules, imported) VALUES ('m', 'chase', '2026-11-27T20:00:00.000Z', '[]', '{}', 0);
    INSERT INTO profile (id, name, created_at) VALUES ('ada', 'Ada', ''), ('bea', 'Bea', '');
    INSERT INTO puzzle_pack (id, name, added_at) VALUES ('pack', 'Pack', '');
    INSERT INTO puzzle (id, kind, rating, themes, body) VALUES ('both', 'read', 1000, '', '{}');
    INSERT INTO pack_puzzle VALUES (1, 'both');
  `);
  migrate(db, MIGRATIONS, 200);
  expect(db.pragma('user_version', { simple: true })).toBe(200);
  expect(db.prepare('SELECT origin FROM match').pluck().all()).toEqual([null]);
  expect(db.prepare('SELECT count(*) FROM mistake').pluck().get()).toBe(0);

  const add = db.prepare('INSERT INTO mistake VALUES (?, ?, ?, ?, ?, ?)');
  expect(() => add.run(1, 'nothing', 'm', 1, 4, 0)).toThrow();
  expect(() => add.run(1, 'both', 'm', 0, 4, 0)).toThrow();
  db.exec(`INSERT INTO puzzle (id, kind, rating, themes, body) VALUES ('own', 'read', 1000, '', '{}')`);
  for (const profile of [1, 2]) for (const puzzle of ['own', 'both']) add.run(profile, puzzle, 'm', 1, 4, 0);
  const puzzles = db.prepare('SELECT id FROM puzzle ORDER BY id').pluck();
  // The match may go: what was learned from it stays.
  db.exec(`DELETE FROM match; DELETE FROM profile WHERE id = 'ada'`);
  expect(puzzles.all()).toEqual(['both', 'own']);
  db.exec(`DELETE FROM profile WHERE id = 'bea'`);
  expect(db.prepare('SELECT count(*) FROM mistake').pluck().get()).toBe(0);
  expect(puzzles.all()).toEqual(['both']);
});
