/** Folders for hostile runs: in memory where the system has such a place, since what they prove needs no disk that is waited for. */
import { accessSync, constants, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const IN_MEMORY = '/dev/shm';

/** A new folder; whoever asks removes it. */
export function quickFolder(): string {
  let root = tmpdir();
  try {
    accessSync(IN_MEMORY, constants.W_OK);
    root = IN_MEMORY;
  } catch {
    // Other systems have none.
  }
  return mkdtempSync(join(root, 'lookout-hostile-'));
}
