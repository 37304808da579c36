/** Matches that were taken out of the list and can be put back while the app runs. */
import type { Refusal } from '../../shared/contract';
import { accepted, refused, type Result } from '../engine/result';
import type { MatchRemoval, MatchRows } from '../store/match-removal';

/** So many can be put back, the last ones; a mistake is noticed soon. */
const KEPT = 20;

const NO_SUCH_REPLAY: Result<never, Refusal> = refused({ code: 'no-such-replay', field: 'id' });

export class RemovedMatches {
  readonly #store: MatchRemoval;
  readonly #rows = new Map<string, MatchRows>();

  constructor(store: MatchRemoval) {
    this.#store = store;
  }

  /** Takes a match out of the store. */
  remove(match: string): Result<null, Refusal> {
    const rows = this.#store.rowsOf(match);
    if (!rows.ok) return rows;
    if (rows.value === undefined) return NO_SUCH_REPLAY;
    const removed = this.#store.remove(match);
    if (!removed.ok) return removed;
    this.#rows.set(match, rows.value);
    const [oldest] = this.#rows.keys();
    if (this.#rows.size > KEPT && oldest !== undefined) this.#rows.delete(oldest);
    return accepted(null);
  }

  /** Puts a match back that `remove` took out. */
  putBack(match: string): Result<null, Refusal> {
    const rows = this.#rows.get(match);
    if (rows === undefined) return NO_SUCH_REPLAY;
    const back = this.#store.putBack(rows);
    if (back.ok) this.#rows.delete(match);
    return back;
  }

  /** Forgets them all: a name that is deleted from every match must not come back with one. */
  clear(): void {
    this.#rows.clear();
  }
}
