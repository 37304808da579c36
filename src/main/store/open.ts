/**
 * Opening the store on its folder. A damaged database is set aside and the last good backup takes its place; one of a
 * newer Lookout is refused and left as it is.
 */
import { mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { accepted, refused } from '../engine/result';
import { backUp, backupsIn, dropOlder, restoreNewest, setAside } from './backup';
import { connect, schemaVersion, type Connection } from './connection';
import { faultOf, folderFault, newerFault, stored, type Stored, type StoreFault } from './fault';
import { inspect } from './inspect';
import { matchRepository, type MatchRepository } from './match-repository';
import { migrate, pendingAfter } from './migrate';
import { MIGRATIONS, newestOf, type Migration } from './migrations';
import { learnedRepository, type LearnedRepository } from './learned-repository';
import { profileRepository, type ProfileRepository } from './profile-repository';
import { puzzleRepository, type PuzzleRepository } from './puzzle-repository';
import { runRepository, type RunRepository } from './run-repository';
import { settingRepository, type SettingRepository } from './setting-repository';
import { statisticsReader, type StatisticsReader } from './statistics-reader';

export const DATABASE_NAME = 'lookout.db';

/** Pages of the log, of 4 kB each, after which it is written into the database here, too. */
const LONGEST_LOG = 25_000;

/** What had to be done to get the store open. */
export interface Recovery {
  /** The damaged database's new name, in the same folder. */
  readonly setAside: string;
  readonly reason: string;
  /** ISO time of the backup that took its place; what came after it is lost. Null where there was none. */
  readonly restoredFrom: string | null;
}

export interface Store {
  readonly matches: MatchRepository;
  readonly settings: SettingRepository;
  readonly profiles: ProfileRepository;
  readonly runs: RunRepository;
  readonly learned: LearnedRepository;
  readonly puzzles: PuzzleRepository;
  readonly statistics: StatisticsReader;
  /** Null where all was well. */
  readonly recovery: Recovery | null;
  /** Whether something was written since the last backup, or the start. */
  readonly changed: boolean;
  /** How many rows were written so far. */
  readonly writes: number;
  /** Makes a backup; the oldest goes. Reads the whole database, so not while a round is played. */
  readonly backUp: (now: Date) => Stored<null>;
  /** Does many writes in one transaction, all or none; for large amounts, where the disk is waited for once. */
  readonly together: (writes: () => void) => Stored<null>;
  /** Called before a backup is made beside this thread; what it answers is called when the backup is there. */
  readonly backingUp: () => () => void;
  /** From now on the log is written into the database beside this thread, and here only where it gets out of hand. */
  readonly leaveCheckpoints: () => void;
  /** Makes a backup and drops all older ones: what was deleted for good is in none. */
  readonly renewBackups: (now: Date) => Stored<null>;
  readonly close: () => void;
}

/**
 * Opens the store in `folder`, which is made if need be, and brings it to the newest schema. `now` names backups and what
 * is set aside.
 */
export function openStore(
  folder: string,
  now: Date,
  migrations: readonly Migration[] = MIGRATIONS,
): Stored<Store> {
  try {
    mkdirSync(folder, { recursive: true });
    return openIn(folder, now, migrations);
  } catch (error) {
    const fault = faultOf(error);
    if (fault === undefined) throw error;
    return refused(atStart(fault, folder));
  }
}

/** A fault as it is told to whoever could not start: with the folder, which they may be able to mend. */
function atStart(fault: StoreFault, folder: string): StoreFault {
  return fault.code === 'store/folder' ? folderFault(folder) : fault;
}

function openIn(folder: string, now: Date, migrations: readonly Migration[]): Stored<Store> {
  const file = join(folder, DATABASE_NAME);
  const known = newestOf(migrations);
  const found = inspect(file, known, backupsIn(folder).length > 0 ? 'damaged' : 'good');
  if (found.state === 'unreachable') return refused(atStart(found.fault, folder));
  if (found.state === 'newer') return refused(newerFault(found.version, known));
  let recovery: Recovery | null = null;
  if (found.state === 'damaged') {
    const aside = setAside(file, now);
    const restored = restoreNewest(folder, file, known);
    recovery = { setAside: basename(aside), reason: found.reason, restoredFrom: restored?.madeAt ?? null };
  }
  const db = connect(file);
  try {
    const version = schemaVersion(db);
    if (version > 0 && pendingAfter(version, migrations).length > 0) backUp(db, folder, now);
    migrate(db, migrations);
    return accepted(storeOver(db, folder, recovery));
  } catch (error) {
    db.close();
    throw error;
  }
}

function storeOver(db: Connection, folder: string, recovery: Recovery | null): Store {
  const changes = db.prepare<[], number>('SELECT total_changes()').pluck();
  let backedUp = changes.get();
  return {
    matches: matchRepository(db),
    settings: settingRepository(db),
    profiles: profileRepository(db),
    runs: runRepository(db),
    learned: learnedRepository(db),
    puzzles: puzzleRepository(db),
    statistics: statisticsReader(db),
    recovery,
    get writes() {
      return changes.get() ?? 0;
    },
    get changed() {
      return changes.get() !== backedUp;
    },
    backUp: (now) =>
      stored(() => {
        backUp(db, folder, now);
        backedUp = changes.get();
        return null;
      }),
    backingUp: () => {
      const before = changes.get();
      return () => {
        backedUp = before;
      };
    },
    leaveCheckpoints: () => {
      db.pragma(`wal_autocheckpoint = ${LONGEST_LOG}`);
    },
    together: (writes) =>
      stored(() => {
        db.transaction(writes).immediate();
        return null;
      }),
    renewBackups: (now) =>
      stored(() => {
        // The log may still have it where somebody read beside this thread when it was to be emptied.
        db.pragma('wal_checkpoint(TRUNCATE)');
        backUp(db, folder, now);
        dropOlder(folder);
        backedUp = changes.get();
        return null;
      }),
    close: () => {
      if (!db.open) return;
      stored(() => db.pragma('optimize')); // a disk that takes nothing any more must not keep the app from ending
      db.close();
    },
  };
}
