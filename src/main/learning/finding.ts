/**
 * What somebody misses again and again, found in the sums. A group of puzzles (a theme of a kind) is told of when it is
 * clearly worse than the kind's other puzzles and too much so for chance: at least 12 answers in it and 12 beside it, at
 * least 15 points in the hundred fewer right, and a chance of 1 in 100 at most that any of the groups looked at would
 * stand out so far if all were alike (Fisher's exact test, the level shared out among the groups).
 */
import type { Finding } from '../../shared/statistics';
import type { PuzzleKind, PuzzleTheme } from '../../shared/puzzles';

/** Answers that a group, and what it is held against, need at least. */
const LEAST_ANSWERS = 12;
/** How much smaller the share of right answers has to be, from 0 to 1. */
const CLEARLY = 0.15;
/** The chance that something is told of although nothing is the matter. */
const LEVEL = 0.01;

/** Answers to puzzles of a kind. */
interface Answers {
  readonly attempts: number;
  readonly right: number;
}

/** Answers to the puzzles of a kind that have a theme. */
export interface Group extends Answers {
  readonly kind: PuzzleKind;
  readonly theme: PuzzleTheme;
}

/** The logarithm of n!, by Stirling's series where n is not small. */
function logFactorial(n: number): number {
  if (n < 16) {
    let product = 1;
    for (let factor = 2; factor <= n; factor++) product *= factor;
    return Math.log(product);
  }
  return n * Math.log(n) - n + Math.log(2 * Math.PI * n) / 2 + 1 / (12 * n) - 1 / (360 * n ** 3);
}

/**
 * The chance that a group of answers, drawn blindly out of `all`, has as few right ones as `group` or fewer: the lower
 * tail of the hypergeometric distribution, which is Fisher's exact test to one side.
 */
export function chanceOfSoFew(group: Answers, all: Answers): number {
  const wrong = all.attempts - all.right;
  const least = Math.max(0, group.attempts - wrong);
  const logChoose = (n: number, k: number): number => logFactorial(n) - logFactorial(k) - logFactorial(n - k);
  let term = Math.exp(
    logChoose(all.right, group.right) + logChoose(wrong, group.attempts - group.right) - logChoose(all.attempts, group.attempts),
  );
  let sum = 0;
  // From one term to the next below, which becomes smaller and smaller.
  for (let right = group.right; right >= least; right--) {
    sum += term;
    if (term < sum * 1e-15) break;
    term *= (right * (wrong - group.attempts + right)) / ((all.right - right + 1) * (group.attempts - right + 1));
  }
  return Math.min(1, sum);
}

/** What stands out most among `groups`, each held against the other puzzles of its kind; null where nothing does. */
export function findingOf(groups: readonly Group[], kinds: ReadonlyMap<string, Answers>): Finding | null {
  const fair = groups.flatMap((group) => {
    const all = kinds.get(group.kind);
    const others = (all?.attempts ?? 0) - group.attempts;
    return all === undefined || group.attempts < LEAST_ANSWERS || others < LEAST_ANSWERS
      ? []
      : [{ group, all, elsewhere: (all.right - group.right) / others }];
  });
  let found: Finding | null = null;
  let least = LEVEL / Math.max(1, fair.length);
  for (const { group, all, elsewhere } of fair) {
    if (elsewhere - group.right / group.attempts < CLEARLY) continue;
    const chance = chanceOfSoFew(group, all);
    if (chance > least) continue;
    least = chance;
    found = { ...group, elsewhere };
  }
  return found;
}
