import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { schemaVersion } from '../../../src/main/store/connection';
import { migrate, pendingAfter } from '../../../src/main/store/migrate';
import { MIGRATIONS, type Migration } from '../../../src/main/store/migrations';

const table = (version: number, sql = `CREATE TABLE step_${version} (id TEXT NOT NULL) STRICT`): Migration => ({
  version,
  apply: (db) => {
    db.exec(sql);
  },
});

test('the list counts up in tens', () => {
  expect(MIGRATIONS.map(({ version }) => version)).toEqual(MIGRATIONS.map((_, at) => 10 * (at + 1)));
});

test('only what is missing runs, and nothing a second time', () => {
  const db = new Database(':memory:');
  migrate(db, [table(10)]);
  migrate(db, [table(10), table(15), table(20)]);
  migrate(db, [table(10), table(15), table(20)]);
  expect(schemaVersion(db)).toBe(20);
});

test('a step that fails takes the steps before it back, too', () => {
  const db = new Database(':memory:');
  expect(() => {
    migrate(db, [table(10), table(20, 'CREATE TABLE'), table(30)]);
  }).toThrow();
  expect(schemaVersion(db)).toBe(0);
  expect(db.prepare('SELECT count(*) FROM sqlite_schema').pluck().get()).toBe(0);
});

test('a list that does not count up is a bug', () => {
  expect(() => pendingAfter(0, [table(20), table(10)])).toThrow('10 does not follow 20');
  expect(() => pendingAfter(0, [table(10), table(10)])).toThrow('10 does not follow 10');
});
