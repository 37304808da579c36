/** What may lie at each moment of the row (N2): numbers, sprint cards, and what of both she knows. */
import { pileOf, sprintsOf } from '../cards';
import { mixesOf, type Classes, type Mix } from './classes';
import { countsIn, type Knowledge, type Limit, type Use } from './knowledge';

/** A mix of sprint cards with what it adds, class by class. */
export interface Lying extends Mix {
  /** The classes that it has cards of. */
  readonly some: readonly (readonly [kind: number, count: number])[];
}

/** What may lie at a use. */
export interface Options {
  readonly use: Use;
  /** What comes after, ascending; null for a `swap`, which places nothing. */
  readonly numbers: readonly number[] | null;
  /** Whether these lie face down. */
  readonly hidden: boolean;
  readonly mixes: readonly Lying[];
  /** What the sprint cards are worth that she knows there. */
  readonly value: number;
  /** By pile, from 0, how many cards she knows that take one of his draws. */
  readonly known: readonly number[];
}

const NOTHING: Lying = { counts: [], value: 0, piles: [0, 0, 0, 0], code: 0, some: [] };

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
  const { place, moment, hideout, sprints, count } = use;
  const known = [0, 0, 0, 0];
  for (const card of [...(hideout === null ? [] : [hideout]), ...(sprints ?? [])]) {
    const pile = countsIn(card, moment, knowledge.sure);
    known[pile] = (known[pile] ?? 0) + 1;
  }
  known[0] = 0;
  const value = sprintsOf(sprints ?? []);
  if (place === null) return { use, numbers: null, hidden: false, mixes: [NOTHING], value, known };
  const mixes = sprints === null ? mixesOf(classes, count, moment).map(lying) : [NOTHING];
  const numbers = hideout === null ? knowledge.free.filter((number) => fits(number, place, moment, knowledge)) : [hideout];
  const told = mixes.filter((mix) => sprints !== null || tellsValue(place, mix.value, knowledge));
  return { use, numbers, hidden: hideout === null, mixes: told, value, known };
}

function fits(number: number, place: number, moment: number, knowledge: Knowledge): boolean {
  const { usable, limits } = knowledge;
  return (usable.get(number) ?? -1) <= moment && tellsNumber(place, number, knowledge) && !forbidden(place, number, limits);
}

function lying(mix: Mix): Lying {
  return { ...mix, some: mix.counts.flatMap((count, kind) => (count > 0 ? [[kind, count] as const] : [])) };
}

/** The limits that say something of the places beside what single ones forbid: wrong calls one of whose numbers cannot lie there say nothing. */
export function tellingLimits({ limits }: Knowledge, options: readonly Options[]): Limit[] {
  const may = (number: number, before: number): boolean =>
    options.some(({ use, hidden, numbers }) => hidden && (use.place ?? 0) < before && numbers?.includes(number) === true);
  return limits.filter(({ numbers, before, exactly }) =>
    exactly === null ? numbers.length > 1 && numbers.every((number) => may(number, before)) : true,
  );
}
