/** What no game as dealt can have (S1, S2, V1, V6 to V8). */
import {
  eventsOf,
  hideoutsOf,
  iconOf,
  PILES,
  PLACEHOLDER,
  pileOf,
  type EventId,
  type Icon,
  type PileCard,
} from '../../../../rules/fugitive/cards';
import type { Deal, EventPileName, Role, Rules, State } from '../../../../rules/fugitive/types';
import { phrase, type FaultKey, type Phrase } from '../../../../shared/phrase';
import type { PlacedFault } from '../../../replay/fault';

/** A file as far as its deals are looked at: whole, or by point of view. */
export interface Dealt {
  readonly rules: Rules;
  readonly rounds: readonly Deal[];
}

interface Looked {
  readonly rules: Rules;
  readonly round: Deal;
  readonly at: number;
  readonly before: readonly State[];
}

type Check = (looked: Looked) => PlacedFault | undefined;

function fault(keys: readonly unknown[], key: FaultKey, facts?: Phrase['facts']): PlacedFault {
  return { keys, what: phrase(key, facts) };
}

/** V7: how many games a seat has won before. */
function winsOf(before: readonly State[]): number[] {
  return [0, 1].map((seat) => before.filter(({ setup, outcome }) => outcome !== null && setup.roles[seat] === outcome.winner).length);
}

/** V7: a series has its length, and nothing follows its end or a game without one. */
const seriesFault: Check = ({ rules, at, before }) => {
  if (at >= rules.bestOf) return fault([], 'fault.fugitive.series-length', { most: rules.bestOf });
  if (before[at - 1]?.outcome === null) return fault([], 'fault.fugitive.after-unfinished');
  return winsOf(before).some((wins) => wins > rules.bestOf / 2) ? fault([], 'fault.fugitive.after-decided') : undefined;
};

/** T1, V7: one of each, and roles swap but for a deciding game. */
const rolesFault: Check = ({ rules, round, at, before }) => {
  if (round.roles[0] === round.roles[1]) return fault(['roles'], 'fault.fugitive.roles');
  const last = before[at - 1]?.setup.roles;
  if (last === undefined || at + 1 === rules.bestOf || last[0] !== round.roles[0]) return undefined;
  return fault(['roles'], 'fault.fugitive.roles-swap');
};

/** S1: three of pile 1 and two of pile 2. */
const dealFault: Check = ({ round: { deal } }) => {
  for (const [k, card] of deal.entries()) {
    const pile = k < 3 ? 1 : 2;
    if (card === null) continue;
    if (pileOf(card) !== pile) return fault(['deal', k], 'fault.fugitive.deal-pile', { card, pile });
    if (deal.indexOf(card) < k) return fault(['deal', k], 'fault.fugitive.card-twice', { card });
  }
  return undefined;
};

/** V1: the events that may lie in the piles, and how many do in each. */
function eventsIn({ events, helps }: Rules): { readonly of: readonly EventId[]; readonly each: readonly number[] } {
  switch (events) {
    case 'random':
      return { of: eventsOf('footprints', 'lens', 'neutral'), each: [2, 2, 2] };
    case 'helpful':
      return { of: eventsOf(sideOf(helps ?? 'fugitive')), each: [4, 5, 5] };
    default:
      return { of: [], each: [0, 0, 0] };
  }
}

/** V3: whose icon it is. */
function sideOf(role: Role): Icon {
  return role === 'fugitive' ? 'footprints' : 'lens';
}

