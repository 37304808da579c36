/** Runs of puzzles: the window's requests as calls of the drills, for the chosen profile. */
import type { Refusal } from '../../shared/refusal';
import { accepted, type Result } from '../../rules/result';
import type { Handlers } from '../ipc';
import type { Drills } from '../learning/drills';
import type { Ahead } from '../learning/outlook';

type DrillRequest = Extract<keyof Handlers, `drill.${string}`>;

interface DrillRequestPorts {
  readonly drills: Drills;
  readonly ahead: Ahead;
  readonly profile: () => Result<string, Refusal>;
  /** Makes sure that there are puzzles. */
  readonly prepare: () => Promise<Result<null, Refusal>>;
}

export function drillRequests({ drills, ahead, profile, prepare }: DrillRequestPorts): Pick<Handlers, DrillRequest> {
  return {
    'drill.start': async ({ mode, options }) => {
      const prepared = await prepare();
      if (!prepared.ok) return prepared;
      const chosen = profile();
      return chosen.ok ? drills.start(chosen.value, mode, options) : chosen;
    },
    'drill.answer': ({ run, puzzle, answer, millis }) => drills.answer(run, puzzle, answer, millis),
    'drill.pause': ({ run, why }) => drills.pause(run, why),
    'drill.resume': ({ run }) => drills.resume(run),
    'drill.end': ({ run }) => drills.end(run),
    'drill.hint': ({ run, puzzle, laid }) => drills.hint(run, puzzle, laid),
    'drill.daily': ({ game }) => {
      const chosen = profile();
      return chosen.ok ? ahead.daily(chosen.value, game) : chosen;
    },
    'drill.outlook': async ({ game }) => {
      const prepared = await prepare();
      if (!prepared.ok) return prepared;
      const chosen = profile();
      return chosen.ok ? ahead.outlook(chosen.value, game) : chosen;
    },
    'drill.current': () => accepted(drills.current),
  };
}
