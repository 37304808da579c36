/** What a seat has to do now, as its table asks for it. */
import { actors, dueTypes } from '../../../../rules/fugitive/apply';
import { GOAL, HIGHEST_CALL, sprintOf, type PileNumber } from '../../../../rules/fugitive/cards';
import { fugitive } from '../../../../rules/fugitive/fugitive';
import { blocked, faceUp, fullPiles, lastNumber, reachOf } from '../../../../rules/fugitive/row';
import type { Act, Asking, State } from '../../../../rules/fugitive/types';
import type { View } from '../../../../rules/fugitive/view';

export type Due =
  | { readonly do: 'wait' }
  | { readonly do: 'draw'; readonly piles: readonly PileNumber[]; readonly lowest: boolean }
  /** `otherwise`: what he may do instead (F1, F2, V6). */
  | { readonly do: 'place'; readonly otherwise: 'pass' | 'stop' | null }
  /** `one`: a single number (H2, `fog`). */
  | { readonly do: 'guess'; readonly one: boolean; readonly hunt: boolean }
  | { readonly do: 'choose'; readonly event: Asking }
  | { readonly do: 'keep' }
  | { readonly do: 'event' };

const WAIT: Due = { do: 'wait' };

/** What is due from the seat whose view this is. */
export function dueOf({ seat, state }: View): Due {
  const [task] = state.tasks;
  if (seat === null || task === undefined || !actors(state).includes(seat)) return WAIT;
  switch (task.do) {
    case 'draw': {
      const piles = fullPiles(state);
      const lowest = task.lowest === true;
      return { do: 'draw', piles: lowest ? piles.slice(0, 1) : piles, lowest };
    }
    case 'place-step':
    case 'again': {
      const types = dueTypes(state);
      return { do: 'place', otherwise: types.includes('pass') ? 'pass' : types.includes('stop') ? 'stop' : null };
    }
    case 'guess':
      return { do: 'guess', one: state.step.fog, hunt: false };
    case 'hunt':
      return { do: 'guess', one: true, hunt: true };
    case 'choose':
      return { do: 'choose', event: task.event };
    case 'keep':
    case 'event':
      return { do: task.do };
    default:
      return WAIT;
  }
}

/** The cards of a hand as its seat knows them, ascending. */
export function handOf({ hands }: State, role: 'fugitive' | 'marshal'): number[] {
  return hands[role].filter((card): card is number => card !== null).sort((one, two) => one - two);
}

/** F3: what a hideout needs in sprint values; null where it cannot be placed at all, whatever lies under it. */
export function needsOf(state: State, card: number): number | null {
  const last = lastNumber(state.row) ?? 0;
  if (card <= last) return null;
  const needs = Math.max(0, card - last - reachOf(state.flags));
  const hand = handOf(state, 'fugitive');
  const most = blocked(state) ? 0 : hand.reduce((sum, other) => sum + (other === card || other === GOAL ? 0 : sprintOf(other)), 0);
  return needs <= most ? needs : null;
}

/** Whether sprint cards can be laid at all now (V6). */
export function maySprint(state: State): boolean {
  return !blocked(state);
}

/** M2: the numbers that may be named. */
export function callable(state: State): ReadonlySet<number> {
  const seen = faceUp(state);
  return new Set(Array.from({ length: HIGHEST_CALL }, (_, at) => at + 1).filter((number) => !seen.has(number)));
}

/** Why the rules refuse an act, as far as this seat can tell; null where they do not. It knows all that its own acts go by. */
export function refusalOf({ seat, state }: View, act: Act) {
  if (seat === null) return null;
  const answered = fugitive.answer(state, seat, act, state.t, { below: () => 0 });
  return answered.ok ? null : answered.error;
}
