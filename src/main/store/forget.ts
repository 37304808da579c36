/** A deleted player is in no backup: each one that has the player is written anew without. */
import { copyFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { copyOf, rowsOf } from './backup';
import { backupsIn, renamed, type Backup } from './backup-files';
import { connect, connectToLook, type Connection } from './connection';
import { faultOf } from './fault';
import { migrate } from './migrate';
import { profileRepository } from './profile-repository';

/**
 * Takes `profiles` out of every backup in `dataFolder`, as deleting does in the database `db` itself: what they played stays,
 * with `placeholder` for their names. A backup that cannot be written anew goes, since what was deleted must not come back.
 * Throws the driver's and the system's errors where not even that can be done.
 */
export function forgetInBackups(db: Connection, dataFolder: string, profiles: readonly string[], placeholder: string): null {
  // The log may still have them where somebody read beside when it was to be emptied.
  db.pragma('wal_checkpoint(TRUNCATE)');
  for (const backup of backupsIn(dataFolder)) {
    const among = present(backup, profiles);
    if (among.length === 0) continue;
    if (!rewritten(backup, among, placeholder)) rmSync(backup.file, { force: true });
  }
  return null;
}

/** Those of `profiles` that are in a backup; all of them where it does not say. */
function present({ file }: Backup, profiles: readonly string[]): readonly string[] {
  try {
    const db = connectToLook(file);
    try {
      // Before there were players nobody sat anywhere by an id.
      const players = db.prepare(`SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'profile'`).get() !== undefined;
      const has = players ? db.prepare<[string]>('SELECT 1 FROM profile WHERE id = ?') : undefined;
      return profiles.filter((id) => has?.get(id) !== undefined);
    } finally {
      db.close();
    }
  } catch (error) {
    if (faultOf(error) === undefined && !(error instanceof Error && 'code' in error)) throw error;
    return profiles;
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
