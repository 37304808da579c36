/**
 * D10: the first call of a Manhunt with the highest chance to find all (H2). A right call turns up a hideout with its sprint cards (M3), so
 * that the next call knows more: `huntOf` goes through every such course call by call, `huntByTable` reckons back from all fillings at once.
 * Both count weights of whole numbers.
 */
import { weightOf, type Filling } from './fillings';
import { hiddenPlaces } from './position';
import type { RowPosition } from './types';

/** A first call: what weighs with all found after it, and what weighs with it right. */
export interface HuntCall {
  readonly number: number;
  readonly all: bigint;
  readonly first: bigint;
}

/** What a right call of `number` shows, as a text: where it lay and on what. */
function shownAt({ numbers, sprints }: Filling, at: number): string {
  return `${String(at)}:${String(numbers[at])}/${(sprints[at] ?? []).join()}`;
}

/** The fillings by number, and of a number by what its call shows. */
function outcomes(fillings: readonly Filling[], hidden: readonly number[]): Map<number, Map<string, { at: number; fillings: Filling[] }>> {
  const byNumber = new Map<number, Map<string, { at: number; fillings: Filling[] }>>();
  for (const filling of fillings) {
    for (const at of hidden) {
      const number = filling.numbers[at] as number;
      let shown = byNumber.get(number);
      if (shown === undefined) byNumber.set(number, (shown = new Map<string, { at: number; fillings: Filling[] }>()));
      const key = shownAt(filling, at);
      const there = shown.get(key);
      if (there === undefined) shown.set(key, { at, fillings: [filling] });
      else there.fillings.push(filling);
    }
  }
  return byNumber;
}

/** What weighs with all found, with the best calls from here on. */
function bestFrom(fillings: readonly Filling[], hidden: readonly number[]): bigint {
  if (hidden.length === 0) return weightOf(fillings);
  return calls(fillings, hidden).reduce((most, { all }) => (all > most ? all : most), 0n);
}

function calls(fillings: readonly Filling[], hidden: readonly number[]): HuntCall[] {
  return [...outcomes(fillings, hidden)].map(([number, shown]) => {
    let [all, first] = [0n, 0n];
    for (const { at, fillings: left } of shown.values()) {
      const others = hidden.filter((each) => each !== at);
      all += bestFrom(left, others);
      first += weightOf(left);
    }
    return { number, all, first };
  });
}

/** Every first call with its worth, the best first. */
export function huntOf(position: RowPosition, fillings: readonly Filling[]): HuntCall[] {
  return calls(fillings, hiddenPlaces(position)).sort((one, two) =>
    one.all === two.all ? one.number - two.number : one.all < two.all ? 1 : -1,
  );
}

/** What is known at a moment of the hunt: what was shown of each place, by place; absent: face down. */
type Known = readonly (string | null)[];

/** The same from the end: every state of knowledge in which so many lie face down, then those with one more, up to none shown. */
export function huntByTable(position: RowPosition, fillings: readonly Filling[]): ReadonlyMap<number, bigint> {
  const hidden = hiddenPlaces(position);
  const masks = Array.from({ length: 1 << hidden.length }, (_, mask) => mask);
  const shownIn = (mask: number): number => hidden.filter((_, bit) => (mask & (1 << bit)) !== 0).length;
  const knownIn = (filling: Filling, mask: number): Known =>
    hidden.map((at, bit) => ((mask & (1 << bit)) === 0 ? null : shownAt(filling, at)));
  /** By what is known: by next call, what weighs with all found. */
  const worth = new Map<string, Map<number, bigint>>();
  const best = (known: string): bigint => [...(worth.get(known)?.values() ?? [])].reduce((most, each) => (each > most ? each : most), 0n);
  const whole = (1 << hidden.length) - 1;
  for (const mask of masks.sort((one, two) => shownIn(two) - shownIn(one))) {
    if (mask === whole) {
      for (const filling of fillings) {
        const key = knownIn(filling, mask).join(';');
        const there = worth.get(key) ?? new Map<number, bigint>();
        worth.set(key, there.set(0, (there.get(0) ?? 0n) + filling.weight));
      }
      continue;
    }
    const followed = new Set<string>();
    for (const filling of fillings) {
      const key = knownIn(filling, mask).join(';');
      for (const [bit, at] of hidden.entries()) {
        if ((mask & (1 << bit)) !== 0) continue;
        const next = knownIn(filling, mask | (1 << bit)).join(';');
        if (followed.has(`${key} ${next}`)) continue;
        followed.add(`${key} ${next}`);
        const number = filling.numbers[at] as number;
        const there = worth.get(key) ?? new Map<number, bigint>();
        worth.set(key, there.set(number, (there.get(number) ?? 0n) + best(next)));
      }
    }
  }
  return worth.get(hidden.map(() => null).join(';')) ?? new Map<number, bigint>();
}
