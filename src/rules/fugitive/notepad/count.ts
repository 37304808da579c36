/**
 * The notepad's figures (N3, N4), counted and never sampled. Fillings are counted in whole numbers: exactly in doubles below 2^53, beyond that
 * once more in BigInt. Weights are sums of products of positive numbers without any difference, so that doubles lose at most one part in 2^53
 * at each of the few dozen operations along a way and each of the at most some million sums: less than 1e-9 of the whole, where six digits are
 * told. Whether something is certain or impossible is decided by whole numbers alone.
 */
import type { State } from '../types';
import { graphOf, type Graph } from './graph';
import { knowledgeOf, type Knowledge } from './knowledge';

/** What the notepad says. */
export interface Counted {
  /** N3: how many fillings there are. */
  readonly rows: bigint;
  /** N3: by place, the numbers that may lie there, ascending; of one face up its own. */
  readonly possible: readonly (readonly number[])[];
  /** N4: of each number that may lie face down, by number. */
  readonly odds: ReadonlyMap<number, number>;
  /** N4: of all fillings together, to be set beside that of knowing more. */
  readonly weight: number;
  /** N4: that all of these are hideouts face down. */
  oddsOf(numbers: readonly number[]): number;
}

/** More than so many sprint cards face down are counted as far as that goes. */
const SURE_SPRINTS = 5;
/** So many steps take less than half a second, where a count may be given up after two. */
const MOST_STEPS = 4_000_000;

/** What the Marshal's notepad says as the game stands; null where it gave up, which needs more than five sprint cards face down. */
export function countedAt(state: State, most = MOST_STEPS): Counted | null {
  return countedFrom(knowledgeOf(state), most);
}

/** The same from what she knows. */
export function countedFrom(knowledge: Knowledge, most = MOST_STEPS): Counted | null {
  const sprints = knowledge.uses.reduce((sum, { sprints: known, count }) => sum + (known === null ? count : 0), 0);
  const graph = graphOf(knowledge, sprints > SURE_SPRINTS ? most : Infinity);
  return graph === null ? null : summed(knowledge, graph);
}

/** Sums of what leads to each node, or on from it. */
function through({ nodes, edges, ends }: Graph, factors: Float64Array, last: 'rows' | 'weight') {
  const { from, to, count } = edges;
  const before = new Float64Array(nodes.count);
  const after = new Float64Array(nodes.count);
  before[0] = 1;
  for (let edge = 0; edge < count; edge++) {
    const end = to[edge] as number;
    before[end] = (before[end] as number) + (before[from[edge] as number] as number) * (factors[edge] as number);
  }
  for (const end of ends) after[end.node] = end[last];
  for (let edge = count - 1; edge >= 0; edge--) {
    const start = from[edge] as number;
    after[start] = (after[start] as number) + (after[to[edge] as number] as number) * (factors[edge] as number);
  }
  return { before, after, all: after[0] as number };
}

/** N3 in whole numbers of any size. */
function exactly({ nodes, edges, ends }: Graph): bigint {
  const { from, to, rows, count } = edges;
  const ways: bigint[] = Array.from({ length: nodes.count }, () => 0n);
  ways[0] = 1n;
  for (let edge = 0; edge < count; edge++) {
    const end = to[edge] as number;
    ways[end] = (ways[end] as bigint) + (ways[from[edge] as number] as bigint) * BigInt(rows[edge] as number);
  }
  return ends.reduce((sum, { node, rows: last }) => sum + (ways[node] as bigint) * BigInt(last), 0n);
}

/** N4: what of the whole weight has all these numbers face down. */
function weightOf({ nodes, edges, ends }: Graph, wanted: readonly number[]): number {
  const { from, to, weights, count } = edges;
  const { numbers, places } = nodes;
  const before = new Float64Array(nodes.count);
  before[0] = 1;
  const sorted = [...wanted].sort((one, two) => one - two);
  const missed = (low: number, high: number, down: boolean): boolean =>
    sorted.some((number) => number > low && (number < high || (number === high && !down)));
  for (let edge = 0; edge < count; edge++) {
    const [start, end] = [from[edge] as number, to[edge] as number];
    const [low, high] = [numbers[start] as number, numbers[end] as number];
    if (before[start] === 0 || (low !== high && missed(low, high, (places[end] as number) >= 0))) continue;
    before[end] = (before[end] as number) + (before[start] as number) * (weights[edge] as number);
  }
  return ends.reduce((sum, { node, weight }) => {
    const beyond = sorted.some((number) => number > (numbers[node] as number));
    return beyond ? sum : sum + (before[node] as number) * weight;
  }, 0);
}

function summed({ uses }: Knowledge, graph: Graph): Counted {
  const rows = through(graph, graph.edges.rows, 'rows');
  const weights = through(graph, graph.edges.weights, 'weight');
  const placed = uses.filter(({ place }) => place !== null);
  const possible = placed.map(({ hideout }) => new Set(hideout === null ? [] : [hideout]));
  const byNumber = new Map<number, { rows: number; weight: number }>();
  const { numbers, places, count } = graph.nodes;
  for (let node = 0; node < count; node++) {
    const place = places[node] as number;
    if (place < 0) continue;
    const here = (rows.before[node] as number) * (rows.after[node] as number);
    const number = numbers[node] as number;
    if (here === 0) continue;
    possible[place]?.add(number);
    const sum = byNumber.get(number) ?? { rows: 0, weight: 0 };
    byNumber.set(number, {
      rows: sum.rows + here,
      weight: sum.weight + (weights.before[node] as number) * (weights.after[node] as number),
    });
  }
  // What is in every filling is certain, whatever rounding says.
  const oddsOf = (sum: { rows: number; weight: number }): number => (sum.rows === rows.all ? 1 : sum.weight / weights.all);
  const odds = new Map([...byNumber].sort(([one], [two]) => one - two).map(([number, sum]) => [number, oddsOf(sum)]));
  return {
    rows: rows.all < Number.MAX_SAFE_INTEGER ? BigInt(rows.all) : exactly(graph),
    possible: possible.map((may) => [...may].sort((one, two) => one - two)),
    odds,
    weight: weights.all,
    oddsOf: (wanted) => (wanted.length === 1 ? (odds.get(wanted[0] as number) ?? 0) : weightOf(graph, wanted) / weights.all),
  };
}
