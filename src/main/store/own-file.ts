/** Whether a file that a person chose is the database that is open. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { DATABASE_NAME } from './connection';

/** The database and what WAL puts beside it; with the end of any other handle on one of these its locks would be gone, too. */
const PARTS = ['', '-wal', '-shm'] as const;

/** Whether `file` is one of those that the database in `folder` is made of, under whatever name or link. Opens nothing. */
export function isOwnFile(folder: string, file: string): boolean {
  const chosen = identityOf(file);
  return chosen !== undefined && PARTS.some((part) => identityOf(join(folder, DATABASE_NAME + part)) === chosen);
}

/** What tells one file of the computer from all others; undefined where there is none, or nobody lets us see. */
function identityOf(file: string): string | undefined {
  try {
    const { dev, ino } = statSync(file, { bigint: true });
    return `${dev}/${ino}`;
  } catch (error) {
    if (error instanceof Error && 'code' in error) return undefined;
    throw error;
  }
}
