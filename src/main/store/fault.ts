/** What can go wrong with the database on somebody's disk, by name, each with one sentence to show. */
import { accepted, refused, type Result } from '../engine/result';

export type StoreFaultCode =
  | 'store/full'
  | 'store/locked'
  | 'store/read-only'
  | 'store/damaged'
  | 'store/folder'
  | 'store/newer'
  | 'store/disk';

/** An expected failure of the store; nothing of the write that met it was kept. */
export interface StoreFault {
  readonly code: StoreFaultCode;
  /** One plain English sentence. */
  readonly message: string;
}

export type Stored<Value> = Result<Value, StoreFault>;

const SENTENCES: Readonly<Record<StoreFaultCode, string>> = {
  'store/full': 'The disk is full, so this could not be saved.',
  'store/locked': 'Another program is using the database of Lookout, so nothing can be saved now.',
  'store/read-only': 'The database of Lookout may only be read, so nothing can be saved.',
  'store/damaged': 'The database of Lookout is damaged; start Lookout anew to restore the last good backup.',
  'store/folder': 'The folder for the data of Lookout cannot be used.',
  'store/newer': 'The database was written by a newer Lookout; nothing was changed. Update Lookout to open it.',
  'store/disk': 'The disk would not read or write the database of Lookout.',
};

/** A fault by its code, with its usual sentence or a closer one. */
export function storeFault(code: StoreFaultCode, message = SENTENCES[code]): StoreFault {
  return { code, message };
}

/** The first part of SQLite's extended codes, and the systems' own, by the fault that they stand for. */
const MEANINGS: readonly (readonly [RegExp, StoreFaultCode])[] = [
  [/^SQLITE_FULL|^ENOSPC$|^EDQUOT$/, 'store/full'],
  [/^SQLITE_(BUSY|LOCKED|PROTOCOL)|^EBUSY$/, 'store/locked'],
  [/^SQLITE_(READONLY|PERM)|^EROFS$/, 'store/read-only'],
  [/^SQLITE_(CORRUPT|NOTADB)/, 'store/damaged'],
  [/^SQLITE_CANTOPEN|^ENOENT$|^ENOTDIR$|^EACCES$|^EPERM$|^EEXIST$|^EISDIR$|^ENAMETOOLONG$/, 'store/folder'],
  [/^SQLITE_IOERR|^EIO$/, 'store/disk'],
];

/** The fault behind an error of SQLite or the file system; undefined for anything else, which is a bug. */
export function faultOf(error: unknown): StoreFault | undefined {
  // The driver tells of a folder that is not there by a TypeError without a code.
  if (error instanceof TypeError && error.message.includes('directory does not exist')) return storeFault('store/folder');
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (typeof code !== 'string') return undefined;
  const meaning = MEANINGS.find(([pattern]) => pattern.test(code));
  return meaning && storeFault(meaning[1]);
}

/** Runs what reads or writes the database; an expected failure comes back as a value, a bug is thrown on. */
export function stored<Value>(action: () => Value): Stored<Value> {
  try {
    return accepted(action());
  } catch (error) {
    const fault = faultOf(error);
    if (fault === undefined) throw error;
    return refused(fault);
  }
}
