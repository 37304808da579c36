/** When a run is over, and what its end is called. */
import type { RunEnding } from '../../shared/drill';
import type { RunRules } from './modes';
import type { RunTally } from './run-tally';

/** How a run stands: so many milliseconds left, `idle` where nobody answered for long, `empty` where nothing is asked any more. */
interface Standing {
  readonly left: number | null;
  readonly idle: boolean;
  readonly empty: boolean;
}

/** How a run that stands so, with these answers, has to end; null where it goes on. */
export function endingOf(
  rules: Pick<RunRules, 'strikes' | 'length'>,
  { strikes, answered }: Pick<RunTally, 'strikes' | 'answered'>,
  { left, idle, empty }: Standing,
): RunEnding | null {
  if (rules.strikes !== null && strikes >= rules.strikes) return 'struck-out';
  if (left === 0) return idle ? 'idle' : 'time-up';
  return empty || (rules.length !== null && answered >= rules.length) ? 'done' : null;
}
