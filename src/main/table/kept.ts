/** A kept round, played again to where it stands. */
import type { RoundEvent } from '../../shared/replay';
import { applyEvent } from '../engine/chase/apply';
import { beginRound, type RoundSetup, type RoundState } from '../engine/chase/round';

/** The state after `events`, which were all accepted when they happened. Throws where one does not follow. */
export function playKept(setup: RoundSetup, events: readonly RoundEvent[]): RoundState {
  let state = beginRound(setup);
  for (const event of events) {
    const next = applyEvent(state, event);
    if (!next.ok) throw new Error(`A kept event does not follow: ${next.error.code}`);
    state = next.value;
  }
  return state;
}