/** The first of `cards` that `left` has none of any more, which is then taken out. */
function tooMany<Card>(cards: readonly Card[], left: Card[]): number {
  return cards.findIndex((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** S1, S2, V1, V6: exactly the cards that belong there. */
const pilesFault: Check = ({ rules, round: { deal, piles } }) => {
  const events = eventsIn(rules);
  const left: EventId[] = [...events.of];
  const placeholders = rules.events === 'catch-up' ? 2 : 0;
  for (const pile of PILES) {
    const k = pile - 1;
    const cards = piles[k] ?? [];
    const hideouts = hideoutsOf(pile).filter((number) => !deal.includes(number));
    const size = hideoutsOf(pile).length - (pile === 1 ? 3 : pile === 2 ? 2 : 0) + placeholders + (events.each[k] ?? 0);
    if (cards.includes(null)) {
      if (cards.length !== size) return fault(['piles', k], 'fault.fugitive.pile-size', { pile, size });
      continue;
    }
    const known = cards as readonly PileCard[];
    const numbers = new Set(hideouts);
    let [brings, stands] = [0, 0];
    for (const [place, card] of known.entries()) {
      const where = ['piles', k, place];
      if (card === PLACEHOLDER) {
        if (++stands > placeholders) return fault(where, 'fault.fugitive.pile-card', { card, pile });
      } else if (typeof card === 'number') {
        if (!numbers.delete(card)) return fault(where, 'fault.fugitive.pile-card', { card: String(card), pile });
      } else if (++brings > (events.each[k] ?? 0) || tooMany([card], left) === 0) {
        return fault(where, 'fault.fugitive.pile-card', { card, pile });
      }
    }
    if (known.length !== size) return fault(['piles', k], 'fault.fugitive.pile-size', { pile, size });
  }
  return undefined;
};

/** V1: the piles of events beside the row, each with what it has in it. */
function eventPilesOf({ events }: Rules): Partial<Record<EventPileName, readonly EventId[]>> | undefined {
  if (events === 'discovery') return { all: eventsOf('footprints', 'lens', 'neutral') };
  if (events === 'catch-up') return { f: eventsOf('footprints'), n: eventsOf('neutral'), m: eventsOf('lens') };
  return undefined;
}

const eventPilesFault: Check = ({ rules, round: { eventPiles } }) => {
  const wanted = eventPilesOf(rules);
  const here = 'eventPiles';
  if (wanted === undefined) return eventPiles === undefined ? undefined : fault([here], 'fault.fugitive.no-event-piles');
  if (eventPiles === undefined) return fault([here], 'fault.fugitive.event-piles');
  for (const name of ['all', 'f', 'n', 'm'] as const) {
    const [cards, belongs] = [eventPiles[name], wanted[name]];
    if (cards === undefined && belongs === undefined) continue;
    if (cards === undefined || belongs === undefined) return fault([here, name], 'fault.fugitive.event-piles');
    const known = cards.filter((card): card is EventId => card !== null);
    const surplus = tooMany(known, [...belongs]);
    if (surplus >= 0) return fault([here, name, surplus], 'fault.fugitive.event-pile-card', { card: String(known[surplus]) });
    if (cards.length !== belongs.length) return fault([here, name], 'fault.fugitive.event-pile-size', { size: belongs.length });
  }
  return undefined;
};

/** V8: the loser of the game before keeps an event of the side that is played now. */
const keptFault: Check = ({ rules, round: { kept, roles }, at, before }) => {
  const last = before[at - 1];
  if (!rules.handicap || last === undefined) return kept === undefined ? undefined : fault(['kept'], 'fault.fugitive.no-kept');
  if (kept === undefined) return fault(['kept'], 'fault.fugitive.kept');
  if (last.setup.roles[kept.seat] === last.outcome?.winner) return fault(['kept', 'seat'], 'fault.fugitive.kept-seat');
  const side = sideOf(roles[kept.seat] ?? 'fugitive');
  return iconOf(kept.event) === side ? undefined : fault(['kept', 'event'], 'fault.fugitive.kept-event');
};

const CHECKS: readonly Check[] = [seriesFault, rolesFault, dealFault, pilesFault, eventPilesFault, keptFault];

/** The first fault of round `at` as it was dealt; `before` are the games before it, played. */
export function dealtFault({ rules, rounds }: Dealt, at: number, before: readonly State[]): PlacedFault | undefined {
  const round = rounds[at] as Deal;
  for (const check of CHECKS) {
    const found = check({ rules, round, at, before });
    if (found !== undefined) return { keys: ['rounds', at, ...found.keys], what: found.what };
  }
  return undefined;
}
