/** Views by table I: what a seat may see of a game, as the same state with nulls where it knows nothing. */
import type { Seat } from '../game';
import { GOAL, isHideout } from './cards';
import { seatOf, sprintsSeen } from './row';
import type { FugitiveEvent, Logged, Place, Role, Setup, State } from './types';

/** A game as a seat sees it; `seat` null looks on and knows what both do. */
export interface View {
  readonly seat: Seat | null;
  readonly role: Role | null;
  readonly state: State;
}

const unknown = (cards: readonly unknown[]): null[] => cards.map(() => null);

/** What of a deal a role does not know: the order of the piles (I7), and she his first cards (I2). */
function hiddenSetup(setup: Setup, role: Role | null): Setup {
  const { deal, piles, eventPiles } = setup;
  const hidden: Setup = { ...setup, deal: role === 'fugitive' ? deal : unknown(deal), piles: piles.map(unknown) };
  if (eventPiles === undefined) return hidden;
  const covered = Object.fromEntries(Object.entries(eventPiles).map(([name, cards]) => [name, unknown(cards as readonly unknown[])]));
  return { ...hidden, eventPiles: covered };
}

/** An entry as `role` got it (R3): without what it did not bring to that seat, with what it showed it. */
export function entryFor({ event, shown, seen }: Logged, role: Role | null, by: Role): FugitiveEvent {
  const own = role === by;
  const told = hiddenEntry(event, role, own);
  if (role === 'fugitive') return seen === undefined ? told : { ...told, seen };
  return shown === undefined ? told : { ...told, shown };
}

function hiddenEntry(event: FugitiveEvent, role: Role | null, own: boolean): FugitiveEvent {
  switch (event.type) {
    case 'draw':
      // I2, I3.
      return own || event.card === null || !isHideout(event.card) ? event : { ...event, card: null };
    case 'place': {
      if (role === 'fugitive') return event;
      // I4, I5.
      const { sprints } = event;
      return { ...event, card: event.card === GOAL ? GOAL : null, sprints: typeof sprints === 'number' ? sprints : sprints.length };
    }
    case 'choose':
      // I7.
      return event.event === 'glimpse' && !own ? { ...event, answer: null } : event;
    default:
      return event;
  }
}

/** A hideout of the row for eyes that do not know what lies face down. */
function hiddenPlace(place: Place): Place {
  const sprints = sprintsSeen(place) ? place.sprints : unknown(place.sprints);
  return place.turnedUp === null ? { ...place, number: null, sprints } : { ...place, sprints };
}

/** The state with everything hidden that `role` does not know; null: what only one of both knows. */
export function hidden(state: State, role: Role | null): State {
  const { setup, hands, row, log } = state;
  const fugitive = seatOf(setup, 'fugitive');
  const by = ({ event }: Logged): Role => (event.seat === fugitive ? 'fugitive' : 'marshal');
  return {
    ...state,
    setup: hiddenSetup(setup, role),
    hands: {
      fugitive: role === 'fugitive' ? hands.fugitive : unknown(hands.fugitive),
      marshal: role === 'marshal' ? hands.marshal : unknown(hands.marshal),
    },
    row: role === 'fugitive' ? row : row.map(hiddenPlace),
    log: log.map((logged) => {
      const { shown, seen } = logged;
      const event = entryFor(logged, role, by(logged));
      return { event, ...(shown && { shown }), ...(seen && role === 'fugitive' && { seen }) };
    }),
  };
}

/** I, I9: what `seat` may see and nothing else; at the end all of it. */
export function viewFor(state: State, seat: Seat | null): View {
  const role = seat === null ? null : (state.setup.roles[seat] ?? null);
  return { seat, role, state: state.outcome === null ? hidden(state, role) : state };
}
