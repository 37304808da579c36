/** Chase's analysis, as the house asks for it. */
import { goThrough } from '../../../../rules/chase/analysis/through';
import type { Analysis } from '../../../../rules/chase/analysis/types';
import { chase } from '../../../../rules/chase/chase';
import type { RoundEvent, RoundSetup } from '../../../../rules/chase/round';
import type { Player, Replay } from '../../../../shared/replay';
import type { RoundAnalyst } from '../../../replay/analysis';
import { analysisOf } from './analyse-round';
import { PACES } from './paces';

/** The analysis of a round of a replay of Chase that has been read and holds. `passes` is how exactly chances are told; left out, as the window has them. */
export function* analyseRound(
  replay: Replay,
  at: number,
  players: readonly Player[],
  passes?: number,
): Generator<Analysis | null, Analysis> {
  const round = replay.rounds[at];
  if (round === undefined) throw new Error(`There is no round ${at}.`);
  const { events, swaps: _swaps, ...deal } = round;
  // All of it came in through Chase's own schema.
  const setup = chase.setup(replay.rules as never, (replay.tiles ?? {}) as never, deal as never) satisfies RoundSetup;
  const through = goThrough(setup, events as readonly RoundEvent[]);
  if (!through.ok) throw new Error(`A replay that holds has an event that cannot be: ${through.error.code}.`);
  return yield* analysisOf(through.value, players, PACES, passes);
}

export const chaseAnalyst: RoundAnalyst = { analyse: (replay, at, players) => analyseRound(replay, at, players) };
