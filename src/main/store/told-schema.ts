/** The two numbers that a database has of its schema: one in its header and, since step 130, the same in a table. */
import { schemaVersion, type Connection } from './connection';

function hasTable(db: Connection): boolean {
  return db.prepare(`SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'schema_step'`).get() !== undefined;
}

/** The number in the table; null where it is gone from there, undefined where the schema has no such table. */
export function toldSchema(db: Connection): number | null | undefined {
  return hasTable(db) ? (db.prepare<[], number>('SELECT version FROM schema_step').pluck().get() ?? null) : undefined;
}

/** Sets both numbers. Within the transaction of a step that leads there. */
export function tellSchema(db: Connection, version: number): void {
  db.pragma(`user_version = ${version}`);
  if (hasTable(db)) db.prepare('INSERT OR REPLACE INTO schema_step VALUES (1, ?)').run(version);
}

/** Sets both numbers where one of them is odd. */
export function mendSchemaNumber(db: Connection, version: number): void {
  const told = toldSchema(db);
  if (schemaVersion(db) === version && (told === undefined || told === version)) return;
  db.transaction(() => {
    tellSchema(db, version);
  }).immediate();
}
