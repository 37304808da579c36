/**
 * The whole schema stands in a file, so that a change of it shows in review. After adding a migration write it anew with
 * UPDATE_SCHEMA=1. What is there may not go or change without a migration that keeps what people saved.
 */
import Database from 'better-sqlite3';
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { migrate } from '../../../src/main/store/migrate';

const file = new URL('../../../src/main/store/schema.sql', import.meta.url);

function schema(): string {
  const db = new Database(':memory:');
  migrate(db);
  const parts = db.prepare(`SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY type DESC, name`).pluck().all() as string[];
  return `-- What all migrations together make; version ${String(db.pragma('user_version', { simple: true }))}.\n\n${parts.map((sql) => `${sql};\n`).join('\n')}`;
}

test('the migrations make the schema that is written down', () => {
  if (process.env['UPDATE_SCHEMA'] === '1') writeFileSync(file, schema());
  expect(schema()).toBe(readFileSync(file, 'utf8'));
});
