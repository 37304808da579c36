/** Whether what a drill shows can come about at all, and asks what can be asked: for drills that come in from a file. */
import { GOAL, HIGHEST_CALL, REACH, sprintsOf } from '../cards';
import { cheapestFor, neededFor } from './hand';
import { faceUpIn, hiddenPlaces, knownSprints, sprintCount } from './position';
import { isHunt } from './solve';
import { asksOfRow, type Draft, type HandDraft, type RowDraft, type RowPosition } from './types';

/** More places face down, or sprint cards, than any drill asks to weigh. */
const MOST_HIDDEN = 8;
const MOST_SPRINTS = 14;

const rising = (numbers: readonly number[]): boolean => numbers.every((number, at) => at === 0 || number > (numbers[at - 1] ?? 0));
const once = (numbers: readonly number[]): boolean => new Set(numbers).size === numbers.length;

/** F3 between two places that are seen. */
function reaches({ places }: RowPosition, at: number): boolean {
  const [before, here] = [at === 0 ? 0 : places[at - 1]?.number, places[at]];
  if (typeof before !== 'number' || typeof here?.number !== 'number') return true;
  const known = knownSprints(here);
  return here.number > before && here.number - before <= REACH + (known === null ? 2 * sprintCount(here) : sprintsOf(known));
}

/** Whether a row can lie like this. */
function rowPossible(position: RowPosition): boolean {
  const { places, hand, wrong } = position;
  const up = faceUpIn(position);
  const goal = places.findIndex(({ number }) => number === GOAL);
  const sprints = places.reduce((sum, place) => sum + (typeof place.sprints === 'number' ? place.sprints : 0), 0);
  return (
    places.length > 0 &&
    hiddenPlaces(position).length <= MOST_HIDDEN &&
    sprints <= MOST_SPRINTS &&
    once([...up, ...hand]) &&
    rising(hand) &&
    // F5: the sprint cards under 42 are never seen; H1: nothing follows it.
    (goal === -1 || (goal === places.length - 1 && knownSprints(places[goal] ?? { number: null, sprints: 0, draws: [] })?.length !== 1)) &&
    places.every(({ number, sprints: under }, at) => (number === null ? typeof under === 'number' : reaches(position, at))) &&
    places.every(({ draws }, at) => draws.every((count, pile) => count >= (places[at - 1]?.draws[pile] ?? [3, 2, 0][pile] ?? 0))) &&
    wrong.every(({ numbers, before }) => numbers.length > 0 && rising(numbers) && before <= places.length)
  );
}

function rowAsked(draft: RowDraft): boolean {
  const { position } = draft;
  const hidden = hiddenPlaces(position);
  if (hidden.length === 0) return false;
  switch (draft.kind) {
    case 'where':
      return hidden.includes(draft.question.place - 1);
    case 'back': {
      const next = position.places[draft.question.place];
      return hidden.includes(draft.question.place - 1) && typeof next?.number === 'number' && knownSprints(next) !== null;
    }
    case 'gamble':
      return (
        draft.question.sets.every((set) => set.length > 0 && rising(set)) && once(draft.question.sets.map((set) => Number(set.join(''))))
      );
    case 'hunt':
      return isHunt(position);
    default:
      return !isHunt(position);
  }
}

function handPossible({ kind, position, question }: HandDraft): boolean {
  const { last, hand } = position;
  if (!rising(hand) || hand.includes(last) || last > HIGHEST_CALL) return false;
  if (kind === 'way') return hand.includes(GOAL);
  if (kind === 'steps') return true;
  const { card } = question;
  return hand.includes(card) && card > last && neededFor(last, card) > 0 && cheapestFor(position, card) !== null;
}

/** What is wrong with a drill before it is solved; null: nothing. */
export function impossible(draft: Draft): 'position' | 'question' | null {
  if (!asksOfRow(draft)) return handPossible(draft) ? null : 'position';
  if (!rowPossible(draft.position)) return 'position';
  return rowAsked(draft) ? null : 'question';
}
