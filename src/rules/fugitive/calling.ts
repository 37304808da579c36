/** Her calls, and the Manhunt (M2, M3, H, E1). */
import { accepted, type Result } from '../result';
import { no, type Refusal } from './refusal';
import { faceDown, faceUp } from './row';
import { allFaceDown, turnUpCalled } from './turning';
import type { Brought, Call, GuessEvent, State, Task } from './types';

/** M2: why such numbers cannot be named: face up, or twice. */
export function numbersFault(state: State, numbers: readonly number[]) {
  const seen = faceUp(state);
  for (const [at, number] of numbers.entries()) {
    if (seen.has(number)) return no('face-up', 'numbers', 'M2', at);
    if (numbers.indexOf(number) < at) return no('called-twice', 'numbers', 'M2', at);
  }
  return null;
}

/** M2, M3, H2: she calls; the app answers (M4). */
export function call(state: State, event: GuessEvent, task: Task | undefined): Result<Brought, Refusal> {
  const { numbers, right } = event;
  const why = numbersFault(state, numbers);
  if (why !== null) return why;
  const manhunt = task?.do === 'hunt';
  if ((manhunt || state.step.fog) && numbers.length > 1) return no('one-number', 'numbers', manhunt ? 'H2' : 'V6', 1);
  const truth = allFaceDown(state, numbers);
  if (truth !== null && truth !== right) return no('wrong-answer', 'right', 'M3');
  const made: Call = { turn: state.turn, numbers, right, manhunt, at: state.log.length };
  const called: State = { ...state, calls: [...state.calls, made] };
  if (!right) return accepted({ state: wrong(called, manhunt) });
  const turned = turnUpCalled(called, numbers, event);
  return turned.ok ? accepted({ ...turned.value, state: found(turned.value.state, manhunt) }) : turned;
}

/** M3, H2: a wrong call shows nothing; in a Manhunt it is the end. */
function wrong(state: State, manhunt: boolean): State {
  if (manhunt) return { ...state, tasks: [], outcome: { ending: 'slipped', winner: 'fugitive' } };
  return { ...state, tasks: state.tasks.slice(1) };
}

/** E1, H2: a right call; with nothing left face down she wins, and in `discovery` an event comes otherwise (V1). */
function found(state: State, manhunt: boolean): State {
  if (faceDown(state.row).length === 0) {
    return { ...state, tasks: [], outcome: { ending: manhunt ? 'hunted' : 'caught', winner: 'marshal' } };
  }
  if (manhunt) return state;
  const rest = state.tasks.slice(1);
  const { eventPiles, rules } = state.setup;
  const brings = rules.events === 'discovery' && state.brought.all < (eventPiles?.all?.length ?? 0);
  return { ...state, tasks: brings ? [{ do: 'event', role: 'fugitive', pile: 'all' }, ...rest] : rest };
}
