/** Line-ups belong to the computer: the one of whoever played last is carried over, and nothing else changes. */
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { migrate } from '../../../src/main/store/migrate';
import { MIGRATIONS } from '../../../src/main/store/migrations';

/** A database of version 140 with what `before` puts there, brought to version 150. */
function migrated(before: string): Database.Database {
  const db = new Database(':memory:');
  db.pragma('foreign_keys = ON');
  migrate(db, MIGRATIONS, 140);
  db.exec(`
    INSERT INTO profile (number, id, name, created_at) VALUES (1, 'ada', 'Ada', ''), (2, 'bea', 'Bea', ''), (3, 'cleo', 'Cleo', '');
    INSERT INTO match (id, game, started_at, players, rules, imported) VALUES ('m', 'chase', '', '[]', '{}', 0), ('n', 'chase', '', '[]', '{}', 0);
    ${before}
  `);
  migrate(db, MIGRATIONS, 150);
  return db;
}

const EACH = `INSERT INTO profile_setting VALUES
  (1, 'lastMatch', '"Ada’s"'), (1, 'theme', '"day"'), (2, 'lastMatch', '"Bea’s"'), (3, 'lastMatch', '"Cleo’s"');`;

const kept = (db: Database.Database): unknown => db.prepare(`SELECT value FROM setting WHERE key = 'computer.lastMatch'`).pluck().get();

test('from version 140: the line-up of whoever played last stays, for everybody; other settings stay their player’s', () => {
  const db = migrated(`${EACH}
    INSERT INTO own_match VALUES (1, 1, 'm', 2), (2, 3, 'n', 2), (3, 2, 'm', 2);
    INSERT INTO setting VALUES ('profile.chosen', 'ada');`);
  expect(db.pragma('user_version', { simple: true })).toBe(150);
  expect(kept(db)).toBe('"Bea’s"');
  expect(db.prepare('SELECT profile, key, value FROM profile_setting').all()).toEqual([{ profile: 1, key: 'theme', value: '"day"' }]);
  expect(db.prepare(`SELECT value FROM setting WHERE key = 'profile.chosen'`).pluck().get()).toBe('ada');
});

test('where nobody has played, it is the chosen player’s, or else the newest one’s', () => {
  expect(kept(migrated(`${EACH} INSERT INTO setting VALUES ('profile.chosen', 'ada');`))).toBe('"Ada’s"');
  expect(kept(migrated(EACH))).toBe('"Cleo’s"');
});

test('without any line-up there is none afterwards', () => {
  const db = migrated(`INSERT INTO own_match VALUES (1, 1, 'm', 2);`);
  expect(db.prepare('SELECT count(*) FROM setting').pluck().get()).toBe(0);
});
