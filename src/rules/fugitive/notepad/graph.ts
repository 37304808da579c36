/**
 * All fillings (N2) as the ways through a graph: a node is how the row may stand after one of his uses, as far as what follows depends on it
 * (its last number, how many cards of each class lie in it, how the limits are met), an edge one more use. Every way is a filling's outline;
 * what an edge counts is in how many ways cards can be so, and by how many orders of the piles (N4).
 */
import { classesOf, type CardClass, type Classes, type Mix } from './classes';
import type { Knowledge } from './knowledge';
import { Limits } from './limits';
import { Edges, Nodes } from './nodes';
import { bounded, optionsOf, tellingLimits, type Options } from './options';

/** Ways from the first node on; edges are in an order in which each comes after all that lead to its start. */
export interface Graph {
  readonly nodes: Pick<Nodes, 'count' | 'numbers' | 'places'>;
  /** How many fillings an edge makes of one, and their weight of one (N3, N4). */
  readonly edges: Edges;
  /** The last nodes, with the same of what comes at the very end: which cards of a class they are, and the order of those left. */
  readonly ends: readonly { readonly node: number; readonly rows: number; readonly weight: number }[];
}

/** More than any number that is asked for: as many cards as there are. */
const MANY = 48;

/** x · (x - 1) · …, n factors; 0 where that goes through 0. */
const FALLING = tableOf((x, n) => {
  let product = 1;
  for (let each = 0; each < n; each++) product *= Math.max(0, x - each);
  return product;
});

/** In how many ways n of x can be chosen; a whole number wherever x and n are small. */
const CHOOSE = tableOf((x, n) => {
  let chosen = 1;
  for (let each = 1; each <= n; each++) chosen = (chosen * (x - n + each)) / each;
  return x < n ? 0 : chosen;
});

function tableOf(of: (x: number, n: number) => number): Float64Array {
  return Float64Array.from({ length: MANY * MANY }, (_, at) => of(Math.floor(at / MANY), at % MANY));
}

function falling(x: number, n: number): number {
  return x < n ? 0 : (FALLING[x * MANY + n] as number);
}

function choose(x: number, n: number): number {
  return x < n ? 0 : (CHOOSE[x * MANY + n] as number);
}

class Maker {
  readonly #nodes: Nodes;
  readonly #edges = new Edges();
  readonly #list: readonly CardClass[];
  readonly #classOf: Classes['of'];
  readonly #limits: Limits;
  readonly #most: number;
  /** How many mixes were laid on something, and edges made. */
  #tried = 0;
  /** By pile, from 0: cards that she knows him to have used so far, and all that are used at the node that is gone on from. */
  readonly #known = [0, 0, 0, 0];
  readonly #used = [0, 0, 0, 0];
  /** The nodes that are gone on from: from here to where the layer that is made begins. */
  #start = 0;

  constructor(classes: Classes, limits: Limits, most: number) {
    this.#nodes = new Nodes(classes);
    this.#list = classes.list;
    this.#classOf = classes.of;
    this.#limits = limits;
    this.#most = most;
    this.#nodes.nodeOf(0, 0, -1, 0);
  }

  get tooLarge(): boolean {
    return this.#tried > this.#most;
  }

