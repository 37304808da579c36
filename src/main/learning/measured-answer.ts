/** An answer as it was measured, before anything has changed by it. */
import type { Answered } from '../../shared/drill';
import type { Puzzle } from '../../shared/puzzles';
import type { Entry } from './entry';
import type { Recalled } from './memory';
import type { RunTally } from './run-tally';

export interface MeasuredAnswer extends Recalled {
  readonly entry: Entry;
  readonly puzzle: Puzzle;
  readonly millis: number;
  readonly helped: boolean;
  /** Whether ratings may change by it. */
  readonly rates: boolean;
  readonly answered: Omit<Answered, 'run' | 'rating'>;
  /** What the run's answers come to with it. */
  readonly tally: RunTally;
}

/** The answer as memory takes it: what needed help was not recalled. */
export function recalledOf({ right, slow, quick, helped }: MeasuredAnswer): Recalled & { readonly helped?: boolean } {
  return helped ? { right: false, slow: false, quick: false, helped } : { right, slow, quick };
}
