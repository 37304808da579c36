/** How a run of a mode is asked for, with what the person has chosen. */
import type { Mode, RunOptions } from '../../../shared/drill';
import type { Settings } from '../../../shared/settings';

type Chosen = Pick<Settings, 'calmNoClock' | 'calmNoPenalty' | 'plainWitnesses' | 'lastMinutes'>;

export function runOptions(mode: Mode, chosen: Chosen): RunOptions {
  return {
    kinds: ['read'],
    plain: chosen.plainWitnesses,
    ...(mode === 'rush' && { minutes: chosen.lastMinutes }),
    ...(chosen.calmNoClock && { noClock: true }),
    ...(chosen.calmNoPenalty && { noPenalty: true }),
  };
}
