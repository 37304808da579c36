/** For how long a thread is held: the turns of its loop while something goes on. */
import { closeSync, openSync, readSync } from 'node:fs';

/** Shorter turns did nothing that anybody could wait for, in milliseconds. */
const LEAST = 0.1;

/** Where Linux tells how long a thread worked and how long it waited for a core, in nanoseconds. */
const SCHEDULE = '/proc/thread-self/schedstat';
const ENOUGH = 80;

interface Waiting {
  /** For so long this thread has waited for a core, in milliseconds; 0 where the system does not tell. */
  readonly millis: () => number;
  readonly close: () => void;
}

function waiting(): Waiting {
  const none: Waiting = { millis: () => 0, close: () => undefined };
  try {
    const file = openSync(SCHEDULE, 'r');
    const text = Buffer.alloc(ENOUGH);
    return {
      millis: () => Number(text.toString('latin1', 0, readSync(file, text, 0, ENOUGH, 0)).split(' ')[1]) / 1e6,
      close: () => {
        closeSync(file);
      },
    };
  } catch {
    return none;
  }
}

interface Turns<Value> {
  readonly value: Value;
  /** In milliseconds, the shortest first. */
  readonly turns: readonly number[];
}

/**
 * Does `work` and says how long the turns of this thread's loop were meanwhile: with its waiting for the disk, and without its
 * waiting for a core, which other programs have.
 */
export async function turnsDuring<Value>(work: () => Promise<Value>): Promise<Turns<Value>> {
  const turns: number[] = [];
  const waited = waiting();
  let watching = true;
  let [last, before] = [performance.now(), waited.millis()];
  const look = (): void => {
    if (!watching) return;
    const [now, idle] = [performance.now(), waited.millis()];
    const held = now - last - (idle - before);
    if (held > LEAST) turns.push(held);
    [last, before] = [now, idle];
    setImmediate(look);
  };
  setImmediate(look);
  try {
    const value = await work();
    // The turn in which the work ended is one of them.
    await new Promise((ended) => setImmediate(ended));
    return { value, turns: turns.sort((one, other) => one - other) };
  } finally {
    watching = false;
    waited.close();
  }
}
