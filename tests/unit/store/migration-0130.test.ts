/** The number of the schema is told a second time from here on. */
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { schemaVersion } from '../../../src/main/store/connection';
import { migrate } from '../../../src/main/store/migrate';
import { MIGRATIONS, type Migration } from '../../../src/main/store/migrations';
import { toldSchema } from '../../../src/main/store/told-schema';

test('from version 120: the table tells what the header does, and so it does after each step to come', () => {
  const db = new Database(':memory:');
  migrate(db, MIGRATIONS, 120);
  expect(toldSchema(db)).toBeUndefined();
  migrate(db, MIGRATIONS, 130);
  expect([schemaVersion(db), toldSchema(db)]).toEqual([130, 130]);
  const coming: Migration = { version: 9000, apply: () => undefined };
  migrate(db, [...MIGRATIONS, coming]);
  expect([schemaVersion(db), toldSchema(db)]).toEqual([9000, 9000]);
});
