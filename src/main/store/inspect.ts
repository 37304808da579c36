/** Looking at a database file before anything is written to it. */
import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { connectToLook, schemaVersion, type Connection } from './connection';
import { faultOf, type StoreFault } from './fault';

export type Inspection =
  | { readonly state: 'absent' }
  /** Can be opened; `version` is its schema's. */
  | { readonly state: 'good'; readonly version: number }
  | { readonly state: 'newer'; readonly version: number }
  /** Not a database of ours any more, with what is wrong with it. */
  | { readonly state: 'damaged'; readonly reason: string }
  /** It may be well, but the system will not let us look. */
  | { readonly state: 'unreachable'; readonly fault: StoreFault };

const HEADER = { text: 'SQLite format 3\0', bytes: 100, userVersionAt: 60 } as const;

/** Tables of ours that a database at the present schema must have. */
const OURS = ['event', 'match', 'round', 'setting', 'tile_set'];

/**
 * Looks at `file`, changes nothing in it, and reads all of its pages (`quick_check`). `known` is the newest schema that
 * this Lookout reads. `empty` says what a file of no bytes is: the crash of a very first start leaves one, and so does a
 * disk that lost the contents.
 */
export function inspect(file: string, known: number, empty: 'good' | 'damaged'): Inspection {
  try {
    const status = statSync(file, { throwIfNoEntry: false });
    if (status === undefined) return { state: 'absent' };
    if (status.size === 0) {
      return empty === 'good' ? { state: 'good', version: 0 } : { state: 'damaged', reason: 'the file is empty' };
    }
    // From the header alone: opening a newer database could already write to its side files.
    const version = versionInHeader(file);
    if (version !== undefined && version > known) return { state: 'newer', version };
    const db = connectToLook(file);
    try {
      return look(db, known);
    } finally {
      db.close();
    }
  } catch (error) {
    const fault = faultOf(error);
    if (fault === undefined) throw error;
    if (fault.code === 'store/damaged') return { state: 'damaged', reason: reasonOf(error) };
    return { state: 'unreachable', fault };
  }
}

function look(db: Connection, known: number): Inspection {
  const version = schemaVersion(db);
  if (version > known) return { state: 'newer', version };
  const problems = db.pragma('quick_check(1)') as { quick_check: string }[];
  const [problem] = problems;
  if (problem !== undefined && problem.quick_check !== 'ok') return { state: 'damaged', reason: problem.quick_check };
  const tables = db.prepare(`SELECT name FROM sqlite_schema WHERE type = 'table'`).pluck().all() as string[];
  const foreign = version === 0 ? tables.length > 0 : OURS.some((name) => !tables.includes(name));
  return foreign ? { state: 'damaged', reason: 'it is not a database of Lookout' } : { state: 'good', version };
}

/** `user_version` as the file's header has it, if the file begins as a database does. */
function versionInHeader(file: string): number | undefined {
  const header = Buffer.alloc(HEADER.bytes);
  const handle = openSync(file, 'r');
  try {
    const read = readSync(handle, header, 0, HEADER.bytes, 0);
    if (read < HEADER.bytes || !header.toString('latin1').startsWith(HEADER.text)) return undefined;
    return header.readUInt32BE(HEADER.userVersionAt);
  } finally {
    closeSync(handle);
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
