/** Puzzles to choose from by difficulty, those met of late left aside. */
import type { PuzzleKind } from '../../shared/puzzles';
import type { Chance } from '../chance';
import type { Entry } from './entry';
import type { Known } from './known';

/** So many of the nearest are drawn from, so that a rating does not fix the puzzle. */
const NEAREST = 12;

interface Filter {
  readonly kinds: readonly PuzzleKind[];
  readonly themes?: readonly string[] | undefined;
}

/** The entries of these kinds with any of these themes. */
export function matching(entries: readonly Entry[], { kinds, themes }: Filter): readonly Entry[] {
  return entries.filter(
    (entry) => kinds.includes(entry.kind) && (themes === undefined || entry.themes.some((theme) => themes.includes(theme))),
  );
}

/** The entries as difficult as they turned out to be, or else as they are by themselves. */
export function poolOf({ puzzleRatings }: Pick<Known, 'puzzleRatings'>, entries: readonly Entry[]): Pool {
  return new Pool(entries, ({ id, base }) => puzzleRatings.get(id)?.rating ?? base);
}

export class Pool {
  readonly #byKind: ReadonlyMap<PuzzleKind, readonly Entry[]>;
  readonly #ratingOf: (entry: Entry) => number;

  constructor(entries: readonly Entry[], ratingOf: (entry: Entry) => number) {
    const byKind = new Map<PuzzleKind, Entry[]>();
    for (const entry of entries) {
      const same = byKind.get(entry.kind);
      if (same === undefined) byKind.set(entry.kind, [entry]);
      else same.push(entry);
    }
    this.#byKind = byKind;
    this.#ratingOf = ratingOf;
  }

  /** The kinds that there are puzzles of. */
  get kinds(): readonly PuzzleKind[] {
    return [...this.#byKind.keys()];
  }

  /**
   * One of the puzzles of `kind` nearest to `target` that are not in `avoid`; where all are, one of those avoided the
   * longest ago. Null without puzzles. `avoid` is in the order met, oldest first; with `may` no others come.
   */
  near(kind: PuzzleKind, target: number, avoid: ReadonlySet<string>, chance: Chance, may?: (entry: Entry) => boolean): Entry | null {
    const every = this.#byKind.get(kind) ?? [];
    const all = may === undefined ? every : every.filter(may);
    const free = all.filter(({ id }) => !avoid.has(id));
    if (free.length === 0) {
      const oldest = [...avoid].map((id) => all.find((entry) => entry.id === id)).find((entry) => entry !== undefined);
      return oldest ?? null;
    }
    const nearest = free
      .map((entry) => ({ entry, far: Math.abs(this.#ratingOf(entry) - target) }))
      .sort((a, b) => a.far - b.far || (a.entry.id < b.entry.id ? -1 : 1))
      .slice(0, NEAREST);
    return nearest[chance.below(nearest.length)]?.entry ?? null;
  }
}
