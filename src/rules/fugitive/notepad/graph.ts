/**
 * All fillings (N2) as the ways through a graph: a node is how the row may stand after one of his uses, as far as what follows depends on it
 * (its last number, how many cards of each class lie in it, how the limits are met), an edge one more use. Every way is a filling's outline;
 * what an edge counts is in how many ways cards can be so, and by how many orders of the piles (N4).
 */
import { classesOf, decoded, type Classes, type Mix } from './classes';
import type { Knowledge } from './knowledge';
import { Limits } from './limits';
import { optionsOf, tellingLimits, type Options } from './options';

/** Ways from the first node on; edges are in an order in which each comes after all that lead to its start. */
export interface Graph {
  /** By node: its last number, and the place at which this was laid face down by it; -1 for a number face up, and for what lays none. */
  readonly numbers: number[];
  readonly places: number[];
  readonly from: number[];
  readonly to: number[];
  /** By edge: how many fillings it makes of one, and their weight of one (N3, N4). */
  readonly rows: number[];
  readonly weights: number[];
  /** The last nodes, with the same of what comes at the very end: which cards of a class they are, and the order of those left. */
  readonly ends: { readonly node: number; readonly rows: number; readonly weight: number }[];
}

/** x · (x - 1) · …, n factors; 0 where that goes through 0. */
function falling(x: number, n: number): number {
  let product = 1;
  for (let each = 0; each < n; each++) product *= Math.max(0, x - each);
  return product;
}

/** In how many ways n of x can be chosen; a whole number wherever x and n are small. */
function choose(x: number, n: number): number {
  let chosen = 1;
  for (let each = 1; each <= n; each++) chosen = (chosen * (x - n + each)) / each;
  return x < n ? 0 : chosen;
}

/** A node that is gone on from. */
interface Standing {
  readonly node: number;
  readonly number: number;
  readonly code: number;
  readonly limits: number;
}

/** A node with what its code says. */
interface Laid {
  readonly standing: Standing;
  /** By class. */
  readonly hideouts: readonly number[];
  readonly sprints: readonly number[];
}

/** N4. */
interface Drawn {
  readonly orders: number;
  /** By pile. */
  readonly left: readonly number[];
}

class Maker {
  readonly graph: Graph = { numbers: [0], places: [-1], from: [], to: [], rows: [], weights: [], ends: [] };
  readonly #classes: Classes;
  readonly #limits: Limits;
  readonly #most: number;
  /** How many mixes were laid on something, and edges made. */
  #tried = 0;
  /** By pile, from 0: cards that she knows him to have used so far. */
  readonly #known = [0, 0, 0, 0];
  #layer: Standing[] = [{ node: 0, number: 0, code: 0, limits: 0 }];
  #next = new Map<number, Map<number, number>>();
  #made: Standing[] = [];

  constructor(classes: Classes, limits: Limits, most: number) {
    this.#classes = classes;
    this.#limits = limits;
    this.#most = most;
  }

  get tooLarge(): boolean {
    return this.#tried > this.#most;
  }

