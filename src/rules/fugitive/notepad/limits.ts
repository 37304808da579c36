/**
 * How far the limits of N2d and N2e are met by the hideouts so far. These only rise, so that a number that was passed by is none of them.
 */
import type { Limit } from './knowledge';

/** Nothing more can come of it: a wrong call one of whose numbers was passed by. */
const MET = -1;

export class Limits {
  readonly #limits: readonly Limit[];
  /** What was counted of each limit, by the number of such a standing. */
  readonly #standings: number[][] = [];
  readonly #ids = new Map<string, number>();
  readonly #steps = new Map<number, number>();

  constructor(limits: readonly Limit[]) {
    this.#limits = limits;
    this.#id(limits.map(() => 0));
  }

  #id(standing: number[]): number {
    const key = standing.join();
    const found = this.#ids.get(key);
    if (found !== undefined) return found;
    const id = this.#standings.push(standing) - 1;
    this.#ids.set(key, id);
    return id;
  }

  /** The standing after hideout `to` at `place`, which follows `from`; -1 where a limit is broken by it. The first standing is 0. */
  step(standing: number, from: number, to: number, place: number): number {
    if (this.#limits.length === 0) return 0;
    const key = ((standing * 43 + from) * 43 + to) * 43 + place;
    const known = this.#steps.get(key);
    if (known !== undefined) return known;
    const next = this.#next(this.#standings[standing] ?? [], from, to, place);
    const id = next === null ? -1 : this.#id(next);
    this.#steps.set(key, id);
    return id;
  }

  #next(standing: readonly number[], from: number, to: number, place: number): number[] | null {
    const next: number[] = [];
    for (const [at, { numbers, before, exactly }] of this.#limits.entries()) {
      let count = standing[at] ?? 0;
      const hit = numbers.includes(to) && place < before;
      if (exactly === null) {
        const passed = numbers.some((number) => (number > from && number < to) || (number === to && !hit));
        if (count !== MET) count = passed ? MET : hit ? count + 1 : count;
        if (count === numbers.length) return null;
      } else {
        if (hit) count += 1;
        const left = numbers.filter((number) => number > to).length;
        if (count > exactly || count + left < exactly) return null;
      }
      next.push(count);
    }
    return next;
  }

  /** Whether every limit holds where nothing follows any more. */
  holds(standing: number): boolean {
    const counts = this.#standings[standing] ?? [];
    return this.#limits.every(({ exactly }, at) => exactly === null || counts[at] === exactly);
  }
}
