/** Draws, and events that are met by them (F2, M1, V1, V2, V8). */
import { accepted, type Result } from '../result';
import { isHideout, PLACEHOLDER, pileOf } from './cards';
import { no, type Refusal } from './refusal';
import { resolve } from './resolve';
import { faceDown, fullPiles, topOf } from './row';
import type { Brought, BroughtEvent, DrawEvent, EventPileName, KeepEvent, State, Task } from './types';

/** V1: the pile of events that a placeholder brings one of: by the number of face-down hideouts. */
function eventPileOf({ row }: State): EventPileName {
  const down = faceDown(row).length;
  return down <= 1 ? 'f' : down === 2 ? 'n' : 'm';
}

/** Whether a card could be that of a pile, of which nobody knows the order here. */
function mayLie(state: State, { pile, card }: DrawEvent): boolean {
  if (card === null || !isHideout(card)) return true;
  const known = [...state.hands.marshal, ...state.hands.fugitive, ...state.out, ...state.row.map(({ number }) => number)];
  return pileOf(card) === pile && !known.includes(card);
}

/** F2, M1, V9. */
export function draw(state: State, event: DrawEvent, task: Task | undefined): Result<Brought, Refusal> {
  if (task?.do !== 'draw') return no('not-due', 'type', 'F2');
  const full = fullPiles(state);
  if (!full.includes(event.pile)) return no('pile-empty', 'pile', 'F2');
  if (task.lowest === true && event.pile !== full[0]) return no('wrong-pile', 'pile', 'V9');
  const top = topOf(state, event.pile);
  if (top === null ? !mayLie(state, event) : top !== event.card) return no('wrong-card', 'card', 'S2');
  const { role } = task;
  const taken = { ...state, drawn: state.drawn.map((count, at) => (at === event.pile - 1 ? count + 1 : count)) };
  const { card } = event;
  if (card === null || isHideout(card)) {
    const hands = { ...state.hands, [role]: [...state.hands[role], card] };
    return accepted({ state: { ...taken, hands, tasks: state.tasks.slice(1) } });
  }
  // V2: the draw goes on after the event.
  if (card !== PLACEHOLDER) return resolve(taken, card, role, event);
  return accepted({ state: { ...taken, tasks: [{ do: 'event', role, pile: eventPileOf(state) }, ...state.tasks] } });
}

/** V1: an event from a pile of events. */
export function bring(state: State, event: BroughtEvent, task: Task | undefined): Result<Brought, Refusal> {
  if (task?.do !== 'event') return no('not-due', 'type', 'V1');
  const { pile, role } = task;
  const top = state.setup.eventPiles?.[pile]?.[state.brought[pile]];
  if (top !== null && top !== event.card) return no('wrong-card', 'card', 'V1');
  const brought = { ...state.brought, [pile]: state.brought[pile] + 1 };
  return resolve({ ...state, brought, tasks: state.tasks.slice(1) }, event.card, role, event);
}

/** V8: the kept event is resolved now, or waits for the next own turn. */
export function keep(state: State, event: KeepEvent, task: Task | undefined): Result<Brought, Refusal> {
  if (task?.do !== 'keep' || state.kept === null) return no('not-due', 'type', 'V8');
  const after = { ...state, tasks: state.tasks.slice(1) };
  return event.use ? resolve({ ...after, kept: null }, state.kept.event, task.role, event) : accepted({ state: after });
}
