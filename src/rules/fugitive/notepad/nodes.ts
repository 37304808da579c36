/**
 * The nodes of the notepad's graph, kept as plain numbers in a few long lists, since there are many: what lies in the row by class, and what
 * else decides how it goes on. A node that is there already in the layer that is made is found by its hash.
 */
import type { Classes } from './classes';

/** What a list first has room for. */
const ROOM = 512;

/** The same list with room for twice as much. */
function wider<List extends Int32Array | Float64Array>(list: List): List {
  const wide = new (list.constructor as new (length: number) => List)(list.length * 2);
  wide.set(list);
  return wide;
}

/** Edges, in the order in which they were made. */
export class Edges {
  count = 0;
  from = new Int32Array(ROOM);
  to = new Int32Array(ROOM);
  rows = new Float64Array(ROOM);
  weights = new Float64Array(ROOM);

  add(from: number, to: number, rows: number, weight: number): void {
    if (this.count === this.from.length) {
      this.from = wider(this.from);
      this.to = wider(this.to);
      this.rows = wider(this.rows);
      this.weights = wider(this.weights);
    }
    this.from[this.count] = from;
    this.to[this.count] = to;
    this.rows[this.count] = rows;
    this.weights[this.count] = weight;
    this.count += 1;
  }
}

export class Nodes {
  count = 0;
  /** Its last number. */
  numbers = new Int32Array(ROOM);
  /** The place at which this was laid face down by it; -1 for a number face up, and for what lays none. */
  places = new Int32Array(ROOM);
  /** How the limits stand. */
  limits = new Int32Array(ROOM);
  /** How far the next hideout may be (F3), where its sprint cards are laid already; else 0. */
  furthest = new Int32Array(ROOM);
  /** By node, `width` bytes: how many hideouts of each class lie there, then how many sprint cards. */
  lies: Uint8Array;
  /** Where the sprint cards begin among these. */
  readonly sprints: number;
  readonly width: number;
  /** What is put together of a node, until it is looked up. */
  readonly draft: Uint8Array;
  /** The same bytes, four at a time. */
  readonly #draftWords: Int32Array;
  readonly #words: number;
  #lieWords: Int32Array;
  /** The first node of the layer that is made. */
  #layer = 0;
  #hashes = new Int32Array(ROOM);
  /** Open addressing; what names a node of an earlier layer is free. */
  #table = new Int32Array(2 * ROOM).fill(-1);

  constructor({ list }: Classes) {
    this.sprints = list.length;
    this.width = (2 * list.length + 3) & ~3;
    this.#words = this.width >> 2;
    this.#draftWords = new Int32Array(this.#words);
    this.draft = new Uint8Array(this.#draftWords.buffer);
    this.#lieWords = new Int32Array(this.#words * ROOM);
    this.lies = new Uint8Array(this.#lieWords.buffer);
  }

  /** Begins a layer; gives back where it begins. */
  layer(): number {
    return (this.#layer = this.count);
  }

  /** Begins the draft as a copy of a node. */
  copy(node: number): void {
    const draft = this.#draftWords;
    const lies = this.#lieWords;
    for (let at = 0, from = node * draft.length; at < draft.length; at++, from++) draft[at] = lies[from] as number;
  }

  /** The node of the draft in this layer. */
  nodeOf(number: number, limits: number, place: number, furthest: number): number {
    let hash = Math.imul((limits << 12) ^ (number << 6) ^ furthest, 0x9e3779b1);
    for (const word of this.#draftWords) {
      hash = Math.imul(hash ^ word, 0x85ebca6b);
      hash ^= hash >>> 13;
    }
    hash ^= hash >>> 16;
    const mask = this.#table.length - 1;
    let slot = hash & mask;
    for (;;) {
      const node = this.#table[slot] as number;
      if (node < this.#layer) break;
      if (this.#hashes[node] === hash && this.#is(node, number, limits, furthest)) return node;
      slot = (slot + 1) & mask;
    }
    return this.#add(slot, hash, number, limits, place, furthest);
  }

  #is(node: number, number: number, limits: number, furthest: number): boolean {
    if (this.numbers[node] !== number || this.limits[node] !== limits || this.furthest[node] !== furthest) return false;
    const draft = this.#draftWords;
    const lies = this.#lieWords;
    for (let at = 0, from = node * draft.length; at < draft.length; at++, from++) if (lies[from] !== draft[at]) return false;
    return true;
  }

  #add(slot: number, hash: number, number: number, limits: number, place: number, furthest: number): number {
    const node = this.count++;
    if (node === this.numbers.length) this.#grow();
    this.numbers[node] = number;
    this.places[node] = place;
    this.limits[node] = limits;
    this.furthest[node] = furthest;
    this.#hashes[node] = hash;
    for (let at = 0, to = node * this.#words; at < this.#words; at++, to++) this.#lieWords[to] = this.#draftWords[at] as number;
    this.#table[slot] = node;
    if (2 * (this.count - this.#layer) > this.#table.length) this.#rehash();
    return node;
  }

  #grow(): void {
    this.numbers = wider(this.numbers);
    this.places = wider(this.places);
    this.limits = wider(this.limits);
    this.furthest = wider(this.furthest);
    this.#hashes = wider(this.#hashes);
    this.#lieWords = wider(this.#lieWords);
    this.lies = new Uint8Array(this.#lieWords.buffer);
  }

  #rehash(): void {
    this.#table = new Int32Array(this.#table.length * 2).fill(-1);
    const mask = this.#table.length - 1;
    for (let node = this.#layer; node < this.count; node++) {
      let slot = (this.#hashes[node] as number) & mask;
      while ((this.#table[slot] as number) >= 0) slot = (slot + 1) & mask;
      this.#table[slot] = node;
    }
  }
}
