/** Looking at a database file before anything is written to it. */
import Database from 'better-sqlite3';
import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { connectToCheck, connectToLook, type Connection } from './connection';
import { schemaFault } from './expected-schema';
import { faultOf, storeFault, type StoreFault } from './fault';
import { newestOf, type Migration } from './migrations';
import { HEADER, isStrange, schemaNumber, schemaNumberOf } from './schema-number';

export type Inspection =
  | { readonly state: 'absent' }
  /** Can be opened; `version` is its schema's, whatever odd number it may have (`mendSchemaNumber`). */
  | { readonly state: 'good'; readonly version: number }
  | { readonly state: 'newer'; readonly version: number }
  /** Not a database of ours any more, with what is wrong with it. */
  | { readonly state: 'damaged'; readonly reason: string }
  /** It may be well, but the system will not let us look. */
  | { readonly state: 'unreachable'; readonly fault: StoreFault };

const BEGIN = { text: 'SQLite format 3\0', bytes: 100 } as const;

/** Rollback journal and WAL; SQLite takes any later number for a database that it may only read, or not at all. */
const LATEST_FORMAT = 2;

/**
 * Looks at `file` and changes nothing in it: reads all of its pages with all indexes (`integrity_check`), and holds its schema
 * against what `migrations` make. `empty` says what a file of no bytes is: the crash of a very first start leaves one, and so
 * does a disk that lost the contents.
 */
export function inspect(file: string, migrations: readonly Migration[], empty: 'good' | 'damaged'): Inspection {
  return looked(() => {
    const seen = seenFromOutside(file, empty);
    if ('state' in seen) return seen;
    // Opening a newer database could already write to its side files.
    if (seen.version !== undefined && isStrange(seen.version, migrations) && !hasLog(file)) {
      const number = schemaNumberOf(file, seen.version, migrations);
      if (number.state !== 'ours') return number;
    }
    return lookOver(file, migrations);
  });
}

/**
 * Looks at `file` no deeper than its header, as `inspect` does first; undefined unless that says all there is to say, or that
 * this is a database of the newest schema: then `good` holds for the header alone.
 */
export function glance(file: string, migrations: readonly Migration[], empty: 'good' | 'damaged'): Inspection | undefined {
  return looked((): Inspection | undefined => {
    const seen = seenFromOutside(file, empty);
    if ('state' in seen) return seen;
    return seen.version === newestOf(migrations) ? { state: 'good', version: seen.version } : undefined;
  });
}

/**
 * As `inspect`, for a database that is open in this process. The file is not opened past SQLite: with the end of that its locks
 * would be gone, too.
 */
export function inspectOpen(file: string, migrations: readonly Migration[]): Inspection {
  return looked(() => lookOver(file, migrations));
}

/** What the file system and the header tell, or the schema that the header speaks of; undefined where it is no header. */
function seenFromOutside(file: string, empty: 'good' | 'damaged'): Inspection | { readonly version: number | undefined } {
  const status = statSync(file, { throwIfNoEntry: false });
  if (status === undefined) return { state: 'absent' };
  if (!status.isFile()) return { state: 'unreachable', fault: storeFault('store/folder') };
  if (status.size === 0) {
    return empty === 'good' ? { state: 'good', version: 0 } : { state: 'damaged', reason: 'the file is empty' };
  }
  const header = headerOf(file);
  if (header === undefined) return { version: undefined };
  if (header.format > LATEST_FORMAT) return { state: 'damaged', reason: `no database has the format ${header.format}` };
  return { version: header.version };
}

/** What was written last is in the log still, and may be anything, such as a newer schema: the header knows nothing of it. */
export function hasLog(file: string): boolean {
  return (statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0;
}

function lookOver(file: string, migrations: readonly Migration[]): Inspection {
  const db = connectToLook(file);
  try {
    return look(db, file, migrations);
  } finally {
    db.close();
  }
}

/** What was seen, or what kept it from being seen. */
function looked<Seen extends Inspection | undefined>(see: () => Seen): Seen | Inspection {
  try {
    return see();
  } catch (error) {
    const fault = faultOf(error);
    if (fault !== undefined && fault.code !== 'store/damaged') return { state: 'unreachable', fault };
    // Whatever else SQLite has against it, such as a schema that it cannot parse.
    if (fault === undefined && !(error instanceof Database.SqliteError)) throw error;
    return { state: 'damaged', reason: reasonOf(error) };
  }
}

function look(db: Connection, file: string, migrations: readonly Migration[]): Inspection {
  const number = schemaNumber(db, migrations);
  if (number.state !== 'ours') return number;
  const { version } = number;
  const problem = problemIn(file);
  if (problem !== 'ok') return { state: 'damaged', reason: problem };
  if (version > 0) {
    const fault = schemaFault(db, version, migrations);
    return fault === undefined ? { state: 'good', version } : { state: 'damaged', reason: fault };
  }
  const tables = db.prepare<[], number>(`SELECT count(*) FROM sqlite_schema WHERE type = 'table'`).pluck().get();
  return tables === 0 ? { state: 'good', version } : { state: 'damaged', reason: 'it is not a database of Lookout' };
}

/** The first thing that is wrong with pages, indexes or values; `ok` where nothing is. */
function problemIn(file: string): string {
  const db = connectToCheck(file);
  try {
    return String(db.pragma('integrity_check(1)', { simple: true }));
  } finally {
    db.close();
  }
}

/** What the file's header says of schema and format, if the file begins as a database does. */
function headerOf(file: string): { readonly version: number; readonly format: number } | undefined {
  const header = Buffer.alloc(BEGIN.bytes);
  const handle = openSync(file, 'r');
  try {
    const read = readSync(handle, header, 0, BEGIN.bytes, 0);
    if (read < BEGIN.bytes || !header.toString('latin1').startsWith(BEGIN.text)) return undefined;
    return {
      version: header.readInt32BE(HEADER.versionAt),
      format: Math.max(header.readUInt8(HEADER.writeFormatAt), header.readUInt8(HEADER.readFormatAt)),
    };
  } finally {
    closeSync(handle);
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
