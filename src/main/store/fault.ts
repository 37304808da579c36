/** What can go wrong with the database on somebody's disk, by name, each with one sentence to show. */
import { phrase, sentence, type FaultKey, type Phrase } from '../../shared/phrase';
import type { RefusalCode } from '../../shared/refusal';
import { accepted, refused, type Result } from '../../rules/result';

type StoreFaultCode = Extract<RefusalCode, `store/${string}`>;

/** An expected failure of the store; nothing of the write that met it was kept. */
export interface StoreFault {
  readonly code: StoreFaultCode;
  /** One sentence, to be spoken in the person's language. */
  readonly what: Phrase;
  /** The same in plain English, for logs. */
  readonly message: string;
}

/** What can turn out to be unreadable. */
export type Unreadable = 'match' | 'tiles' | 'round' | 'verdict' | 'late' | 'event' | 'puzzle';

export type Stored<Value> = Result<Value, StoreFault>;

const SENTENCES = {
  'store/full': 'fault.store-full',
  'store/locked': 'fault.store-locked',
  'store/read-only': 'fault.store-read-only',
  'store/damaged': 'fault.store-damaged',
  'store/folder': 'fault.store-unusable',
  'store/disk': 'fault.store-disk',
} as const satisfies Partial<Record<StoreFaultCode, FaultKey>>;

function faultWith(code: StoreFaultCode, what: Phrase): StoreFault {
  return { code, what, message: sentence(what, 'en') };
}

/** A fault by its code. */
export function storeFault(code: keyof typeof SENTENCES): StoreFault {
  return faultWith(code, phrase(SENTENCES[code]));
}

/** The database is whole, but something in it cannot be read. */
export function unreadableFault(what: Unreadable): StoreFault {
  return faultWith('store/unreadable', phrase('fault.store-unreadable', { what: phrase(`fault.store-${what}`) }));
}

/** Nothing can be kept in this folder. */
export function folderFault(folder: string): StoreFault {
  return faultWith('store/folder', phrase('fault.store-folder', { folder }));
}

/** The database has a later schema than this Lookout knows. */
export function newerFault(found: number, known: number): StoreFault {
  return faultWith('store/newer', phrase('fault.store-newer', { found, known }));
}

/** The first part of SQLite's extended codes, and the systems' own, by the fault that they stand for. */
const MEANINGS: readonly (readonly [RegExp, keyof typeof SENTENCES])[] = [
  // A file that cannot grow to what is shared between connections: at a start there is not even room for that.
  [/^SQLITE_FULL|^SQLITE_IOERR_SHMSIZE$|^ENOSPC$|^EDQUOT$/, 'store/full'],
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