  /** Goes on by one use: by its sprint cards, then by its hideout, so that ways that differ in neither go on as one. */
  go(options: Options): void {
    this.#eachNode((node) => {
      this.#laySprints(node, options);
    });
    for (const [pile, count] of options.known.entries()) this.#known[pile] = (this.#known[pile] ?? 0) + count;
    const { numbers } = options;
    if (numbers === null) return;
    this.#eachNode((node) => {
      this.#layHideout(node, options, numbers);
    });
  }

  /** Makes a layer out of the one before. */
  #eachNode(on: (node: number) => void): void {
    const end = this.#nodes.layer();
    for (let node = this.#start; node < end && !this.tooLarge; node++) {
      for (let pile = 1; pile <= 3; pile++) this.#used[pile] = this.#known[pile] as number;
      const { lies, sprints, width } = this.#nodes;
      for (let at = 0, lie = node * width; at < sprints; at++, lie++) {
        const { pile } = this.#list[at] as CardClass;
        this.#used[pile] = (this.#used[pile] as number) + (lies[lie] as number) + (lies[lie + sprints] as number);
      }
      on(node);
    }
    this.#start = end;
  }

  #edge(from: number, to: number, rows: number, weight: number): void {
    this.#tried += 1;
    this.#edges.add(from, to, rows, weight);
  }

  /** N4: in how many orders his draws hold so many more cards of each pile. */
  #orders({ use, known }: Options, piles: readonly number[]): number {
    let orders = 1;
    for (let pile = 1; pile <= 3 && orders > 0; pile++) {
      orders *= falling((use.draws[pile - 1] ?? 0) - (this.#used[pile] as number), (known[pile] as number) + (piles[pile] as number));
    }
    return orders;
  }

  #laySprints(node: number, options: Options): void {
    const nodes = this.#nodes;
    const { use, numbers } = options;
    const number = nodes.numbers[node] as number;
    const limits = nodes.limits[node] as number;
    const near = number + use.reach + options.value;
    const next = numbers?.find((each) => each > number);
    if (numbers !== null && next === undefined) return;
    const last = numbers?.[numbers.length - 1] ?? 0;
    for (const { piles, mixes } of options.mixes) {
      const orders = this.#orders(options, piles);
      if (orders === 0) continue;
      for (const mix of mixes) {
        this.#tried += 1;
        const furthest = Math.min(last, near + mix.value);
        if (next !== undefined && furthest < next) continue;
        nodes.copy(node);
        const rows = this.#lay(mix, number);
        if (rows > 0) this.#edge(node, nodes.nodeOf(number, limits, -1, furthest), rows, rows * orders);
      }
    }
  }

  /**
   * N3: lays a mix on the draft. Gives back in how many ways the sprint cards of each class are these: of all that lie then, as long as hideouts
   * of it may come; of the cards that are left, once the row has passed by the class. 0 where it has not so many.
   */
  #lay({ some }: Mix, number: number): number {
    const { draft, sprints } = this.#nodes;
    let rows = 1;
    for (const [kind, count] of some) {
      const { size, highest } = this.#list[kind] as CardClass;
      const before = draft[sprints + kind] as number;
      const left = size - before - (draft[kind] as number);
      if (count > left) return 0;
      rows *= highest <= number ? choose(left, count) : choose(before + count, count);
      draft[sprints + kind] = before + count;
    }
    return rows;
  }

  #layHideout(node: number, { use, hidden }: Options, numbers: readonly number[]): void {
    const nodes = this.#nodes;
    const last = nodes.numbers[node] as number;
    const met = nodes.limits[node] as number;
    const furthest = nodes.furthest[node] as number;
    const place = use.place ?? 0;
    for (const number of numbers) {
      if (number <= last) continue;
      if (number > furthest) break;
      const limits = this.#limits.step(met, last, number, place);
      if (limits < 0) continue;
      nodes.copy(node);
      let factor = 1;
      if (hidden) {
        const kind = this.#classOf[number] ?? -1;
        const each = this.#list[kind];
        if (each === undefined) continue;
        const { pile, size } = each;
        const lies = (nodes.draft[kind] as number) + (nodes.draft[nodes.sprints + kind] as number);
        if (pile !== 0) factor = (use.draws[pile - 1] ?? 0) - (this.#used[pile] as number);
        if (lies >= size || factor <= 0) continue;
        nodes.draft[kind] = (nodes.draft[kind] as number) + 1;
      }
      const rows = this.#pass(last, number);
      this.#edge(node, nodes.nodeOf(number, limits, hidden ? place : -1, 0), rows, rows * factor);
    }
  }

  /**
   * N3: which cards of a class its sprint cards so far are is settled once the row has passed by all of it, since no hideout of it comes any more.
   * From then on only how many are left matters, and the draft says of hideouts and sprint cards no more than their sum.
   */
  #pass(from: number, to: number): number {
    const { draft, sprints } = this.#nodes;
    let rows = 1;
    for (let kind = 0; kind < sprints; kind++) {
      const { highest, size } = this.#list[kind] as CardClass;
      if (highest <= from || highest > to) continue;
      const hideouts = draft[kind] as number;
      const lie = draft[sprints + kind] as number;
      rows *= choose(size - hideouts, lie);
      draft[kind] = 0;
      draft[sprints + kind] = hideouts + lie;
    }
    return rows;
  }

  /** N3, N4: what is not settled yet, and in how many orders the cards lie that nobody of both has met. */
  end(): Graph {
    const nodes = this.#nodes;
    const ends: { node: number; rows: number; weight: number }[] = [];
    for (let node = this.#start; node < nodes.count; node++) {
      if (!this.#limits.holds(nodes.limits[node] as number)) continue;
      nodes.copy(node);
      const rows = this.#pass(nodes.numbers[node] as number, Infinity);
      const rest = [0, 0, 0, 0];
      for (const [kind, { pile, size }] of this.#list.entries()) {
        rest[pile] = (rest[pile] as number) + size - (nodes.draft[nodes.sprints + kind] as number);
      }
      const weight = rest.slice(1).reduce((product, left) => product * falling(left, left), rows);
      ends.push({ node, rows, weight });
    }
    return { nodes, edges: this.#edges, ends };
  }
}

/** The graph of all fillings; null where that takes more than `most` steps. */
export function graphOf(knowledge: Knowledge, most: number): Graph | null {
  const sprints = knowledge.uses.reduce((sum, { sprints: known, count }) => sum + (known === null ? count : 0), 0);
  const classes = classesOf(knowledge, sprints);
  const options = bounded(knowledge.uses.map((use) => optionsOf(use, knowledge, classes)));
  const maker = new Maker(classes, new Limits(tellingLimits(knowledge, options)), most);
  for (const each of options) {
    maker.go(each);
    if (maker.tooLarge) return null;
  }
  return maker.end();
}
