/** Replay files: written whole or not at all, read with a limit. */
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { LARGEST_FILE, type ChosenFile } from '../../shared/contract';
import { accepted, refused, type Result } from '../engine/result';

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
    await mkdir(dirname(file), { recursive: true });
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

/** A path in `folder` for a file of this name that takes no other's place: `round (2).lookout.json`, if need be. */
export function freePath(folder: string, name: string): string {
  const [, stem = name, extension = ''] = /^(.*?)((?:\.lookout)?\.json)$/.exec(name) ?? [];
  let path = join(folder, name);
  for (let copy = 2; existsSync(path); copy++) path = join(folder, `${stem} (${copy})${extension}`);
  return path;
}

const decoder = new TextDecoder('utf-8', { fatal: true });

/** The text of a chosen file, or one sentence why it is none. */
export function textOf({ bytes }: ChosenFile): Result<string, string> {
  if (bytes === null) return refused(`The file is larger than ${LARGEST_FILE / 1_000_000} MB, which no replay is.`);
  try {
    return accepted(decoder.decode(bytes));
  } catch {
    return refused('This is not UTF-8 text.');
  }
}
