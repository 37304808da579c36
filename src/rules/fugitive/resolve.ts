/** What the events do when they are met (V6). */
import { iconOf, PILES, type EventId, type PileCard } from './cards';
import { other } from './begin';
import { faceDown, topOf } from './row';
import { accepted, type Result } from '../result';
import { no, type Refusal } from './refusal';
import { turnUpFirst } from './turning';
import type { Brought, FugitiveEvent, Role, State, Task } from './types';

/** V3: who makes an event's choices. */
function playerOf(event: EventId, drawer: Role): Role {
  const icon = iconOf(event);
  return icon === 'neutral' ? drawer : icon === 'footprints' ? 'fugitive' : 'marshal';
}

/** The event that `drawer` met by `entry` is resolved; what it asks for comes before everything else (V2). */
export function resolve(state: State, id: EventId, drawer: Role, entry: FugitiveEvent): Result<Brought, Refusal> {
  const role = playerOf(id, drawer);
  const first = (task: Task): Result<Brought, Refusal> => accepted({ state: { ...state, tasks: [task, ...state.tasks] } });
  switch (id) {
    // V5: the flags wait for their step; V4: one that is set already stays as it is.
    case 'lift':
    case 'train':
    case 'fog':
    case 'blackout':
    case 'warrant':
    case 'roadblock':
      return accepted({ state: { ...state, flags: { ...state.flags, [id]: true } } });
    case 'strike':
      return accepted({ state: { ...state, flags: { ...state.flags, strike: { ...state.flags.strike, [other(role)]: true } } } });
    case 'stash':
    case 'backup':
    case 'windfall':
      return first({ do: 'draw', role });
    case 'tip':
    case 'witness':
    case 'cast':
    case 'dragnet':
    case 'glimpse':
    case 'retrace':
    case 'swap':
      return first({ do: 'choose', role, event: id });
    case 'informer':
      return faceDown(state.row).length < 2 ? accepted({ state }) : turnUpFirst(state, entry);
    case 'wire':
      return looked(state, entry, state.hands.marshal);
    case 'scout':
      return looked(
        state,
        entry,
        PILES.map((pile) => topOf(state, pile)),
      );
  }
}

/** V6, *look*: he alone sees these cards; a file of his says them itself (R3). */
function looked(state: State, entry: FugitiveEvent, cards: readonly (PileCard | null)[]): Result<Brought, Refusal> {
  const told = entry.seen;
  if (told !== undefined && told.length !== cards.length) return no('no-seen', 'seen', 'I3');
  return accepted({ state, seen: told ?? [...cards] });
}
