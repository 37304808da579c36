/**
 * Folders with all that are above them. Node's own way never ends where the system says of a folder that is there that it is
 * not (nothing can be made in /proc, or on some network drives), so each level is tried once.
 */
import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

/** Makes a folder where there is none. Fails as the system does. */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder);
  } catch (error) {
    if (codeOf(error) === 'ENOENT' && dirname(folder) !== folder) {
      await makeFolder(dirname(folder));
      await mkdir(folder);
    } else if (codeOf(error) !== 'EEXIST' || !(await stat(folder)).isDirectory()) throw error;
  }
}

/** As `makeFolder`, at once. */
export function makeFolderNow(folder: string): void {
  try {
    mkdirSync(folder);
  } catch (error) {
    if (codeOf(error) === 'ENOENT' && dirname(folder) !== folder) {
      makeFolderNow(dirname(folder));
      mkdirSync(folder);
    } else if (codeOf(error) !== 'EEXIST' || !statSync(folder).isDirectory()) throw error;
  }
}

/**
 * Makes a folder for everything that is kept where there is none; answers what the system has against it where nothing can be kept in
 * it, and null where all is well.
 */
export function troubleWith(folder: string): unknown {
  try {
    makeFolderNow(folder);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return null;
  } catch (error) {
    return error;
  }
}
