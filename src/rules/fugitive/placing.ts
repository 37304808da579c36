/** His placing step: place, pass, stop (F). */
import { accepted, type Result } from '../result';
import { GOAL, sprintsOf } from './cards';
import { no, type Refusal } from './refusal';
import { blocked, canPlace, faceDown, highestFaceUp, lacks, lastNumber, reachOf, without } from './row';
import type { Brought, PlaceEvent, Place, State, Task } from './types';

/** The sprint cards of a placement, unknown ones as nulls. */
function laid({ sprints }: PlaceEvent): readonly (number | null)[] {
  return typeof sprints === 'number' ? Array.from({ length: sprints }, () => null) : sprints;
}

/** F1: whether this is the first placement of a game in which he must place two. */
function mustFollow({ setup, turn, row }: State): boolean {
  return setup.rules.opening === 2 && turn === 1 && row.length === 0;
}

/** Why the hideout cannot be placed (F1, F3). */
function cardFault(state: State, event: PlaceEvent) {
  const { card } = event;
  const hand = state.hands.fugitive;
  const last = lastNumber(state.row);
  if (card === null) return null;
  if (lacks(hand, card)) return no('not-in-hand', 'card', 'F3');
  if (last === null) return null;
  if (card <= last) return no('not-above', 'card', 'F3');
  const { sprints } = event;
  if (typeof sprints === 'number') return null;
  if (card - last > reachOf(state.flags) + sprintsOf(sprints)) return no('out-of-reach', 'card', 'F3');
  const left = without(hand, [card, ...sprints]);
  if (mustFollow(state) && !canPlace(left, card, reachOf({ lift: false }), true)) return no('no-second', 'card', 'F1');
  return null;
}

/** Why these sprint cards cannot lie under it (F4, V6). */
function sprintsFault(state: State, event: PlaceEvent) {
  const hand = state.hands.fugitive;
  const sprints = laid(event);
  for (const [at, card] of sprints.entries()) {
    if (card === null) continue;
    if (card === GOAL) return no('sprint-goal', 'sprints', 'F4', at);
    if (sprints.indexOf(card) < at || card === event.card) return no('sprint-twice', 'sprints', 'F4', at);
    if (lacks(hand, card)) return no('sprint-not-in-hand', 'sprints', 'F3', at);
  }
  if (sprints.length >= hand.length) return no('sprint-not-in-hand', 'sprints', 'F3');
  return blocked(state) && sprints.length > 0 ? no('no-sprints', 'sprints', 'V6') : null;
}

/** H1: 42 is placed: he has escaped, or a Manhunt starts. */
function atGoal(state: State): State {
  if (highestFaceUp(state.row) >= 30) return { ...state, tasks: [], outcome: { ending: 'escaped', winner: 'fugitive' } };
  if (faceDown(state.row).length === 0) return { ...state, tasks: [], outcome: { ending: 'hunted', winner: 'marshal' } };
  return { ...state, tasks: [{ do: 'hunt' }] };
}

/** F3 to F5. */
export function place(state: State, event: PlaceEvent, task: Task | undefined): Result<Brought, Refusal> {
  const why = cardFault(state, event) ?? sprintsFault(state, event);
  if (why !== null) return why;
  const { card } = event;
  const sprints = laid(event);
  const goal = card === GOAL;
  const placed: Place = {
    number: card,
    sprints,
    turn: state.turn,
    turnedUp: goal ? state.turn : null,
    lift: state.flags.lift,
    taken: [],
  };
  // V5: `lift` and `train` are spent by the placement that they waited for.
  const { train } = state.flags;
  const next: State = {
    ...state,
    row: [...state.row, placed],
    hands: { ...state.hands, fugitive: without(state.hands.fugitive, [card, ...sprints]) },
    flags: { ...state.flags, lift: false, train: false },
  };
  if (goal) return accepted({ state: atGoal(next) });
  // F1, V6 `train`: then a second, or a stop.
  const again: Task[] = task?.do !== 'again' && (state.turn === 1 || train) ? [{ do: 'again', stop: true }] : [];
  return accepted({ state: { ...next, tasks: [...again, ...state.tasks.slice(1)] } });
}

/** F2, V9: he passes, and with the second wind he draws. */
export function pass(state: State): Result<Brought, Refusal> {
  const { secondWind } = state.setup.rules;
  const wind: Task[] = secondWind ? [{ do: 'draw', role: 'fugitive', lowest: true }] : [];
  return accepted({ state: { ...state, passes: state.passes + 1, tasks: [...wind, ...state.tasks.slice(1)] } });
}

/** F1: no second hideout. */
export function stop(state: State): Result<Brought, Refusal> {
  return accepted({ state: { ...state, tasks: state.tasks.slice(1) } });
}
