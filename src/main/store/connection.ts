/** A connection as every part of the store wants it. */
import Database from 'better-sqlite3';

/** The database's name in the folder for everything that is kept. */
export const DATABASE_NAME = 'lookout.db';

export type Connection = Database.Database;

/** How long a start, an end, or a thread beside the window's waits for another program's lock, in milliseconds. */
const LOCK_TIMEOUT = 250;

/** And how long the window's thread does: not so long that anybody could feel it. Who asked for a write may ask again. */
const BRIEF_TIMEOUT = 5;

/**
 * Opens `file` to read and write: WAL with `synchronous = FULL`, so that what was acknowledged outlives a power cut, and
 * foreign keys on. Throws the driver's errors.
 */
export function connect(file: string): Connection {
  const db = new Database(file, { timeout: LOCK_TIMEOUT });
  try {
    db.pragma('journal_mode = WAL');
    db.pragma('synchronous = FULL');
    db.pragma('foreign_keys = ON');
    db.pragma('trusted_schema = OFF');
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** From now on a lock is waited for as the window's thread may, or (at the end) as long as is of use. */
export function waitForLocks(db: Connection, how: 'briefly' | 'long'): void {
  db.pragma(`busy_timeout = ${how === 'briefly' ? BRIEF_TIMEOUT : LOCK_TIMEOUT}`);
}

/**
 * Does writes that are worth less than a match and may come one a second, so that the disk is not waited for: the end of
 * the program loses nothing of them, a power cut the last few. Within a transaction of the caller's it is as that one is.
 */
export function lightly<Value>(db: Connection, write: () => Value): Value {
  if (db.inTransaction) return write();
  db.pragma('synchronous = NORMAL');
  try {
    return write();
  } finally {
    db.pragma('synchronous = FULL');
  }
}

/** Does a write after which rows stand there without what they belong to. Whoever calls it sees to it that they are swept up. */
export function loosely<Value>(db: Connection, write: () => Value): Value {
  const before = Number(db.pragma('foreign_keys', { simple: true }));
  db.pragma('foreign_keys = OFF');
  try {
    return write();
  } finally {
    db.pragma(`foreign_keys = ${before}`);
  }
}

/** Opens `file` only to look at it. Throws the driver's errors. */
export function connectToLook(file: string): Connection {
  return new Database(file, { readonly: true, fileMustExist: true, timeout: LOCK_TIMEOUT });
}

/**
 * Opens `file` to check all of it and writes nothing. SQLite leaves the CHECKs of a schema out where it may only read, so this
 * connection could write; one of `connectToLook` has to stay open until it is closed, or the log would be played into the file.
 * Throws the driver's errors.
 */
export function connectToCheck(file: string): Connection {
  const db = new Database(file, { fileMustExist: true, timeout: LOCK_TIMEOUT });
  db.pragma('query_only = ON');
  return db;
}

/** The number of the last migration that ran; 0 in a new database. */
export function schemaVersion(db: Connection): number {
  return db.pragma('user_version', { simple: true }) as number;
}
