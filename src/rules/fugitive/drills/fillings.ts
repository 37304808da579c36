/**
 * Every filling of a small row (N2), laid card by card with its weight (N4) in whole numbers. Knows nothing of the notepad's classes, graph and
 * sums: the second way to every answer about a row, and what explanations are made of.
 */
import { pileOf, sprintsOf } from '../cards';
import { freeCards, knownSprints, sprintCount } from './position';
import type { RowPosition, SeenPlace, WrongCall } from './types';

export interface Filling {
  /** By place, face up ones too. */
  readonly numbers: readonly number[];
  readonly sprints: readonly (readonly number[])[];
  /** N4. */
  readonly weight: bigint;
}

/** N2d. */
function breaks(numbers: readonly number[], { numbers: called, before }: WrongCall): boolean {
  return called.every((number) => {
    const at = numbers.indexOf(number);
    return at !== -1 && at < before;
  });
}

/** How many cards of each pile lie there that took one of his draws; 1 to 3 were his from the start. */
function ofPiles(cards: readonly number[]): number[] {
  const counts = [0, 0, 0];
  for (const card of cards) {
    const pile = pileOf(card);
    if (pile !== 0) counts[pile - 1] = (counts[pile - 1] ?? 0) + 1;
  }
  return counts;
}

/** x (x - 1) (x - 2) ..., n numbers. */
function falling(x: number, n: number): bigint {
  let product = 1n;
  for (let each = 0; each < n; each++) product *= BigInt(Math.max(0, x - each));
  return product;
}

/** What was laid up to a place. */
interface Laid {
  readonly numbers: readonly number[];
  readonly sprints: readonly (readonly number[])[];
  /** By pile, how many of his draws are used. */
  readonly used: readonly number[];
  readonly weight: bigint;
}

class Layer {
  readonly fillings: Filling[] = [];
  readonly #position: RowPosition;
  readonly #free: readonly number[];
  readonly #lie = new Set<number>();
  #left: number;

  constructor(position: RowPosition, most: number) {
    this.#position = position;
    this.#free = freeCards(position);
    this.#left = most;
  }

  get gaveUp(): boolean {
    return this.#left < 0;
  }

  lay(laid: Laid): void {
    const { places, wrong } = this.#position;
    const place = places[laid.numbers.length];
    if (place === undefined) {
      if (!wrong.some((call) => breaks(laid.numbers, call))) this.#finish(laid);
      return;
    }
    const known = knownSprints(place);
    if (known === null) this.#choose(laid, place, [], 0);
    else this.#number(laid, place, known);
  }

  /** Each set of sprint cards that may lie there. */
  #choose(laid: Laid, place: SeenPlace, chosen: readonly number[], from: number): void {
    if (chosen.length === sprintCount(place)) {
      this.#number(laid, place, chosen);
      return;
    }
    for (const [at, card] of this.#free.entries()) {
      if (at < from || this.#lie.has(card)) continue;
      this.#lie.add(card);
      const more = [...chosen, card];
      if (this.#drawn(laid, place, more) !== null) this.#choose(laid, place, more, at + 1);
      this.#lie.delete(card);
    }
  }

  /** N2c, N4: what is used by then and in how many ways; null for more than he had drawn. */
  #drawn({ used, weight }: Laid, { draws }: SeenPlace, cards: readonly number[]): Pick<Laid, 'used' | 'weight'> | null {
    const more = ofPiles(cards);
    let ways = weight;
    for (const [pile, count] of more.entries()) ways *= falling((draws[pile] ?? 0) - (used[pile] ?? 0), count);
    return ways === 0n ? null : { used: used.map((count, pile) => count + (more[pile] ?? 0)), weight: ways };
  }

  /** Each number that may lie on these sprint cards (F3). */
  #number(laid: Laid, place: SeenPlace, sprints: readonly number[]): void {
    const last = laid.numbers[laid.numbers.length - 1] ?? 0;
    const reach = last + 3 + sprintsOf(sprints);
    for (const number of place.number === null ? this.#free : [place.number]) {
      if (number <= last || number > reach || this.#lie.has(number)) continue;
      const drawn = this.#drawn(laid, place, [...sprints, number]);
      if (drawn === null) continue;
      if ((this.#left -= 1) < 0) return;
      this.#lie.add(number);
      this.lay({ numbers: [...laid.numbers, number], sprints: [...laid.sprints, sprints], ...drawn });
      this.#lie.delete(number);
    }
  }

  /** N4: r!, r cards of each pile that nobody of both has met. */
  #finish({ numbers, sprints, weight }: Laid): void {
    const lie = new Set([...numbers, ...sprints.flat()]);
    const rest = ofPiles(this.#free.filter((card) => !lie.has(card)));
    this.fillings.push({ numbers, sprints, weight: rest.reduce((product, count) => product * falling(count, count), weight) });
  }
}

/** More numbers than this are not laid for a drill. */
const MOST_LAID = 60_000;

/** All fillings of a row; null where that takes more than `most` numbers laid. */
export function fillingsOf(position: RowPosition, most = MOST_LAID): readonly Filling[] | null {
  const layer = new Layer(position, most);
  layer.lay({ numbers: [], sprints: [], used: [0, 0, 0], weight: 1n });
  return layer.gaveUp ? null : layer.fillings;
}

/** N4: what all of them weigh. */
export function weightOf(fillings: readonly Filling[]): bigint {
  return fillings.reduce((sum, { weight }) => sum + weight, 0n);
}

/** Those that have all of these face down. */
export function having(position: RowPosition, fillings: readonly Filling[], numbers: readonly number[]): Filling[] {
  return fillings.filter((filling) =>
    numbers.every((number) => {
      const at = filling.numbers.indexOf(number);
      return at !== -1 && position.places[at]?.number === null;
    }),
  );
}