  /** The node of such a standing in the layer that is made. */
  #nodeOf(number: number, code: number, limits: number, place: number): number {
    const key = limits * 43 + number;
    let codes = this.#next.get(key);
    if (codes === undefined) this.#next.set(key, (codes = new Map<number, number>()));
    const found = codes.get(code);
    if (found !== undefined) return found;
    const node = this.graph.numbers.push(number) - 1;
    this.graph.places.push(place);
    codes.set(code, node);
    this.#made.push({ node, number, code, limits });
    return node;
  }

  #edge(from: number, to: number, rows: number, weight: number): void {
    this.#tried += 1;
    this.graph.from.push(from);
    this.graph.to.push(to);
    this.graph.rows.push(rows);
    this.graph.weights.push(weight);
  }

  /** Goes on by one use. */
  go(options: Options): void {
    this.#next = new Map();
    this.#made = [];
    for (const standing of this.#layer) {
      const { hideouts, sprints } = decoded(standing.code, this.#classes);
      const used = this.#usedBy(hideouts, sprints);
      for (const { piles, mixes } of options.mixes) {
        const drawn = this.#drawn(options, piles, used);
        if (drawn.orders === 0) continue;
        for (const mix of mixes) this.#lay({ standing, hideouts, sprints }, options, mix, drawn);
        if (this.tooLarge) return;
      }
    }
    for (const [pile, count] of options.known.entries()) this.#known[pile] = (this.#known[pile] ?? 0) + count;
    this.#layer = this.#made;
  }

  /** By pile, how many of his draws are used. */
  #usedBy(hideouts: readonly number[], sprints: readonly number[]): number[] {
    const used = [...this.#known];
    for (const [at, { pile }] of this.#classes.list.entries()) {
      used[pile] = (used[pile] ?? 0) + (hideouts[at] ?? 0) + (sprints[at] ?? 0);
    }
    return used;
  }

  /** N4: in how many orders his draws hold so many more cards of each pile, and how many draws are left of each then. */
  #drawn({ use, known }: Options, piles: readonly number[], used: readonly number[]): Drawn {
    let orders = 1;
    const left = [0, 0, 0, 0];
    for (let pile = 1; pile <= 3; pile++) {
      const had = (use.draws[pile - 1] ?? 0) - (used[pile] ?? 0);
      const more = (known[pile] ?? 0) + (piles[pile] ?? 0);
      orders *= falling(had, more);
      left[pile] = had - more;
    }
    return { orders, left };
  }

  /** One mix of sprint cards is laid, and each number on it that it reaches. */
  #lay({ standing, hideouts, sprints }: Laid, options: Options, mix: Mix, { orders, left }: Drawn): void {
    const { list } = this.#classes;
    this.#tried += 1;
    let rows = 1;
    for (const [kind, count] of mix.some) {
      const lie = (sprints[kind] ?? 0) + count;
      const each = list[kind];
      if (each === undefined || lie > each.mostSprints || lie + (hideouts[kind] ?? 0) > each.size) return;
      rows *= choose(lie, count);
    }
    const { reach, place } = options.use;
    const weight = rows * orders;
    const code = standing.code + mix.code;
    if (options.numbers === null) {
      const to = this.#nodeOf(standing.number, code, standing.limits, -1);
      this.#edge(standing.node, to, rows, weight);
      return;
    }
    const furthest = standing.number + reach + mix.value + options.value;
    for (const number of options.numbers) {
      if (number <= standing.number) continue;
      if (number > furthest) break;
      const limits = this.#limits.step(standing.limits, standing.number, number, place ?? 0);
      if (limits < 0) continue;
      if (!options.hidden) {
        this.#edge(standing.node, this.#nodeOf(number, code, limits, -1), rows, weight);
        continue;
      }
      const kind = this.#classes.of[number] ?? -1;
      const each = list[kind];
      if (each === undefined) continue;
      const lies = (hideouts[kind] ?? 0) + (sprints[kind] ?? 0) + (mix.counts[kind] ?? 0);
      const factor = each.pile === 0 ? 1 : (left[each.pile] ?? 0);
      if (lies >= each.size || factor <= 0) continue;
      this.#edge(standing.node, this.#nodeOf(number, code + each.hideout, limits, place ?? 0), rows, weight * factor);
    }
  }

  /** N3, N4: which of a class the sprint cards are, and in how many orders the cards lie that nobody of both has met. */
  end(): void {
    const { list } = this.#classes;
    for (const { node, code, limits } of this.#layer) {
      if (!this.#limits.holds(limits)) continue;
      const { hideouts, sprints } = decoded(code, this.#classes);
      let rows = 1;
      const rest = [0, 0, 0, 0];
      for (const [at, { pile, size }] of list.entries()) {
        const [h, s] = [hideouts[at] ?? 0, sprints[at] ?? 0];
        rows *= choose(size - h, s);
        rest[pile] = (rest[pile] ?? 0) + size - h - s;
      }
      const weight = rows * falling(rest[1] ?? 0, rest[1] ?? 0) * falling(rest[2] ?? 0, rest[2] ?? 0) * falling(rest[3] ?? 0, rest[3] ?? 0);
      if (rows > 0) this.graph.ends.push({ node, rows, weight });
    }
  }
}

/** The graph of all fillings; null where that takes more than `most` steps. */
export function graphOf(knowledge: Knowledge, most: number): Graph | null {
  const hidden = knowledge.uses.filter(({ place, hideout }) => place !== null && hideout === null).length;
  const sprints = knowledge.uses.reduce((sum, { sprints: known, count }) => sum + (known === null ? count : 0), 0);
  const classes = classesOf(knowledge, hidden, sprints);
  const options = knowledge.uses.map((use) => optionsOf(use, knowledge, classes));
  const maker = new Maker(classes, new Limits(tellingLimits(knowledge, options)), most);
  for (const each of options) {
    maker.go(each);
    if (maker.tooLarge) return null;
  }
  maker.end();
  return maker.graph;
}
