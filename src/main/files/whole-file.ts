/** Files that are written whole or not at all, and why one could not be. */
import { open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Refusal } from '../../shared/refusal';
import { phrase, sentence, type FaultKey, type Phrase } from '../../shared/phrase';
import { accepted, refused, type Result } from '../../rules/result';
import { makeFolder } from '../folders';
import { freePath } from './file-names';

const REASONS: Readonly<Record<string, FaultKey>> = {
  ENOENT: 'fault.file-nowhere',
  EISDIR: 'fault.file-folder',
  EEXIST: 'fault.file-no-folder',
  ENOTDIR: 'fault.file-no-folder',
  EACCES: 'fault.file-not-allowed',
  EPERM: 'fault.file-not-allowed',
  EROFS: 'fault.file-read-only',
  ENOSPC: 'fault.file-disk-full',
  EDQUOT: 'fault.file-disk-full',
};

/** Why the system would not; undefined for what is no answer of the file system's. */
function reasonOf(error: unknown): Phrase | undefined {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return undefined;
  const known = REASONS[error.code];
  return known === undefined ? phrase('fault.file-other', { code: error.code }) : phrase(known);
}

/** What a deed with files answers; where the system would not, why. */
export async function answered<Value>(action: () => Promise<Result<Value, Refusal>>): Promise<Result<Value, Refusal>> {
  try {
    return await action();
  } catch (error) {
    const why = reasonOf(error);
    if (why === undefined) throw error;
    return notWritten(why);
  }
}

/** The refusal of a file that could not be written, for this reason. */
export function notWritten(why: Phrase): Result<never, Refusal> {
  const what = phrase('fault.not-written', { why });
  return refused({ code: 'not-written', what, message: sentence(what, 'en') });
}

/** What the store has against a file that it is to write; what it has against itself stays as it is. */
const OF_THE_FILE: Readonly<Record<string, FaultKey>> = {
  'store/full': 'fault.file-disk-full',
  'store/folder': 'fault.file-not-allowed',
  'store/read-only': 'fault.file-read-only',
};

/** Has the store write `file`, in a folder that is there and takes files. Refused with `not-written`. */
export function writtenByStore(file: string, write: () => Promise<Result<null, Refusal>>): Promise<Result<null, Refusal>> {
  return answered(async () => {
    await makeFolder(dirname(file));
    // The store could only say that it cannot; the system says why.
    const trial = unfinishedFor(file);
    await (await open(trial, 'wx')).close();
    await rm(trial, { force: true });
    const written = await write();
    const why = written.ok ? undefined : OF_THE_FILE[written.error.code];
    return why === undefined ? written : notWritten(phrase(why));
  });
}

/** Where a file is written before it is whole: beside its place, so that it only has to be renamed. */
export function unfinishedFor(file: string): string {
  return join(dirname(file), `.${basename(file).slice(0, 100)}.${globalThis.crypto.randomUUID().slice(0, 8)}.part`);
}

/** An empty file of this name in `folder`, or of a name like it: one that was not there before, so that nothing is replaced when it is written. */
export function newFile(folder: string, name: string): Promise<Result<string, Refusal>> {
  return answered(async () => {
    for (;;) {
      const file = freePath(folder, name);
      try {
        await (await open(file, 'wx')).close();
        return accepted(file);
      } catch (error) {
        // Somebody was quicker: another name then.
        if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
      }
    }
  });
}

/** Writes a text or bytes to `file`: what stood there is replaced only once all of it is on the disk. Refused with `not-written`. */
export function writeWhole(file: string, content: string | Uint8Array): Promise<Result<null, Refusal>> {
  return writePieces(file, [accepted(content)]);
}

/** As `writeWhole`, for what is made piece by piece; a piece that is refused leaves no file. */
export async function writePieces(file: string, pieces: Iterable<Result<string | Uint8Array, Refusal>>): Promise<Result<null, Refusal>> {
  const unfinished = unfinishedFor(file);
  return answered(async () => {
    await makeFolder(dirname(file));
    try {
      const handle = await open(unfinished, 'wx');
      try {
        for (const piece of pieces) {
          if (!piece.ok) return piece;
          await handle.writeFile(piece.value, 'utf8');
        }
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(unfinished, file);
    } finally {
      // After the renaming there is nothing by that name.
      await rm(unfinished, { force: true });
    }
    return accepted(null);
  });
}
