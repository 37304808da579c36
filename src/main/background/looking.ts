/** Looking into the store's folder on a thread of its own, while this one makes the window. */
import type { Worker } from 'node:worker_threads';
import type { Stored } from '../store/fault';
import type { Looked } from '../store/open';

/** What the thread found; undefined where it broke, and whoever opens the store has to look. */
export function lookBeside(startThread: () => Worker): Promise<Stored<Looked> | undefined> {
  return new Promise((found) => {
    const nothing = (): void => {
      found(undefined);
    };
    try {
      const thread = startThread();
      thread.once('message', found);
      thread.once('error', nothing);
      thread.once('exit', nothing);
    } catch {
      nothing();
    }
  });
}
