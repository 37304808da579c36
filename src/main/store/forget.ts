/** A deleted player is in no backup: each one that has the player is written anew without. */
import { copyFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { copyOf, rowsOf } from './backup';
import { backupsIn, renamed, type Backup } from './backup-files';
import { connect, connectToLook, type Connection } from './connection';
import { faultOf } from './fault';
import { keepUncounted } from './counted-writes';
import { matchLots } from './match-lots';
import { migrate } from './migrate';
import { LEAVING } from './players';
import { profileRepository } from './profile-repository';

/** More rows than there can be. */
const ALL = Number.MAX_SAFE_INTEGER;

/**
 * Takes `profiles` out of every backup in `dataFolder`, as deleting does in the database `db` itself: what they played stays,
 * with `placeholder` for their names. A backup that cannot be written anew goes, since what was deleted must not come back.
 * Throws the driver's and the system's errors where not even that can be done.
 */
export function forgetInBackups(db: Connection, dataFolder: string, profiles: readonly string[], placeholder: string): null {
  // The log still has them. Most of it is written into the database while others may write, the rest in no time.
  db.pragma('wal_checkpoint(PASSIVE)');
  db.pragma('wal_checkpoint(TRUNCATE)');
  for (const backup of backupsIn(dataFolder)) {
    if (present(backup, profiles) && !rewritten(backup, profiles, placeholder)) rmSync(backup.file, { force: true });
  }
  return null;
}

/** Whether any of `profiles` is in a backup, or somebody who was leaving when it was made; also where it does not say. */
function present({ file }: Backup, profiles: readonly string[]): boolean {
  try {
    const db = connectToLook(file);
    try {
      // Before there were players nobody sat anywhere by an id.
      const players = db.prepare(`SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'profile'`).get() !== undefined;
      if (!players) return false;
      const has = db.prepare<[string]>(`SELECT 1 FROM profile WHERE id = ? OR ${LEAVING}`);
      return profiles.some((id) => has.get(id) !== undefined);
    } finally {
      db.close();
    }
  } catch (error) {
    if (faultOf(error) === undefined && !(error instanceof Error && 'code' in error)) throw error;
    return true;
  }
}

function rewritten(backup: Backup, profiles: readonly string[], placeholder: string): boolean {
  const scratch = join(dirname(backup.file), 'forgetting.part');
  const clear = (): void => {
    for (const part of ['', '-wal', '-shm']) rmSync(scratch + part, { force: true });
  };
  try {
    clear();
    copyFileSync(backup.file, scratch);
    const copy = connect(scratch);
    try {
      migrate(copy);
      // What was to become longer when the copy was made is there as it was, and its names with it.
      const lots = matchLots(copy, keepUncounted);
      const loose = lots.loose();
      if (!loose.ok) return false;
      for (const match of loose.value) if (!lots.settle(match, ALL).ok) return false;
      const repository = profileRepository(copy);
      for (const id of profiles) {
        const removed = repository.remove(id, placeholder);
        if (!removed.ok) return false;
      }
      const settled = repository.forgottenEverywhere(profiles);
      if (!settled.ok) return false;
      // Over the one that has them, so that there is no moment without a backup.
      copyOf(copy, backup.file);
      renameSync(backup.file, renamed(backup, rowsOf(copy)));
      return true;
    } finally {
      copy.close();
    }
  } catch {
    return false;
  } finally {
    clear();
  }
}
