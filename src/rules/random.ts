/**
 * Chance as the engine sees it: a seeded generator that somebody passes in. The engine makes no chance of its own,
 * so the same seed gives the same deal on every machine.
 */
export interface Random {
  /** A whole number from 0 to `bound` - 1; `bound` is a whole number of at least 1. */
  below(bound: number): number;
}

/** A shuffled copy of `items` (Fisher-Yates, from the end), drawing `items.length - 1` numbers from `random`. */
export function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  const pile = [...items];
  for (let last = pile.length - 1; last > 0; last--) {
    const pick = random.below(last + 1);
    const held = pile[last] as Item;
    pile[last] = pile[pick] as Item;
    pile[pick] = held;
  }
  return pile;
}
