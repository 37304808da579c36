/** Copies of the whole database: what is in each, one to keep elsewhere, and one to take the database's place. */
import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { CopyContents, CopySummary } from '../../shared/copies';
import { backUp, copyOf, countIn } from './backup';
import { backupsIn } from './backup-files';
import { connect, connectToLook, DATABASE_NAME, type Connection } from './connection';
import { faultOf, stored, type Stored } from './fault';
import { inspect } from './inspect';
import { migrate } from './migrate';
import { MIGRATIONS, type Migration } from './migrations';
import { setAside } from './set-aside';
import { mendSchemaNumber } from './told-schema';

export interface Copies {
  /** The backups, newest first, beside what is there now. */
  list(): Stored<{ readonly now: CopyContents; readonly copies: readonly CopySummary[] }>;
  /** What is in a file; null where it is no whole copy that this Lookout reads. */
  look(file: string): Stored<CopyContents | null>;
  /** Writes everything to `file`. */
  save(file: string): Stored<null>;
  /** Lays a file, or the backup of this number, ready to take the database's place at the next opening; false where it is no copy. */
  stage(from: number | string): Stored<boolean>;
}

/** Beside the database: what takes its place at the next opening. */
const STAGED = '.restore';

function contentsOf(db: Connection): CopyContents {
  return { players: countIn(db, 'profile'), matches: countIn(db, 'match'), answers: countIn(db, 'attempt') };
}

/** Counts without a check of all pages, which bringing it back does. */
function preview(file: string): CopyContents | null {
  const contents = stored(() => {
    const db = connectToLook(file);
    try {
      return contentsOf(db);
    } finally {
      db.close();
    }
  });
  return contents.ok ? contents.value : null;
}

export function copies(db: Connection, folder: string): Copies {
  const file = join(folder, DATABASE_NAME);
  return {
    list: () =>
      stored(() => ({
        now: contentsOf(db),
        copies: backupsIn(folder).map((backup) => ({ number: backup.number, madeAt: backup.madeAt, contents: preview(backup.file) })),
      })),
    look: (from) => stored(() => (inspect(from, MIGRATIONS, 'damaged').state === 'good' ? preview(from) : null)),
    save: (to) =>
      stored(() => {
        copyOf(db, to);
        return null;
      }),
    stage: (wanted) =>
      stored(() => {
        const from = typeof wanted === 'string' ? wanted : backupsIn(folder).find(({ number }) => number === wanted)?.file;
        if (from === undefined) return false;
        const found = inspect(from, MIGRATIONS, 'damaged');
        if (found.state !== 'good') return false;
        const unfinished = `${file}${STAGED}.part`;
        // With its log, which stays where a full disk does not let it be played in.
        const clear = (): void => {
          for (const part of ['', '-wal', '-shm']) rmSync(unfinished + part, { force: true });
        };
        clear();
        try {
          copyFileSync(from, unfinished);
          const copy = connect(unfinished);
          try {
            mendSchemaNumber(copy, found.version);
            migrate(copy);
            copyOf(copy, file + STAGED);
          } finally {
            copy.close();
          }
        } finally {
          clear();
        }
        return true;
      }),
  };
}

/** Whether a copy was laid ready. */
export function isStaged(folder: string): boolean {
  return existsSync(join(folder, DATABASE_NAME) + STAGED);
}

/**
 * Puts what was laid ready into the database's place, which becomes a backup; a damaged one is set aside instead. Answers
 * whether there was something. Where the backup cannot be made, all stays as it is.
 */
export function takeStaged(folder: string, now: Date, migrations: readonly Migration[]): boolean {
  const file = join(folder, DATABASE_NAME);
  const staged = file + STAGED;
  if (!isStaged(folder)) return false;
  const found = inspect(file, migrations, 'damaged');
  const readable = inspect(staged, migrations, 'damaged').state === 'good';
  if (
    !readable ||
    found.state === 'newer' ||
    found.state === 'unreachable' ||
    (found.state === 'good' && !keptAsBackup(file, folder, now))
  ) {
    rmSync(staged, { force: true });
    return false;
  }
  // Whatever is in its log must not be played into the copy.
  const aside = setAside(file, now);
  renameSync(staged, file);
  if (found.state === 'good' && aside !== undefined) for (const part of ['', '-wal', '-shm']) rmSync(aside + part, { force: true });
  return true;
}

function keptAsBackup(file: string, folder: string, now: Date): boolean {
  try {
    const db = connect(file);
    try {
      backUp(db, folder, now);
      return true;
    } finally {
      db.close();
    }
  } catch (error) {
    if (faultOf(error) === undefined) throw error;
    return false;
  }
}
