/** What rules a number out at a place (N2), by the first clause that does it alone. */
import { pileOf, REACH, sprintsOf } from '../cards';
import { countedFrom } from '../notepad/count';
import { faceUpIn, freeCards, knowledgeOfRow, knownSprints, sprintCount } from './position';
import type { RowPosition } from './types';

/** Between which numbers a place lies by F3 alone, were every sprint card as good as can be. */
export interface Bounds {
  /** The last number face up before it, and how many steps it is from there. */
  readonly from: number;
  readonly steps: number;
  /** How many sprint cards lie face down on these steps. */
  readonly sprints: number;
  readonly lowest: number;
  readonly highest: number;
  /** The next number face up after it; null without one. */
  readonly next: number | null;
}

/** Why a number does not lie at a place. */
export type Why =
  /** N2a: it is in her hand, or face up. */
  | { readonly number: number; readonly why: 'hers' | 'face-up'; readonly clause: 'N2' }
  /** F3: below or above what the steps allow, from the last number before it or to the next one after it. */
  | { readonly number: number; readonly why: 'low' | 'high' | 'no-way-on' | 'above-next'; readonly clause: 'F3' }
  /** N2c: only if he had drawn more of a pile by then. */
  | { readonly number: number; readonly why: 'not-drawn'; readonly clause: 'N2'; readonly pile: number; readonly drawn: number }
  /** N2d: only if wrong calls had been none. */
  | { readonly number: number; readonly why: 'called'; readonly clause: 'N2'; readonly alone: boolean }
  /** N2: each single rule would allow it, all together do not. */
  | { readonly number: number; readonly why: 'no-filling'; readonly clause: 'N2' };

/** F3: how far a step to a place can reach: its sprint cards, where they are not seen, are worth two at most. */
function reachOf(position: RowPosition, at: number): number {
  const place = position.places[at];
  if (place === undefined) return 0;
  const known = knownSprints(place);
  return REACH + (known === null ? 2 * sprintCount(place) : sprintsOf(known));
}

/** F3: between which numbers a place lies. */
export function boundsOf(position: RowPosition, at: number): Bounds {
  const { places } = position;
  let start = at - 1;
  while (start >= 0 && places[start]?.number === null) start -= 1;
  const from = start < 0 ? 0 : (places[start]?.number ?? 0);
  let [furthest, sprints] = [from, 0];
  for (let step = start + 1; step <= at; step++) {
    furthest += reachOf(position, step);
    const place = places[step];
    if (place !== undefined && knownSprints(place) === null) sprints += sprintCount(place);
  }
  const end = places.findIndex(({ number }, after) => after > at && number !== null);
  const next = end === -1 ? null : (places[end]?.number ?? null);
  let [lowest, highest] = [from + at - start, Math.min(furthest, 41)];
  if (next !== null) {
    let back = next;
    for (let step = end; step > at; step--) back -= reachOf(position, step);
    lowest = Math.max(lowest, back);
    highest = Math.min(highest, next - (end - at));
  }
  return { from, steps: at - start, sprints, lowest, highest, next };
}

/** Whether a number may lie at a place by the notepad, with something taken away from what is known. */
function might(position: RowPosition, at: number, number: number): boolean {
  return countedFrom(knowledgeOfRow(position))?.possible[at]?.includes(number) ?? false;
}

/** Of each number of 1 to 41 that cannot lie at a place, why; those far outside of its bounds are told by these alone. */
export function whyNot(position: RowPosition, at: number, bounds: Bounds, possible: readonly number[]): Why[] {
  const { from, lowest, highest, next } = bounds;
  const free = new Set(freeCards(position));
  const up = new Set(faceUpIn(position));
  const forward = from + stepsReach(position, at, bounds);
  const uncalled = { ...position, wrong: [] };
  const undrawn = { ...position, places: position.places.map((place) => ({ ...place, draws: [11, 14, 13] })) };
  const [first, last] = [Math.max(1, Math.min(from + 1, lowest)), Math.min(41, highest + 3)];
  const found: Why[] = [];
  for (let number = first; number <= last; number++) {
    if (possible.includes(number)) continue;
    found.push(reason(number));
  }
  return found;

  function reason(number: number): Why {
    if (number < from + bounds.steps) return { number, why: 'low', clause: 'F3' };
    if (number > forward) return { number, why: 'high', clause: 'F3' };
    if (next !== null && number > highest) return { number, why: 'above-next', clause: 'F3' };
    if (number < lowest) return { number, why: 'no-way-on', clause: 'F3' };
    if (!free.has(number)) return { number, why: up.has(number) ? 'face-up' : 'hers', clause: 'N2' };
    if (might(uncalled, at, number)) {
      const alone = position.wrong.some(({ numbers, before }) => numbers.length === 1 && numbers[0] === number && at < before);
      return { number, why: 'called', clause: 'N2', alone };
    }
    if (might(undrawn, at, number)) {
      const pile = pileOf(number);
      return { number, why: 'not-drawn', clause: 'N2', pile, drawn: position.places[at]?.draws[pile - 1] ?? 0 };
    }
    return { number, why: 'no-filling', clause: 'N2' };
  }
}

/** F3: how far the steps reach from the last number before a place. */
function stepsReach(position: RowPosition, at: number, { steps }: Bounds): number {
  let reach = 0;
  for (let step = at - steps + 1; step <= at; step++) reach += reachOf(position, step);
  return reach;
}
