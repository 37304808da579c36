/**
 * Applying an event to a round. Refused is only what cannot be done at all (P9, T2, F1); whatever is possible but
 * against the rules is accepted and judged after the round (P, M7).
 */
import { accepted, type Result } from '../result';
import { mark, loseTrail, handOver } from './marking';
import { guess, lastTime } from './onlooking';
import { stateAfter } from './changed-state';
import { exchange, place, switchPile } from './placing';
import type { Ending, RoundEvent, RoundState } from './round';
import { refusal, type RoundRefusal } from './refusal';

/** The clause by which a round is over. */
const ENDED_BY: Readonly<Record<Ending, string>> = { hideout: 'P10', caught: 'M4', 'trail-lost': 'M6', 'given-up': 'J8' };

/** The state after `event`, or why it is impossible. Pure: `state` is left as it was. */
export function applyEvent(state: RoundState, event: RoundEvent): Result<RoundState, RoundRefusal> {
  if (state.phase === 'over') return refusal('round-over', '', state.ending === null ? 'J8' : ENDED_BY[state.ending]);
  if (event.t < lastTime(state)) return refusal('time-falls', 't', 'M5');
  if (state.setup.roles[event.seat] === undefined) return refusal('no-such-seat', 'seat', 'S1');
  if (state.paused) {
    // The clock stands still until somebody resumes or gives up.
    if (event.type === 'pause') return refusal('already-paused', 'type', 'P9');
    if (event.type !== 'resume' && event.type !== 'give-up') return refusal('paused', 'type', 'P9');
    if (event.t > state.t) return refusal('time-runs-paused', 't', 'P9');
  }
  if (state.phase === 'planning') {
    if (event.type !== 'place') return refusal('starting-tile-first', 'type', 'S5');
    if (event.t !== 0) return refusal('starting-tile-first', 't', 'S5');
  }
  switch (event.type) {
    case 'place':
      return place(state, event);
    case 'mark':
      return mark(state, event);
    case 'lose-trail':
      return loseTrail(state, event);
    case 'hand-over':
      return handOver(state, event);
    case 'guess':
      return guess(state, event);
    case 'switch-pile':
      return switchPile(state, event);
    case 'exchange':
      return exchange(state, event);
    case 'give-up':
      return accepted(stateAfter(state, event.t, { phase: 'over', ending: 'given-up' })); // J8
    case 'pause':
      return accepted(stateAfter(state, event.t, { paused: true }));
    case 'resume':
      if (!state.paused) return refusal('not-paused', 'type', 'P9');
      return accepted(stateAfter(state, event.t, { paused: false }));
  }
}
