/**
 * The search behind the maker: parts (faces, or the streets of tiles) are changed one at a time, and a change stays if
 * the whole does not get worse by more than a threshold that falls to nothing. No exponentials, only sums and products,
 * so a seed gives the same result on every machine.
 */
import type { Random } from '../../../../rules/random';

/** What is counted over all parts, and how many of each are wanted. */
export interface Aim {
  readonly name: string;
  readonly wanted: number;
  /** How much a miss weighs; misses count squared. */
  readonly weight: number;
}

export interface Search<Part> {
  /** One for each number that `tally` adds to. */
  readonly aims: readonly Aim[];
  /** What one part adds to the counts, in the order of the aims. */
  readonly tally: (part: Part) => number[];
  /** A changed copy of the part at `index`, or undefined where the change is not allowed. */
  readonly change: (part: Part, index: number, random: Random) => Part | undefined;
  /** A text that no two parts may share. */
  readonly signature: (part: Part, index: number) => string;
}

export interface Found<Part> {
  readonly parts: readonly Part[];
  /** The weighted sum of squared misses; 0 is perfect. */
  readonly cost: number;
  readonly counts: readonly number[];
}

/** Improves `first` by `steps` tried changes, starting with threshold `heat` (in units of cost). */
export function descend<Part>(search: Search<Part>, first: readonly Part[], random: Random, steps: number, heat: number): Found<Part> {
  const { aims } = search;
  const parts = [...first];
  const tallies = parts.map((part) => search.tally(part));
  const signatures = parts.map((part, index) => search.signature(part, index));
  const counts = aims.map((_, at) => tallies.reduce((sum, tally) => sum + (tally[at] ?? 0), 0));
  const costOf = (from: readonly number[], less: readonly number[], plus: readonly number[]): number => {
    let cost = 0;
    for (const [at, aim] of aims.entries()) {
      const miss = (from[at] ?? 0) - (less[at] ?? 0) + (plus[at] ?? 0) - aim.wanted;
      cost += aim.weight * miss * miss;
    }
    return cost;
  };
  let cost = costOf(counts, [], []);
  for (let step = 0; step < steps; step++) {
    const index = random.below(parts.length);
    const part = parts[index];
    const before = tallies[index];
    if (part === undefined || before === undefined) continue;
    const changed = search.change(part, index, random);
    if (changed === undefined) continue;
    const after = search.tally(changed);
    const next = costOf(counts, before, after);
    if (next > cost + heat * (1 - step / steps)) continue;
    const signature = search.signature(changed, index);
    if (signatures.some((other, at) => at !== index && other === signature)) continue;
    parts[index] = changed;
    tallies[index] = after;
    signatures[index] = signature;
    for (const at of counts.keys()) counts[at] = (counts[at] ?? 0) - (before[at] ?? 0) + (after[at] ?? 0);
    cost = next;
  }
  return { parts, cost, counts };
}
