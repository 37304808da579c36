/** A game before its first entry (S), and what is due next. */
import { GIVEN, GOAL } from './cards';
import { canPlace, fullPiles, lastNumber, reachOf, seenSprints, faceDown } from './row';
import type { Asking, Role, Setup, State, Task } from './types';

/** S1: he has 1, 2, 3, 42 and what he drew, she has nothing; turn 1 is his. */
export function begin(setup: Setup): State {
  const unknown = setup.deal.includes(null);
  const first = [...GIVEN, GOAL, ...setup.deal];
  return {
    setup,
    t: 0,
    paused: false,
    turn: 1,
    step: { roadblock: false, fog: false, must: false },
    tasks: [{ do: 'place-step' }],
    drawn: [0, 0, 0],
    brought: { all: 0, f: 0, n: 0, m: 0 },
    hands: { fugitive: unknown ? first.map(() => null) : first, marshal: [] },
    row: [],
    out: [],
    flags: {
      lift: false,
      train: false,
      fog: false,
      blackout: false,
      warrant: false,
      roadblock: false,
      strike: { fugitive: false, marshal: false },
    },
    kept: setup.kept ?? null,
    passes: 0,
    calls: [],
    outcome: null,
    log: [],
  };
}

/** The other side. */
export function other(role: Role): Role {
  return role === 'fugitive' ? 'marshal' : 'fugitive';
}

/** Whose part a task is. */
export function roleOf(task: Task): Role {
  switch (task.do) {
    case 'place-step':
    case 'again':
      return 'fugitive';
    case 'guess-step':
    case 'guess':
    case 'hunt':
      return 'marshal';
    default:
      return task.role;
  }
}

/** T3, V8: the steps of a turn after the first. */
function tasksOf(turn: number, { kept, setup }: Pick<State, 'kept' | 'setup'>): Task[] {
  const role: Role = turn % 2 === 1 ? 'fugitive' : 'marshal';
  const asked = kept !== null && setup.roles[kept.seat] === role;
  return [
    ...(asked ? [{ do: 'keep', role } as const] : []),
    { do: 'draw-step', role },
    role === 'fugitive' ? { do: 'place-step' } : { do: 'guess-step' },
  ];
}

/** V4: whether there is anything to choose; a `swap` always asks. */
export function canChoose(state: State, event: Asking): boolean {
  const { row } = state;
  switch (event) {
    case 'tip':
    case 'witness':
      return faceDown(row).length > 0;
    case 'cast':
      return row.some(({ turnedUp, sprints }) => turnedUp === null && sprints.length > 0);
    case 'dragnet':
      return true;
    case 'glimpse':
      return fullPiles(state).length > 0;
    case 'retrace':
      return seenSprints(row).length > 0;
    case 'swap':
      return true;
  }
}

/** The placing step begins: a `roadblock` acts on it (V5), and whoever must place but cannot is cornered (E4). */
function intoPlacing(state: State): State {
  const hand = state.hands.fugitive;
  const last = lastNumber(state.row);
  const reach = reachOf(state.flags);
  const roadblock = state.step.roadblock || state.flags.roadblock;
  const begun = { ...state, flags: { ...state.flags, roadblock: false }, step: { ...state.step, roadblock } };
  // V5: a roadblock that would corner him is void, so that he is not cornered by one.
  if (!state.step.must || canPlace(hand, last, reach, true)) return begun;
  return { ...begun, tasks: [], outcome: { ending: 'cornered', winner: 'marshal' } };
}

/** The draw step begins: a `strike` skips it (V5), and so do empty piles (E3, E4). */
function intoDrawing(state: State, role: Role, rest: readonly Task[]): State {
  if (state.flags.strike[role]) {
    return { ...state, flags: { ...state.flags, strike: { ...state.flags.strike, [role]: false } }, tasks: rest };
  }
  if (fullPiles(state).length === 0) return { ...state, step: { ...state.step, must: role === 'fugitive' }, tasks: rest };
  const draw: Task = { do: 'draw', role };
  // M1: two in turn 2.
  return { ...state, tasks: state.turn === 2 ? [draw, draw, ...rest] : [draw, ...rest] };
}

/** The guess step begins: `blackout` skips it and spends nothing else, `fog` and `warrant` act on it (V5). */
function intoGuessing(state: State, rest: readonly Task[]): State {
  const { fog, warrant, blackout } = state.flags;
  if (blackout) return { ...state, flags: { ...state.flags, blackout: false }, tasks: rest };
  const calls: Task[] = warrant ? [{ do: 'guess' }, { do: 'guess' }] : [{ do: 'guess' }];
  return {
    ...state,
    flags: { ...state.flags, fog: false, warrant: false },
    step: { ...state.step, fog },
    tasks: [...calls, ...rest],
  };
}

/** The state when all has been done that asks nobody (R2): somebody acts now, or it is over. */
export function settled(before: State): State {
  let state = before;
  for (;;) {
    if (state.outcome !== null) return state.tasks.length === 0 ? state : { ...state, tasks: [] };
    const [task, ...rest] = state.tasks;
    if (task === undefined) {
      const turn = state.turn + 1;
      state = { ...state, turn, step: { roadblock: false, fog: false, must: false }, tasks: tasksOf(turn, state) };
      continue;
    }
    switch (task.do) {
      case 'draw-step':
        state = intoDrawing(state, task.role, rest);
        continue;
      case 'draw':
        if (fullPiles(state).length > 0) return state;
        // E3.
        state = { ...state, tasks: rest };
        continue;
      case 'choose':
        if (canChoose(state, task.event)) return state;
        state = { ...state, tasks: rest };
        continue;
      case 'guess-step':
        state = intoGuessing(state, rest);
        continue;
      case 'place-step': {
        const begun = intoPlacing(state);
        if (begun.outcome === null) return begun;
        state = begun;
        continue;
      }
      default:
        return state;
    }
  }
}
