/** What the events ask for (V6). */
import { accepted, type Result } from '../result';
import { GOAL, pileOf, sprintsOf } from './cards';
import { numbersFault } from './calling';
import { no, type Refusal } from './refusal';
import { faceDown, fullPiles, lacks, seenSprints, sprintsSeen, topOf, without } from './row';
import type { Brought, ChooseEvent, Place, State, Task } from './types';

/** The true answer to a choice; null where it is not known here, or none is told. */
export function answerTo(state: State, choice: ChooseEvent | Omit<ChooseEvent, 'answer'>): string | number | null {
  switch (choice.event) {
    case 'tip':
    case 'witness':
    case 'cast':
      return answerOf(state.row[(choice as { hideout: number }).hideout - 1], choice.event);
    case 'dragnet': {
      const down = faceDown(state.row).map((at) => state.row[at]?.number ?? null);
      if (down.includes(null)) return null;
      return (choice as { numbers: readonly number[] }).numbers.filter((number) => down.includes(number)).length;
    }
    case 'glimpse':
      return topOf(state, (choice as { pile: 1 | 2 | 3 }).pile);
    default:
      return null;
  }
}

function answerOf(place: Place | undefined, event: 'tip' | 'witness' | 'cast'): string | number | null {
  const number = place?.number ?? null;
  if (place === undefined || number === null) return null;
  if (event === 'tip') return number % 2 === 1 ? 'odd' : 'even';
  return event === 'witness' ? pileOf(number) : sprintsOf(place.sprints as readonly number[]);
}

/** Why such a thing cannot be chosen, by the field that says it. */
function choiceFault(state: State, event: ChooseEvent, role: 'fugitive' | 'marshal') {
  switch (event.event) {
    case 'tip':
    case 'witness':
    case 'cast': {
      const place = state.row[event.hideout - 1];
      if (place?.turnedUp !== null) return no('face-up', 'hideout', 'V6');
      return event.event === 'cast' && place.sprints.length === 0 ? no('no-sprint-cards', 'hideout', 'V6') : null;
    }
    case 'dragnet':
      return numbersFault(state, event.numbers);
    case 'glimpse':
      return fullPiles(state).includes(event.pile) ? null : no('pile-empty', 'pile', 'V6');
    case 'retrace':
      return seenSprints(state.row).includes(event.card) ? null : no('not-face-up-sprint', 'card', 'V6');
    case 'swap': {
      if (event.card === null) return null;
      const missing = lacks(state.hands[role], event.card) || state.hands[role].length === 0;
      return missing ? no('not-in-hand', 'card', 'V6') : event.card === GOAL ? no('cannot-swap', 'card', 'V6') : null;
    }
  }
}

/** V3, V6: P has chosen; the answer is the true one (R2). */
export function choose(state: State, event: ChooseEvent, task: Task | undefined): Result<Brought, Refusal> {
  if (task?.do !== 'choose') return no('not-due', 'type', 'V6');
  if (task.event !== event.event) return no('other-choice', 'event', 'V6');
  const why = choiceFault(state, event, task.role);
  if (why !== null) return why;
  const truth = answerTo(state, event);
  if ('answer' in event && truth !== null && truth !== event.answer) return no('wrong-answer', 'answer', 'V6');
  const after: State = { ...state, tasks: state.tasks.slice(1) };
  if (event.event === 'retrace') return accepted({ state: retraced(after, event.card) });
  if (event.event !== 'swap' || event.card === null) return accepted({ state: after });
  const hand = without(state.hands[task.role], [event.card]);
  return accepted({
    state: {
      ...after,
      hands: { ...state.hands, [task.role]: hand },
      out: [...state.out, event.card],
      tasks: [{ do: 'draw', role: task.role }, ...after.tasks],
    },
  });
}

/** V6 `retrace`: a sprint card that lies face up comes back into his hand. */
function retraced(state: State, card: number): State {
  const row = state.row.map((place) =>
    sprintsSeen(place) && place.sprints.includes(card) && !place.taken.includes(card) ? { ...place, taken: [...place.taken, card] } : place,
  );
  const unknown = state.hands.fugitive.includes(null);
  return { ...state, row, hands: { ...state.hands, fugitive: [...state.hands.fugitive, unknown ? null : card] } };
}
