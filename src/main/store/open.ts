/**
 * Opening the store on its folder. A database that is damaged, or gone, is set aside and the last good backup takes its place;
 * one of a newer Lookout is refused and left as it is. Looking at it reads all of it, and so can be done on another thread.
 */
import Database from 'better-sqlite3';
import { basename, join } from 'node:path';
import { accepted, refused } from '../../rules/result';
import { makeFolderNow } from '../folders';
import { backUp, newestRestorable } from './backup';
import { backupsIn } from './backup-files';
import { connect, DATABASE_NAME, schemaVersion } from './connection';
import { isStaged, takeStaged } from './copies';
import { faultOf, folderFault, newerFault, type Stored, type StoreFault } from './fault';
import { markIn } from './high-water';
import { glance, hasLog, inspect, type Inspection } from './inspect';
import { migrate, pendingAfter } from './migrate';
import { MIGRATIONS, newestOf, type Migration } from './migrations';
import { setAside } from './set-aside';
import { mendSchemaNumber } from './told-schema';
import { storeOver, type Before, type Recovery, type Store } from './store';

/** What there is to open; plain data, so that one thread can look and another open. */
interface Looked {
  /** A copy took the database's place as somebody wished. */
  readonly replaced: boolean;
  readonly found: Inspection;
  /** All of it was read; otherwise no more than its header, and the rest is to be looked over later. */
  readonly whole: boolean;
}

/**
 * Makes `folder` if need be, puts a copy that was laid ready in its place, and looks at the database, of which nothing may be
 * open yet. `now` names what is set aside.
 */
export function lookInto(folder: string, now: Date, migrations: readonly Migration[] = MIGRATIONS): Stored<Looked> {
  return atStart(folder, () => {
    makeFolderNow(folder);
    const replaced = takeStaged(folder, now, migrations);
    const found = inspect(join(folder, DATABASE_NAME), migrations, backupsIn(folder).length > 0 ? 'damaged' : 'good');
    return accepted({ replaced, found, whole: true });
  });
}

/**
 * As `lookInto`, but reads no more than the header where the database was closed cleanly and has the newest schema: a start has a
 * picture to show first. Whoever opens what was only glanced at looks it over soon (`Store.whole`), and has nothing done on it before.
 */
export function glanceInto(folder: string, now: Date, migrations: readonly Migration[] = MIGRATIONS): Stored<Looked> {
  return atStart(folder, () => {
    makeFolderNow(folder);
    if (isStaged(folder) || hasLog(join(folder, DATABASE_NAME))) return lookInto(folder, now, migrations);
    const found = glance(join(folder, DATABASE_NAME), migrations, backupsIn(folder).length > 0 ? 'damaged' : 'good');
    if (found === undefined) return lookInto(folder, now, migrations);
    return accepted({ replaced: false, found, whole: found.state !== 'good' || found.version === 0 });
  });
}

/**
 * Opens the store in `folder` as it was just looked at, and brings it to the newest schema. `now` names backups and what is
 * set aside.
 */
export function openStore(
  folder: string,
  now: Date,
  migrations: readonly Migration[] = MIGRATIONS,
  looked: Stored<Looked> = lookInto(folder, now, migrations),
): Stored<Store> {
  return looked.ok ? atStart(folder, () => openIn(folder, now, migrations, looked.value)) : looked;
}

/** Does a step of the start; a fault of it is told with the folder, which whoever could not start may be able to mend. */
function atStart<Value>(folder: string, step: () => Stored<Value>): Stored<Value> {
  try {
    const done = step();
    return done.ok ? done : refused(withFolder(done.error, folder));
  } catch (error) {
    const fault = faultOf(error);
    if (fault === undefined) throw error;
    return refused(withFolder(fault, folder));
  }
}

function withFolder(fault: StoreFault, folder: string): StoreFault {
  return fault.code === 'store/folder' ? folderFault(folder) : fault;
}

function openIn(folder: string, now: Date, migrations: readonly Migration[], { replaced, found, whole }: Looked): Stored<Store> {
  const file = join(folder, DATABASE_NAME);
  const backedUp = backupsIn(folder).length > 0;
  if (found.state === 'unreachable') return refused(found.fault);
  if (found.state === 'newer') return refused(newerFault(found.version, newestOf(migrations)));
  let damage = found.state === 'damaged' ? found.reason : undefined;
  if (found.state === 'absent' && backedUp) damage = 'there is none, but there are backups of one';
  if (found.state === 'absent' && !backedUp && markIn(folder) > 0) damage = 'there is none, but there was one';
  if (damage === undefined) {
    try {
      const version = whole && found.state === 'good' ? found.version : undefined;
      return accepted(opened(folder, now, migrations, { replaced, whole, recovery: null }, version));
    } catch (error) {
      damage = damageOf(error, migrations);
    }
  }
  const restorable = newestRestorable(folder, file, migrations);
  const aside = setAside(file, now);
  restorable?.put();
  const recovery: Recovery = {
    setAside: aside === undefined ? null : basename(aside),
    reason: damage,
    restoredFrom: restorable?.backup.madeAt ?? null,
  };
  return accepted(opened(folder, now, migrations, { replaced, whole: true, recovery }));
}

/**
 * Opens a database that looks well, of the schema `seen` where it was looked into, and brings it to the newest, with a backup before.
 * Throws what goes wrong.
 */
function opened(folder: string, now: Date, migrations: readonly Migration[], history: Before, seen?: number): Store {
  const db = connect(join(folder, DATABASE_NAME));
  try {
    if (seen !== undefined) mendSchemaNumber(db, seen);
    const version = schemaVersion(db);
    if (version > 0 && pendingAfter(version, migrations).length > 0) backUp(db, folder, now);
    migrate(db, migrations);
    return storeOver(db, folder, history);
  } catch (error) {
    db.close();
    throw error;
  }
}

/**
 * What a failure to open says against the database. Throws it again where it is not the database's fault: a full disk, a lock,
 * or a step of the schema that fails in a new database, too, which is a bug.
 */
function damageOf(error: unknown, migrations: readonly Migration[]): string {
  const fault = faultOf(error);
  if (fault !== undefined && fault.code !== 'store/damaged') throw error;
  const fresh = new Database(':memory:');
  try {
    migrate(fresh, migrations);
  } finally {
    fresh.close();
  }
  return error instanceof Error ? error.message : String(error);
}
