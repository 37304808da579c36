/** Copies of the database to fall back on: made from a database that was checked, whole or not at all. */
import { closeSync, copyFileSync, fsyncSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { makeFolderNow } from '../folders';
import { backupsIn, FOLDER, nameOf, outdated, type Backup } from './backup-files';
import { connect, type Connection } from './connection';
import { inspect } from './inspect';
import { migrate } from './migrate';
import type { Migration } from './migrations';
import { STAYING } from './players';
import { mendSchemaNumber } from './told-schema';

/** What a file is called until all of it is there. */
const UNFINISHED = '.part';

/** Matches, answers and players: what would be missed. */
export function rowsOf(db: Connection): number {
  return countIn(db, 'match') + countIn(db, 'attempt') + countIn(db, 'profile');
}

/** Rows of a table, without players who are leaving; 0 where an older schema has none. */
export function countIn(db: Connection, table: 'match' | 'attempt' | 'profile'): number {
  const there = db.prepare<[string]>(`SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?`).get(table) !== undefined;
  return there
    ? (db
        .prepare<[], number>(`SELECT count(*) FROM ${table}${table === 'profile' ? ` WHERE ${STAYING}` : ''}`)
        .pluck()
        .get() ?? 0)
    : 0;
}

/** Copies the database behind `db` into the backups of `dataFolder` and drops those that make room. Throws the driver's errors. */
export function backUp(db: Connection, dataFolder: string, now: Date): void {
  const folder = join(dataFolder, FOLDER);
  makeFolderNow(folder);
  clearUnfinished(folder);
  const number = (backupsIn(dataFolder)[0]?.number ?? 0) + 1;
  copyOf(db, join(folder, nameOf({ number, rows: rowsOf(db) }, now)));
  for (const old of outdated(backupsIn(dataFolder))) rmSync(old.file, { force: true });
}

/** Writes all that `db` holds to `file`, whole or not at all. */
export function copyOf(db: Connection, file: string): void {
  const unfinished = file + UNFINISHED;
  rmSync(unfinished, { force: true });
  try {
    db.prepare('VACUUM INTO ?').run(unfinished);
    flush(unfinished);
    renameSync(unfinished, file);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
}

/** Removes what a crash left half copied. */
function clearUnfinished(folder: string): void {
  for (const name of readdirSync(folder)) if (name.includes(UNFINISHED)) rmSync(join(folder, name), { force: true });
}

/** Waits until the disk has the contents of `file`, so that its new name never points to less. */
function flush(file: string): void {
  const handle = openSync(file, 'r+');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** A backup that is whole, copied beside the database and brought to the newest schema. */
interface Restorable {
  readonly backup: Backup;
  /** Puts it in the database's place, which has to be free. */
  readonly put: () => void;
}

/** The newest backup that can be read, and brought to the schema that `migrations` lead to, for the place of `file`; undefined without one. */
export function newestRestorable(dataFolder: string, file: string, migrations: readonly Migration[]): Restorable | undefined {
  const unfinished = file + UNFINISHED;
  const clear = (): void => {
    for (const name of readdirSync(dirname(file))) {
      if (name.startsWith(basename(unfinished))) rmSync(join(dirname(file), name), { force: true });
    }
  };
  for (const backup of backupsIn(dataFolder)) {
    clear();
    const found = inspect(backup.file, migrations, 'damaged');
    if (found.state !== 'good') continue;
    copyFileSync(backup.file, unfinished);
    if (!migrated(unfinished, found.version, migrations)) continue;
    flush(unfinished);
    return {
      backup,
      put: () => {
        renameSync(unfinished, file);
      },
    };
  }
  clear();
  return undefined;
}

/** Brings a copy of the schema `version` to the newest; false where that fails, which says nothing of the others. */
function migrated(file: string, version: number, migrations: readonly Migration[]): boolean {
  try {
    const db = connect(file);
    try {
      mendSchemaNumber(db, version);
      migrate(db, migrations);
    } finally {
      db.close();
    }
    return true;
  } catch {
    return false;
  }
}
