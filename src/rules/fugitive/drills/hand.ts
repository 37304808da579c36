/**
 * Drills of his hand (D7 to D9), each by reckoning and once more by going through everything. F3 reads: h can be placed after p on S if
 * h > p and h - p <= 3 + value of S; 42 never lies in S (F4).
 */
import { GOAL, REACH, sprintOf, sprintsOf } from '../cards';
import type { HandPosition, Step } from './types';

/** F4: what may lie under a hideout. */
export function sprintCards(hand: readonly number[], card: number): number[] {
  return hand.filter((other) => other !== card && other !== GOAL);
}

/** F3: what is needed under a hideout. */
export function neededFor(last: number, card: number): number {
  return Math.max(0, card - last - REACH);
}

/** Every set of these cards. */
export function subsets(cards: readonly number[]): number[][] {
  return cards.reduce<number[][]>((sets, card) => [...sets, ...sets.map((set) => [...set, card])], [[]]);
}

/** Whether the hand holds this step, and F3 and F4 allow it. */
export function mayStep({ last, hand }: HandPosition, { card, sprints }: Step): boolean {
  if (!hand.includes(card) || card <= last || new Set(sprints).size < sprints.length) return false;
  const own = sprintCards(hand, card);
  return sprints.every((each) => own.includes(each)) && card - last <= REACH + sprintsOf(sprints);
}

/** How it stands after a step. */
export function stepped({ hand }: HandPosition, { card, sprints }: Step): HandPosition {
  return { last: card, hand: hand.filter((each) => each !== card && !sprints.includes(each)) };
}

/** D7 by the formula: all that is in hand is worth enough. */
export function stepsOf({ last, hand }: HandPosition): number[] {
  return hand.filter((card) => card > last && neededFor(last, card) <= sprintsOf(sprintCards(hand, card)));
}

/** D7 by trying every set. */
export function stepsByTrying(position: HandPosition): number[] {
  const { hand } = position;
  return hand.filter((card) => subsets(sprintCards(hand, card)).some((sprints) => mayStep(position, { card, sprints })));
}

/**
 * D8 by the formula: as many twos as fit, then what is odd by a one, or by a two where there is none. Where the twos run out, ones fill up.
 * Null where all of them are not enough.
 */
export function cheapestFor({ last, hand }: HandPosition, card: number): number[] | null {
  const own = sprintCards(hand, card);
  const ones = own.filter((each) => sprintOf(each) === 1);
  const twos = own.filter((each) => sprintOf(each) === 2);
  let needed = neededFor(last, card);
  const laid = twos.splice(0, Math.min(twos.length, Math.floor(needed / 2)));
  needed -= 2 * laid.length;
  laid.push(...ones.slice(0, needed));
  needed -= Math.min(needed, ones.length);
  if (needed > 0) {
    // One more two does for what a one would have.
    if (needed > 1 || twos.length === 0) return null;
    laid.push(twos[0] as number);
  }
  return laid.sort((one, two) => one - two);
}

/** D8: whether one choice is cheaper than another: fewer cards, then less value. */
export function cheaper(one: readonly number[], other: readonly number[]): boolean {
  return one.length < other.length || (one.length === other.length && sprintsOf(one) < sprintsOf(other));
}

/** D8 by trying every set. */
export function cheapestByTrying(position: HandPosition, card: number): number[] | null {
  const may = subsets(sprintCards(position.hand, card)).filter((sprints) => mayStep(position, { card, sprints }));
  const [first, ...others] = may;
  if (first === undefined) return null;
  return others.reduce((best, each) => (cheaper(each, best) ? each : best), first);
}
