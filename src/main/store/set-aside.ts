/** Moving a damaged database out of the way. */
import { existsSync, renameSync } from 'node:fs';
import { stampOf } from './backup-files';

/** The files that make up a database: itself and what WAL puts beside it. */
const PARTS = ['', '-wal', '-shm'] as const;

/**
 * Moves a damaged database with its side files out of the way and returns its new place, or undefined where there was nothing
 * of it. Nothing of it is deleted, nor of one that was set aside before.
 */
export function setAside(file: string, now: Date): string | undefined {
  const name = `${file}.damaged-${stampOf(now)}`;
  let aside = name;
  for (let more = 2; PARTS.some((part) => existsSync(aside + part)); more++) aside = `${name}-${String(more)}`;
  let moved = false;
  for (const part of PARTS) {
    try {
      renameSync(file + part, aside + part);
      moved = true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  return moved ? aside : undefined;
}
