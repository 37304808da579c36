/** Why an answer to a drill is right, as data: which routes are left, what rules each number out by its clause, sums of sprints, odds. */
import { GOAL, sprintOf, sprintsOf } from '../cards';
import { fillingsOf, having, weightOf, type Filling } from './fillings';
import { fraction, type Fraction } from './fraction';
import { neededFor, sprintCards, stepped } from './hand';
import { huntOf } from './hunt';
import { hiddenPlaces } from './position';
import { asksOfRow, type Drill, type DrillOf, type HandPosition, type RowKind, type RowPosition } from './types';
import { boundsOf, whyNot, type Bounds, type Why } from './why';
import { furthestFrom } from './way';

/** A route: what lies face down, place by place, with its part of all weight (N4). */
export interface Route {
  readonly numbers: readonly number[];
  readonly part: Fraction;
}
/** The likeliest routes, and how many there are in all. */
export interface Routes {
  /** By place, from 1: which ones a route's numbers are of. */
  readonly places: readonly number[];
  readonly shown: readonly Route[];
  readonly count: number;
  /** N3. */
  readonly rows: number;
}
/** N4: a number or a set of numbers, and how likely it lies face down. */
export interface Likely {
  readonly numbers: readonly number[];
  readonly part: Fraction;
}
/** D10: a first call: how likely it is right, and how likely all are found after it. */
export interface Hunted {
  readonly number: number;
  readonly right: Fraction;
  readonly all: Fraction;
}
/** F3: a step and its sum. */
export interface Summed {
  readonly from: number;
  readonly card: number;
  readonly needed: number;
  readonly sprints: readonly number[];
  readonly value: number;
}

export type Explanation =
  | { readonly kind: 'where' | 'back'; readonly bounds: Bounds; readonly out: readonly Why[]; readonly routes: Routes }
  | { readonly kind: 'sure' | 'call' | 'pair'; readonly odds: readonly Likely[]; readonly routes: Routes }
  | { readonly kind: 'gamble'; readonly sets: readonly Likely[]; readonly routes: Routes }
  | { readonly kind: 'hunt'; readonly calls: readonly Hunted[]; readonly routes: Routes }
  /** D7: of each card: what is needed under it, and what all the others are worth. */
  | { readonly kind: 'steps'; readonly cards: readonly (Omit<Summed, 'sprints'> & { readonly ok: boolean })[] }
  /** D8: the sprint cards by value beside the sum. */
  | { readonly kind: 'cheap'; readonly sum: Summed; readonly ones: readonly number[]; readonly twos: readonly number[] }
  /** D9: the way, step by step; without one the highest number that can be reached. */
  | { readonly kind: 'way'; readonly way: readonly Summed[]; readonly furthest: number };

/** So many routes, odds and calls are shown. */
const SHOWN = 6;

function byPart<Item>(items: readonly Item[], part: (item: Item) => bigint): Item[] {
  return [...items].sort((one, two) => (part(one) === part(two) ? 0 : part(one) < part(two) ? 1 : -1));
}

/** The routes that are left. */
export function routesOf(position: RowPosition, fillings: readonly Filling[]): Routes {
  const hidden = hiddenPlaces(position);
  const whole = weightOf(fillings);
  const byRoute = new Map<string, { readonly numbers: readonly number[]; weight: bigint }>();
  for (const filling of fillings) {
    const numbers = hidden.map((at) => filling.numbers[at] as number);
    const there = byRoute.get(numbers.join());
    if (there === undefined) byRoute.set(numbers.join(), { numbers, weight: filling.weight });
    else there.weight += filling.weight;
  }
  const shown = byPart([...byRoute.values()], ({ weight }) => weight)
    .slice(0, SHOWN)
    .map(({ numbers, weight }) => ({ numbers, part: fraction(weight, whole) }));
  return { places: hidden.map((at) => at + 1), shown, count: byRoute.size, rows: fillings.length };
}

/** The likeliest numbers, and those that are certain however many. */
function likeliest(position: RowPosition, fillings: readonly Filling[]): Likely[] {
  const whole = weightOf(fillings);
  const numbers = new Set(hiddenPlaces(position).flatMap((at) => fillings.map((filling) => filling.numbers[at] as number)));
  const weighed = [...numbers]
    .sort((one, two) => one - two)
    .map((number) => ({ number, weight: weightOf(having(position, fillings, [number])) }));
  return byPart(weighed, ({ weight }) => weight)
    .filter(({ weight }, at) => at < SHOWN || weight === whole)
    .map(({ number, weight }) => ({ numbers: [number], part: fraction(weight, whole) }));
}

function ofRow(drill: DrillOf<RowKind>): Explanation | null {
  const { position } = drill;
  const fillings = fillingsOf(position);
  if (fillings === null) return null;
  const routes = routesOf(position, fillings);
  const whole = weightOf(fillings);
  switch (drill.kind) {
    case 'where':
    case 'back': {
      const at = drill.question.place - 1;
      const bounds = boundsOf(position, at);
      return { kind: drill.kind, bounds, out: whyNot(position, at, bounds, drill.answer.numbers), routes };
    }
    case 'sure':
    case 'pair':
    case 'call':
      return { kind: drill.kind, odds: likeliest(position, fillings), routes };
    case 'gamble': {
      const sets = drill.question.sets.map((numbers) => ({
        numbers,
        part: fraction(weightOf(having(position, fillings, numbers)), whole),
      }));
      return { kind: 'gamble', sets, routes };
    }
    case 'hunt': {
      const calls = huntOf(position, fillings)
        .slice(0, SHOWN)
        .map(({ number, all, first }) => ({ number, right: fraction(first, whole), all: fraction(all, whole) }));
      return { kind: 'hunt', calls, routes };
    }
  }
}

function summed({ last }: HandPosition, card: number, sprints: readonly number[]): Summed {
  return { from: last, card, needed: neededFor(last, card), sprints, value: sprintsOf(sprints) };
}

/** Why the answer is what it is; null for a row that is too large to be laid out, of which no drill is made. */
export function explain(drill: Drill): Explanation | null {
  if (asksOfRow(drill)) return ofRow(drill);
  const { position } = drill;
  switch (drill.kind) {
    case 'steps': {
      const cards = position.hand
        .filter((card) => card > position.last)
        .map((card) => {
          const { sprints: others, ...sum } = summed(position, card, sprintCards(position.hand, card));
          return { ...sum, ok: sum.needed <= sprintsOf(others) };
        });
      return { kind: 'steps', cards };
    }
    case 'cheap': {
      const own = sprintCards(position.hand, drill.question.card);
      const [ones, twos] = [1, 2].map((value) => own.filter((card) => sprintOf(card) === value));
      return { kind: 'cheap', sum: summed(position, drill.question.card, drill.answer.sprints), ones: ones ?? [], twos: twos ?? [] };
    }
    case 'way': {
      let at = position;
      const way = drill.answer.way.map((step) => {
        const sum = summed(at, step.card, step.sprints);
        at = stepped(at, step);
        return sum;
      });
      return { kind: 'way', way, furthest: way.length === 0 ? furthestFrom(position) : GOAL };
    }
    default:
      return null;
  }
}
