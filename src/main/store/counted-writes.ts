/** Counts what is kept, so that a database which lost some of it is found out by the number beside it. */
import type { Connection } from './connection';

/** Does a write that somebody is told of, and counts it as kept. Throws what the write throws; then nothing is counted. */
export type Keep = <Value>(write: () => Value) => Value;

/** Writes that nobody counts, such as those to a copy. */
export const keepUncounted: Keep = (write) => write();

/** Counts over `db`, in one transaction with each write; `mark` is told how much was kept after it. */
export function keeper(db: Connection, mark: (level: number) => void): Keep {
  const rise = db.prepare<[], number>('UPDATE high_water SET level = level + 1 RETURNING level').pluck();
  const step = db.transaction((write: () => unknown) => {
    const value = write();
    return { value, level: rise.get() };
  });
  return <Value>(write: () => Value): Value => {
    const { value, level } = step.immediate(write);
    // Within somebody else's transaction nothing is kept yet.
    if (level !== undefined && !db.inTransaction) mark(level);
    return value as Value;
  };
}
