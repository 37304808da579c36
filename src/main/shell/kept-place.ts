/**
 * Where the window stood, kept in a file of its own: it is read before the store is open, and belongs to this computer and not
 * to what can be carried to another one.
 */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WindowPlace } from './bounds';

const NAME = 'window.json';

/** What `keepPlace` wrote, unchecked; undefined where there is nothing that can be read. */
export function readPlace(folder: string): unknown {
  try {
    return JSON.parse(readFileSync(join(folder, NAME), 'utf8'));
  } catch {
    return undefined;
  }
}

/** Keeps the place, whole or not at all. Throws what the system says. */
export function keepPlace(folder: string, place: WindowPlace): void {
  const unfinished = join(folder, `.${NAME}.part`);
  writeFileSync(unfinished, JSON.stringify(place));
  renameSync(unfinished, join(folder, NAME));
}
