/** Copies of the database to fall back on: made from a database that was checked, whole or not at all. */
import { closeSync, copyFileSync, fsyncSync, mkdirSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Connection } from './connection';
import { inspect } from './inspect';

/** How many backups are kept; older ones are removed. */
export const BACKUPS_KEPT = 3;

const FOLDER = 'backups';
const NAME = /^lookout-(\d{8}T\d{9}Z)\.db$/;

export interface Backup {
  readonly file: string;
  /** ISO time at which it was made. */
  readonly madeAt: string;
}

/** `2026-11-27T20:26:00.123Z` as it goes into file names, which sort by time then. */
export function stampOf(date: Date): string {
  return date.toISOString().replace(/[-:.]/g, '');
}

function isoOf(stamp: string): string {
  return stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z$/, '$1-$2-$3T$4:$5:$6.$7Z');
}

/** The backups in `dataFolder`, newest first. */
export function backupsIn(dataFolder: string): Backup[] {
  let names: string[];
  try {
    names = readdirSync(join(dataFolder, FOLDER));
  } catch {
    return [];
  }
  return names
    .flatMap((name) => {
      const stamp = NAME.exec(name)?.[1];
      return stamp === undefined ? [] : [{ file: join(dataFolder, FOLDER, name), madeAt: isoOf(stamp) }];
    })
    .sort((a, b) => (a.madeAt < b.madeAt ? 1 : -1));
}

/** Copies the database behind `db` into the backups of `dataFolder` and drops the oldest. Throws the driver's errors. */
export function backUp(db: Connection, dataFolder: string, now: Date): void {
  const folder = join(dataFolder, FOLDER);
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `lookout-${stampOf(now)}.db`);
  const unfinished = `${file}.part`;
  // What a crash left half copied.
  for (const name of readdirSync(folder)) if (name.endsWith('.part')) rmSync(join(folder, name), { force: true });
  try {
    db.prepare('VACUUM INTO ?').run(unfinished);
    flush(unfinished);
    renameSync(unfinished, file);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
  for (const old of backupsIn(dataFolder).slice(BACKUPS_KEPT)) rmSync(old.file, { force: true });
}

/** Removes all backups but the newest. */
export function dropOlder(dataFolder: string): void {
  for (const old of backupsIn(dataFolder).slice(1)) rmSync(old.file, { force: true });
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

/** The files that make up a database: itself and what WAL puts beside it. */
const PARTS = ['', '-wal', '-shm'] as const;

/** Moves a damaged database with its side files out of the way and returns its new place. Nothing of it is deleted. */
export function setAside(file: string, now: Date): string {
  const aside = `${file}.damaged-${stampOf(now)}`;
  for (const part of PARTS) {
    try {
      renameSync(file + part, aside + part);
    } catch (error) {
      // A side file need not be there; the database itself must move.
      if (part === '' || (error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  return aside;
}

/** Puts the newest backup that is whole, of a schema up to `known`, in the place of `file`; undefined where there is none. */
export function restoreNewest(dataFolder: string, file: string, known: number): Backup | undefined {
  for (const backup of backupsIn(dataFolder)) {
    if (inspect(backup.file, known, 'damaged').state !== 'good') continue;
    const unfinished = `${file}.part`;
    copyFileSync(backup.file, unfinished);
    flush(unfinished);
    renameSync(unfinished, file);
    return backup;
  }
  return undefined;
}
