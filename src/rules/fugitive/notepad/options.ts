/** What may lie at each moment of the row (N2): numbers, sprint cards, and what of both she knows. */
import { pileOf, sprintsOf } from '../cards';
import { mixesOf, NO_MIX, type Classes, type Mixes } from './classes';
import { countsIn, type Knowledge, type Limit, type Use } from './knowledge';

/** What may lie at a use. */
export interface Options {
  readonly use: Use;
  /** What comes after, ascending; null for a `swap`, which places nothing. */
  readonly numbers: readonly number[] | null;
  /** Whether these lie face down. */
  readonly hidden: boolean;
  readonly mixes: readonly Mixes[];
  /** What the sprint cards are worth that she knows there. */
  readonly value: number;
  /** By pile, from 0, how many cards she knows that take one of his draws. */
  readonly known: readonly number[];
}

/** N2e: whether an answer allows a number at a place. */
function tellsNumber(place: number, number: number, { told }: Knowledge): boolean {
  return told.every(({ place: of, event, answer }) => {
    if (of !== place || event === 'cast') return true;
    return event === 'tip' ? answer === (number % 2 === 1 ? 'odd' : 'even') : answer === pileOf(number);
  });
}

/** N2e: whether an answer allows sprint cards of such a value at a place. */
function tellsValue(place: number, value: number, { told }: Knowledge): boolean {
  return told.every(({ place: of, event, answer }) => of !== place || event !== 'cast' || answer === value);
}

/** N2d: whether wrong calls of this one number forbid it at a place. */
function forbidden(place: number, number: number, limits: readonly Limit[]): boolean {
  return limits.some(({ numbers, before, exactly }) => exactly === null && numbers.length === 1 && numbers[0] === number && place < before);
}

/** What may lie at one of his uses. */
export function optionsOf(use: Use, knowledge: Knowledge, classes: Classes): Options {
  const { place, moment, hideout, sprints } = use;
  const known = [0, 0, 0, 0];
  for (const card of [...(hideout === null ? [] : [hideout]), ...(sprints ?? [])]) {
    const pile = countsIn(card, moment, knowledge.sure);
    known[pile] = (known[pile] ?? 0) + 1;
  }
  known[0] = 0;
  const value = sprintsOf(sprints ?? []);
  if (place === null) return { use, numbers: null, hidden: false, mixes: NO_MIX, value, known };
  const mixes = sprints === null ? valued(mixesOf(classes, use), place, knowledge) : NO_MIX;
  const numbers = hideout === null ? knowledge.free.filter((number) => fits(number, place, moment, knowledge)) : [hideout];
  return { use, numbers, hidden: hideout === null, mixes, value, known };
}

function fits(number: number, place: number, moment: number, knowledge: Knowledge): boolean {
  const { usable, limits } = knowledge;
  return (usable.get(number) ?? -1) <= moment && tellsNumber(place, number, knowledge) && !forbidden(place, number, limits);
}

/** The mixes that a `cast` leaves. */
function valued(groups: readonly Mixes[], place: number, knowledge: Knowledge): Mixes[] {
  return groups.map(({ piles, mixes }) => ({ piles, mixes: mixes.filter(({ value }) => tellsValue(place, value, knowledge)) }));
}

/** How far a placement can reach at most (F3). */
function furthest({ use, value, mixes }: Options): number {
  const most = Math.max(0, ...mixes.flatMap((group) => group.mixes.map((mix) => mix.value)));
  return use.reach + value + most;
}

/**
 * The same without numbers from which the rest of the row cannot be reached: each is below one that may come next, and near enough to it (F3). A
 * way that is not begun need not be given up later.
 */
export function bounded(options: readonly Options[]): Options[] {
  const bound: Options[] = [];
  let [low, high] = [0, Infinity];
  for (const each of [...options].reverse()) {
    const { numbers: may } = each;
    const numbers = may?.filter((number) => number >= low && number <= high) ?? null;
    bound.push({ ...each, numbers });
    if (numbers === null) continue;
    low = (numbers[0] ?? Infinity) - furthest(each);
    high = (numbers[numbers.length - 1] ?? -Infinity) - 1;
  }
  return bound.reverse();
}

/** The limits that say something of the places beside what single ones forbid: wrong calls one of whose numbers cannot lie there say nothing. */
export function tellingLimits({ limits }: Knowledge, options: readonly Options[]): Limit[] {
  const may = (number: number, before: number): boolean =>
    options.some(({ use, hidden, numbers }) => hidden && (use.place ?? 0) < before && numbers?.includes(number) === true);
  return limits.filter(({ numbers, before, exactly }) =>
    exactly === null ? numbers.length > 1 && numbers.every((number) => may(number, before)) : true,
  );
}
