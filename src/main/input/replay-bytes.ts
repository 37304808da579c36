/** Replay files as a program gets them: bytes of a file or of a pipe, and their text. */
import { createReadStream } from 'node:fs';
import { phrase, type FaultKey, type FileFault, type Phrase, type PhraseFact } from '../../shared/phrase';
import { accepted, refused, type Result } from '../../rules/result';
import { textAsFar } from '../replay/utf8-prefix';
import { isPipe, piecesOfPipe } from './pipe';

/** Longer than any replay, and short enough to be one text. */
export const LARGEST = 256 * 1024 * 1024;

const decoder = new TextDecoder('utf-8', { fatal: true });

/** What is wrong with a file as a whole. */
function ofWhole(what: Phrase): FileFault {
  return { path: '', what };
}

const TOO_LARGE = refused(ofWhole(phrase('fault.too-large', { megabytes: LARGEST / 1024 / 1024 })));

/** The text of a file as far as it is one, or why it is none. */
export function textAsFarOf(bytes: Uint8Array): Result<ReturnType<typeof textAsFar>, FileFault> {
  return bytes.length > LARGEST ? TOO_LARGE : accepted(textAsFar(bytes));
}

/** The text of a file, or why it is none. */
export function textOf(bytes: Uint8Array): Result<string, FileFault> {
  if (bytes.length > LARGEST) return TOO_LARGE;
  try {
    return accepted(decoder.decode(bytes));
  } catch {
    return refused(ofWhole(phrase('fault.not-utf-8')));
  }
}

/** A file's bytes, and of an endless one only so many that it is known to be too large. */
export async function bytesOf(file: string): Promise<Uint8Array> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of (await isPipe(file)) ? piecesOfPipe(file) : createReadStream(file)) {
    pieces.push(piece as Buffer);
    length += (piece as Buffer).length;
    if (length > LARGEST) break;
  }
  return Buffer.concat(pieces);
}

/** Why the system would not give us a file, in words. */
function reasonOf(error: unknown): PhraseFact {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const known: Readonly<Record<string, FaultKey>> = {
    ENOENT: 'fault.reason-nowhere',
    EISDIR: 'fault.reason-folder',
    EACCES: 'fault.reason-not-allowed',
    ETIMEDOUT: 'fault.reason-nobody-writes',
  };
  const key = known[code];
  return key === undefined ? (error instanceof Error ? error.message : String(error)) : phrase(key);
}

/** The fault of a file that the system would not give us. */
export function unread(name: string, error: unknown): FileFault {
  return ofWhole(phrase('fault.cannot-read', { name, reason: reasonOf(error) }));
}
