/** Which schema a database has, by its two numbers (the header's and the one in a table) and by the schema itself. */
import Database from 'better-sqlite3';
import { readFileSync, statSync } from 'node:fs';
import { schemaVersion, type Connection } from './connection';
import { isExactly } from './expected-schema';
import { newestOf, type Migration } from './migrations';
import { toldSchema } from './told-schema';

/** What the numbers of a schema say. */
type SchemaNumber =
  /** One of ours, or what says to be one; it may be told wrongly in one place (`mendSchemaNumber`), while all else speaks for this. */
  | { readonly state: 'ours'; readonly version: number }
  | { readonly state: 'newer'; readonly version: number }
  | { readonly state: 'damaged'; readonly reason: string };

/** Numbers of migrations go in tens: no Lookout to come has one beyond this, so it can only be damage. */
const LATEST_VERSION = 10_000;

/** In a database's header: the formats to write and to read it, and the number of its schema. */
export const HEADER = { writeFormatAt: 18, readFormatAt: 19, versionAt: 60 } as const;

/** From this step on each tells its number in the table, too. */
const TOLD_FROM = 130;

/** Whether a number is none that our own migrations lead to or start from. */
export function isStrange(version: number, migrations: readonly Migration[]): boolean {
  return version < 0 || version > newestOf(migrations);
}

/**
 * Which schema `db` has. A database is a newer Lookout's where the table says so, or where its header does and nothing speaks against it:
 * it must not be written to. Only where the header alone is odd, and the schema is to the letter what the table's number stands for
 * (with nothing of anybody's beside it), the table is believed.
 */
export function schemaNumber(db: Connection, migrations: readonly Migration[]): SchemaNumber {
  const version = schemaVersion(db);
  const told = toldSchema(db);
  const newest = newestOf(migrations);
  const newer = (number: number): boolean => number > newest && number <= LATEST_VERSION;
  if (typeof told === 'number' && newer(told)) return { state: 'newer', version: told };
  const known = (number: number): boolean => migrations.some((migration) => migration.version === number);
  if (told === undefined) {
    // A newer Lookout's has the table, since its way led over the step that makes it.
    const earlier = newer(version) && migrations.some((step) => step.version < TOLD_FROM && isExactly(db, step.version, migrations));
    if (newer(version) && !earlier) return { state: 'newer', version };
  } else if (told !== version) {
    const byTable = told !== null && known(told) && isExactly(db, told, migrations);
    const byHeader = known(version) && isExactly(db, version, migrations);
    if (byTable && !byHeader) return { state: 'ours', version: told };
    if (byHeader && !byTable) return { state: 'ours', version };
    if (newer(version)) return { state: 'newer', version };
    return { state: 'damaged', reason: `the schema is told to be ${version} and ${String(told)}` };
  }
  if (isStrange(version, migrations)) return { state: 'damaged', reason: `there never was a schema ${version}` };
  return { state: 'ours', version };
}

/** A larger file is not read into memory, in bytes. */
const LARGEST = 2 ** 30;

/**
 * As `schemaNumber`, of a file without a log that nobody has open, and by its bytes alone: even a connection that may only read leaves
 * files beside a database. One that cannot be read is as `header` says, the number in its header.
 */
export function schemaNumberOf(file: string, header: number, migrations: readonly Migration[]): SchemaNumber {
  const byHeader = (reason: string): SchemaNumber =>
    header > newestOf(migrations) && header <= LATEST_VERSION ? { state: 'newer', version: header } : { state: 'damaged', reason };
  if (statSync(file).size > LARGEST) return byHeader(`there never was a schema ${header}`);
  let db: Connection | undefined;
  try {
    const bytes = readFileSync(file);
    // In memory there is no log.
    bytes.fill(1, HEADER.writeFormatAt, HEADER.readFormatAt + 1);
    db = new Database(bytes, { readonly: true });
    return schemaNumber(db, migrations);
  } catch (error) {
    if (!(error instanceof Database.SqliteError)) throw error;
    return byHeader(error.message);
  } finally {
    db?.close();
  }
}
