/** Copies of everything that is kept: the backups that Lookout makes by itself, and files that a person saved. */
import * as v from 'valibot';
import type { Exported } from './exports';

/** What is in a copy. */
export interface CopyContents {
  readonly players: number;
  readonly matches: number;
  /** Answers in drills. */
  readonly answers: number;
}

/** A backup that can be brought back. */
export interface CopySummary {
  readonly number: number;
  /** ISO time, as the clock said then. */
  readonly madeAt: string;
  /** Null where it cannot be read. */
  readonly contents: CopyContents | null;
}

const nothing = v.strictObject({});

/** Spread into the requests of the contract. */
export const COPY_REQUESTS = {
  /** The backups, newest first, beside what is there now. */
  'copy.list': nothing,
  /** Asks where a file with everything goes, and writes it there. */
  'copy.save': nothing,
  /** Asks for a file with everything and looks at it. Null: the person would rather not. Refused with `no-copy` where it is none, with `copy-in-use` where it is the database itself. */
  'copy.choose': nothing,
  /**
   * Brings back the backup of this number, or without one the file that was chosen last. What is there now becomes a backup;
   * the app then begins anew. Refused with `round-goes-on` while a round does, and as `copy.choose` is.
   */
  'copy.restore': v.strictObject({ number: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0))) }),
} as const;

/** Spread into the outputs of the contract. */
export interface CopyOutputs {
  'copy.list': { readonly now: CopyContents; readonly copies: readonly CopySummary[] };
  'copy.save': Exported;
  'copy.choose': { readonly file: string; readonly contents: CopyContents } | null;
  'copy.restore': null;
}
