/** Replay files on the disk: written whole or not at all, read with a limit. */
import { randomUUID } from 'node:crypto';
import { open, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { accepted, refused, type Result } from '../engine/result';

/**
 * The largest file that is read, in bytes: the window waits while a file is checked, at this size up to two seconds. A
 * replay of one round has about 13 kB, 11 of them faces.
 */
export const LARGEST_FILE = 5_000_000;

const SENTENCES: Readonly<Record<string, string>> = {
  ENOENT: 'There is no such file or folder.',
  EISDIR: 'This is a folder.',
  ENOTDIR: 'There is no such folder.',
  EACCES: 'The system does not allow it.',
  EPERM: 'The system does not allow it.',
  EROFS: 'Nothing can be written there.',
  ENOSPC: 'The disk is full.',
};

/** Why the system would not, in one sentence; undefined for what is no answer of the file system's. */
function sentenceOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return undefined;
  return SENTENCES[error.code] ?? `The system would not do it (${error.code}).`;
}

async function answered<Value>(action: () => Promise<Result<Value, string>>): Promise<Result<Value, string>> {
  try {
    return await action();
  } catch (error) {
    const sentence = sentenceOf(error);
    if (sentence === undefined) throw error;
    return refused(sentence);
  }
}

/** Writes `text` to `file`: what stood there is replaced only once all of it is on the disk. Refused with a sentence. */
export async function writeWhole(file: string, text: string): Promise<Result<null, string>> {
  const unfinished = join(dirname(file), `.${basename(file).slice(0, 100)}.${randomUUID().slice(0, 8)}.part`);
  return answered(async () => {
    try {
      const handle = await open(unfinished, 'wx');
      try {
        await handle.writeFile(text, 'utf8');
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(unfinished, file);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
    return accepted(null);
  });
}

const decoder = new TextDecoder('utf-8', { fatal: true });

/** The text of `file`, or one sentence why it cannot be had. */
export async function readText(file: string): Promise<Result<string, string>> {
  return answered(async () => {
    const status = await stat(file);
    if (status.isDirectory()) return refused(SENTENCES['EISDIR'] ?? '');
    if (!status.isFile()) return refused('This is not a file.');
    if (status.size > LARGEST_FILE) {
      return refused(`The file is larger than ${LARGEST_FILE / 1_000_000} MB, which no replay is.`);
    }
    const handle = await open(file, 'r');
    try {
      return accepted(decoder.decode(await handle.readFile()));
    } catch (error) {
      if (error instanceof TypeError) return refused('This is not UTF-8 text.');
      throw error;
    } finally {
      await handle.close();
    }
  });
}
