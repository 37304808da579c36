/** A round gone through event by event: what an analysis looks at. */
import { accepted, type Result } from '../../result';
import { applyEvent } from '../apply';
import type { RoundRefusal } from '../refusal';
import { beginRound, type RoundEvent, type RoundSetup, type RoundState } from '../round';

export interface Through {
  readonly setup: RoundSetup;
  readonly events: readonly RoundEvent[];
  /** One more than events: `states[k]` is how it stood after `k` of them. */
  readonly states: readonly RoundState[];
  readonly end: RoundState;
}

/** Goes through a round; refused where an event is impossible (P9). */
export function goThrough(setup: RoundSetup, events: readonly RoundEvent[]): Result<Through, RoundRefusal> {
  let end = beginRound(setup);
  const states = [end];
  for (const event of events) {
    const next = applyEvent(end, event);
    if (!next.ok) return next;
    end = next.value;
    states.push(end);
  }
  return accepted({ setup, events, states, end });
}

/** The state after `count` events; there is one for each. */
export function stateAt({ states, end }: Through, count: number): RoundState {
  return states[count] ?? end;
}
