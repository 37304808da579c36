/** Small writes one after the other, for which nobody's request is tried again. */
import type { Stored } from './fault';

/** So often in turn the database may be locked by another program, each of which is waited for (`waitForLocks`), before it is given up. */
const TRIES = 50;

/** Tries a write again while another program has locked the database, with everybody else's turn in between. */
export async function retriedWhileLocked<Value>(write: () => Stored<Value>, breathe: () => Promise<void>): Promise<Stored<Value>> {
  for (let tried = 1; ; tried++) {
    const done = write();
    if (done.ok || done.error.code !== 'store/locked' || tried === TRIES) return done;
    await breathe();
  }
}
