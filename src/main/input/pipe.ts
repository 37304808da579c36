/** Reading a named pipe: as long as somebody writes into it, and not for ever where nobody does. */
import { constants } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

/** So long a writer may take to open the pipe, in milliseconds. */
const PATIENCE = 10_000;
/** Between two looks. */
const AGAIN = 20;
const PIECE = 64 * 1024;

/** Whether `file` is a named pipe. */
export async function isPipe(file: string): Promise<boolean> {
  return (await stat(file)).isFIFO();
}

/**
 * What is written into a pipe, in pieces. Opened without waiting, since a thread that waits for a writer could not even be
 * ended. Throws an error with the code `ETIMEDOUT` where nobody has written for `patience` milliseconds from the start.
 */
export async function* piecesOfPipe(file: string, patience = PATIENCE): AsyncGenerator<Buffer> {
  const handle = await open(file, constants.O_RDONLY | constants.O_NONBLOCK);
  const until = performance.now() + patience;
  let begun = false;
  try {
    for (;;) {
      const buffer = Buffer.alloc(PIECE);
      // EAGAIN: somebody has it open and has not written yet; nothing read: nobody has it open, or no longer.
      const read = await handle.read(buffer, 0, PIECE, null).catch((error: unknown) => {
        if (error instanceof Error && 'code' in error && error.code === 'EAGAIN') return null;
        throw error;
      });
      if (read !== null && read.bytesRead > 0) {
        begun = true;
        yield buffer.subarray(0, read.bytesRead);
        continue;
      }
      if (read !== null && begun) return;
      if (read !== null && performance.now() > until) throw Object.assign(new Error('Nobody writes into it.'), { code: 'ETIMEDOUT' });
      await wait(AGAIN);
    }
  } finally {
    await handle.close();
  }
}
