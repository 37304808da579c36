/** The fold: a game after one more entry of its log, or why that is impossible (F7). */
import type { Seat } from '../game';
import { accepted, type Result } from '../result';
import { roleOf, settled } from './begin';
import { call } from './calling';
import { choose } from './choosing';
import { bring, draw, keep } from './drawing';
import { pass, place, stop } from './placing';
import { no, type Refusal } from './refusal';
import { seatOf } from './row';
import type { Brought, FugitiveEvent, State, Task } from './types';

/** The types of entries that a task waits for, beside what either seat may do at any time. */
function typesOf({ tasks: [task], step, setup, turn }: State): readonly FugitiveEvent['type'][] {
  if (task === undefined) return [];
  switch (task.do) {
    case 'draw-step':
    case 'guess-step':
      return [];
    case 'place-step':
      // F1, E4: then there is no passing.
      return turn === 1 || step.must ? ['place'] : ['place', 'pass'];
    case 'again':
      // F1: with an opening of two there is no stopping.
      return task.stop && !(turn === 1 && setup.rules.opening === 2) ? ['place', 'stop'] : ['place'];
    case 'guess':
    case 'hunt':
      return ['guess'];
    default:
      return [task.do];
  }
}

/** What either seat may do beside, whosever part it is. */
const ASIDE: readonly string[] = ['give-up', 'pause', 'resume'];

/** Whether a seat may do it whosever part it is: not in the midst of an event (R2). */
function aside(state: State, { type }: Pick<FugitiveEvent, 'type'>): boolean {
  if (state.paused) return true;
  return ASIDE.includes(type) && state.tasks[0]?.do !== 'event';
}

/** The clause that says what is due instead. */
function clauseOf({ paused, tasks: [task], step, turn }: State): string {
  if (paused) return 'R2';
  switch (task?.do) {
    case 'place-step':
      return step.must ? 'E4' : turn === 1 ? 'F1' : 'F2';
    case 'again':
      return turn === 1 ? 'F1' : 'V6';
    case 'draw':
      return task.lowest === true ? 'V9' : task.role === 'fugitive' ? 'F2' : 'M1';
    case 'guess':
      return 'M2';
    case 'hunt':
      return 'H2';
    case 'keep':
      return 'V8';
    case 'event':
      return 'V1';
    default:
      return 'V6';
  }
}

/** Why this cannot be now, whatever it says in particular; in the order in which faults are told. */
function barred(state: State, event: FugitiveEvent) {
  if (state.outcome !== null) return no('game-over', '', 'E');
  if (event.t < state.t) return no('time-falls', 't', 'R2');
  if (state.paused && event.t !== state.t) return no('time-runs-paused', 't', 'R2');
  const [task] = state.tasks;
  const seat = task === undefined ? -1 : seatOf(state.setup, roleOf(task));
  if (!aside(state, event) && event.seat !== seat) return no('not-your-turn', 'seat', 'T3');
  const due: readonly string[] = state.paused ? ['resume'] : aside(state, event) ? ['give-up', 'pause'] : typesOf(state);
  return due.includes(event.type) ? null : no('not-due', 'type', clauseOf(state));
}

/** What the entry does to the state, with the task that it answers. */
function done(state: State, event: FugitiveEvent, task: Task | undefined): Result<Brought, Refusal> {
  switch (event.type) {
    case 'pause':
    case 'resume':
      return accepted({ state: { ...state, paused: event.type === 'pause' } });
    case 'give-up':
      // E5.
      return accepted({
        state: {
          ...state,
          outcome: { ending: 'given-up', winner: event.seat === seatOf(state.setup, 'fugitive') ? 'marshal' : 'fugitive' },
        },
      });
    case 'place':
      return place(state, event, task);
    case 'pass':
      return pass(state);
    case 'stop':
      return stop(state);
    case 'draw':
      return draw(state, event, task);
    case 'guess':
      return call(state, event, task);
    case 'event':
      return bring(state, event, task);
    case 'keep':
      return keep(state, event, task);
    case 'choose':
      return choose(state, event, task);
  }
}

/** The state after `event`, or why it is impossible. */
export function apply(state: State, event: FugitiveEvent): Result<State, Refusal> {
  const why = barred(state, event);
  if (why !== null) return why;
  const after = done(state, event, state.tasks[0]);
  if (!after.ok) return after;
  const { state: next, shown, seen } = after.value;
  // R3: an entry says what it showed where it showed something to that seat, and nowhere else.
  if (event.shown !== undefined && shown !== event.shown) return no('no-shown', 'shown', 'R3');
  if (event.seen !== undefined && seen !== event.seen) return no('no-seen', 'seen', 'R3');
  const logged = { event, ...(shown && { shown }), ...(seen && { seen }) };
  return accepted(settled({ ...next, t: event.t, log: [...state.log, logged] }));
}

/** The seats whose part it is to act now: one, or none once the game is over; both while it is paused. */
export function actors(state: State): Seat[] {
  const [task] = state.tasks;
  if (state.outcome !== null || task === undefined) return [];
  return [seatOf(state.setup, roleOf(task))];
}

/** The types of entries that are due now from the seat that acts. */
export function dueTypes(state: State): readonly FugitiveEvent['type'][] {
  return state.outcome === null ? typesOf(state) : [];
}
