/** The row of a drill: taken from a game as she sees it, and as the notepad reads it. */
import { GIVEN, hideoutsOf, HIGHEST_CALL, PILES } from '../cards';
import type { Knowledge, Use } from '../notepad/knowledge';
import { hideoutsIn, seatOf, sprintsSeen } from '../row';
import type { Place, State } from '../types';
import type { RowPosition, SeenPlace, WrongCall } from './types';

/** S1. */
const FIRST_DRAWS: readonly number[] = [3, 2, 0];

const ascending = (numbers: readonly number[]): number[] => [...numbers].sort((one, two) => one - two);

function seenPlace(place: Place, draws: readonly number[]): SeenPlace {
  const { number, turnedUp, sprints } = place;
  const seen = turnedUp !== null;
  return { number: seen ? number : null, sprints: sprintsSeen(place) ? ascending(hideoutsIn(sprints)) : sprints.length, draws };
}

/** The row as the Marshal sees it; null in a game with events, of which drills know nothing. */
export function positionOf(state: State): RowPosition | null {
  const { setup, row, hands } = state;
  if (setup.rules.events !== 'none') return null;
  const fugitive = seatOf(setup, 'fugitive');
  const places: SeenPlace[] = [];
  const wrong: WrongCall[] = [];
  let draws: readonly number[] = FIRST_DRAWS;
  for (const { event } of state.log) {
    if (event.type === 'draw' && event.seat === fugitive) {
      draws = draws.map((count, at) => (at === event.pile - 1 ? count + 1 : count));
    } else if (event.type === 'place') {
      const place = row[places.length];
      if (place !== undefined) places.push(seenPlace(place, draws));
    } else if (event.type === 'guess' && !event.right) {
      wrong.push({ numbers: ascending(event.numbers), before: places.length });
    }
  }
  return { places, hand: ascending(hideoutsIn(hands.marshal)), wrong };
}

/** The sprint cards of a place as she knows them; null: face down. */
export function knownSprints({ sprints }: SeenPlace): readonly number[] | null {
  if (typeof sprints !== 'number') return sprints;
  return sprints === 0 ? [] : null;
}

/** How many sprint cards lie at a place. */
export function sprintCount({ sprints }: SeenPlace): number {
  return typeof sprints === 'number' ? sprints : sprints.length;
}

/** What lies face up in a row, 0 too. */
export function faceUpIn({ places }: RowPosition): number[] {
  return [0, ...places.flatMap((place) => [...(place.number === null ? [] : [place.number]), ...(knownSprints(place) ?? [])])];
}

/** N2a: the cards that can lie face down. */
export function freeCards(position: RowPosition): number[] {
  const away = new Set([...position.hand, ...faceUpIn(position)]);
  return [...GIVEN, ...PILES.flatMap(hideoutsOf)].filter((card) => card <= HIGHEST_CALL && !away.has(card));
}

/** The places that lie face down, from 0. */
export function hiddenPlaces({ places }: RowPosition): number[] {
  return places.flatMap(({ number }, at) => (number === null ? [at] : []));
}

/** A row as the notepad counts with it (N2). */
export function knowledgeOfRow(position: RowPosition): Knowledge {
  const { places, wrong } = position;
  const uses = places.map((place, at): Use => ({
    place: at,
    draws: place.draws,
    moment: at,
    hideout: place.number,
    sprints: knownSprints(place),
    count: sprintCount(place),
    reach: 3,
  }));
  // N2d: what was turned up since lay there face down, or M2 would have refused the call.
  const limits = wrong.map(({ numbers, before }) => ({
    numbers: numbers.filter((number) => !places.some((place, at) => at < before && place.number === number)),
    before,
    exactly: null,
  }));
  return { uses, limits, told: [], sure: new Map(GIVEN.map((card) => [card, -1])), usable: new Map(), free: freeCards(position) };
}
