/** What an analysis says of tiles (P1 to P10, J1). */
import type { Seat } from '../../game';
import { faultOfPlacing } from '../legality';
import { pathNamed } from '../paths';
import { faceOf, type PathIndex, type PlaceEvent, type RoundState } from '../round';
import { legalPlacements } from './choices';
import { handsOf, LONGEST_WAY, shorterWay } from './shorter-way';
import { stateAt, type Through } from './through';
import type { ShorterWay, TileFacts } from './types';

/** What the Runner could have laid (P8). */
function choicesOf(state: RoundState, index: PathIndex, seat: Seat): TileFacts['choices'] {
  const [hand] = handsOf(state, seat) ?? [];
  if (hand === undefined) return null;
  const placements = legalPlacements(state, index, hand);
  return { placements: placements.length, tiles: new Set(placements.map(({ tile }) => tile)).size };
}

/** Fewer tiles than were laid from here on where that led to a Hideout; else any way that the search looks for. */
function shorter({ end }: Through, state: RoundState, index: PathIndex, seat: Seat): ShorterWay | null {
  const laid = end.paths[index]?.tiles ?? [];
  const last = laid[laid.length - 1];
  const reached = last !== undefined && faceOf(end.setup, last.tile)?.kind === 'hideout';
  const left = laid.length - (state.paths[index]?.tiles.length ?? 0);
  const atMost = reached ? left - 1 : LONGEST_WAY;
  return shorterWay(state, index, seat, atMost);
}

/** Every tile of the round in the order of events. `broke` holds the paths that have a mistake. */
export function tileFacts(through: Through): TileFacts[] {
  const { events, setup } = through;
  const broken = new Set<PathIndex>();
  return events.flatMap((event, at): TileFacts[] => {
    if (event.type !== 'place') return [];
    const state = stateAt(through, at);
    const index = pathNamed(state, event.path) ?? 0;
    const facts = factsOf(through, state, event, index, broken.has(index));
    if (facts.clause !== null) broken.add(index);
    return [{ ...facts, event: at, item: faceOf(setup, event.tile)?.item ?? null }];
  });
}

function factsOf(
  through: Through,
  state: RoundState,
  event: PlaceEvent,
  index: PathIndex,
  broken: boolean,
): Omit<TileFacts, 'event' | 'item'> {
  const { setup } = through;
  const { seat, t, tile } = event;
  const before = state.paths[index]?.tiles ?? [];
  const starting = before.length < setup.rules.startingTiles;
  return {
    t,
    path: index,
    position: before.length + 1,
    seat,
    tile,
    hideout: faceOf(setup, tile)?.kind === 'hideout',
    took: starting ? null : t - (before[before.length - 1]?.t ?? 0),
    clause: faultOfPlacing(state, index, event),
    choices: starting ? null : choicesOf(state, index, seat),
    shorter: starting || broken ? null : shorter(through, state, index, seat),
  };
}
