/** Whence matches come that began in the midst of another round. It stands beside them and in no replay: a file holds by itself. */
import type { Origin } from '../../shared/origin';
import type { ReplayEvent } from '../../shared/replay';
import type { PlacedSwap } from '../../shared/swaps';
import type { Connection } from './connection';
import { stored, type Stored } from './fault';
import { readOrigin } from './rows';

/** How a match begins that comes from a moment of a saved round. */
export interface BegunFrom {
  readonly origin: Origin;
  /** What happened already: the beginning of the round, as its own. */
  readonly events: readonly ReplayEvent[];
  /** Who sits there from then on: the match's players are those who did what happened already. */
  readonly swaps: readonly PlacedSwap[];
}

export interface OriginReader {
  /** Whence a match comes; undefined for one that was dealt. */
  originOf(match: string): Stored<Origin | undefined>;
}

/** Over `db`; `put` is called inside the caller's transactions. */
export function matchOrigins(db: Connection): {
  readonly put: (match: string, origin: Origin) => void;
  readonly of: OriginReader['originOf'];
} {
  const put = db.prepare<[string, string]>('UPDATE match SET origin = ? WHERE id = ?');
  const of = db.prepare<[string], string | null>('SELECT origin FROM match WHERE id = ?').pluck();
  return {
    put: (match, origin) => {
      put.run(JSON.stringify(origin), match);
    },
    of: (match) => stored(() => readOrigin(of.get(match) ?? null)),
  };
}
