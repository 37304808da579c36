/**
 * A number in a file of its own, which says up to where the database once was. It is written after what it counts was kept,
 * and so is never ahead of a database that lost nothing.
 */
import { closeSync, constants, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { faultOf } from './fault';

const NAME = 'lookout.mark';
/** So that a shorter number leaves nothing of a longer one. */
const WIDTH = 16;

/** The mark in `folder`; 0 where there is none that can be read. */
export function markIn(folder: string): number {
  try {
    const [text] = /^ *\d{1,15}(?=\n$)/.exec(readFileSync(join(folder, NAME), 'latin1')) ?? [];
    return text === undefined ? 0 : Number(text);
  } catch (error) {
    if (faultOf(error) === undefined) throw error;
    return 0;
  }
}

interface HighWater {
  readonly mark: (level: number) => void;
  readonly close: () => void;
}

/** Writes marks in `folder`. One that cannot be written stays behind, which is no harm: it tells less. */
export function highWater(folder: string): HighWater {
  let file: number | null = null;
  return {
    mark: (level) => {
      try {
        file ??= openSync(join(folder, NAME), constants.O_RDWR | constants.O_CREAT);
        writeSync(file, `${String(level).padStart(WIDTH)}\n`, 0);
      } catch (error) {
        if (faultOf(error) === undefined) throw error;
      }
    },
    close: () => {
      if (file !== null) closeSync(file);
      file = null;
    },
  };
}
