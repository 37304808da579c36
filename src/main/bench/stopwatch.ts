/** Measuring how much work is done in a second, on this process's own clock. */

/** One piece of repeatable work; answers how many units it did. */
type Work = () => number;

const BATCHES = 5;
const BATCH_MILLIS = 400;

/** Units a second in one batch of at least `millis` milliseconds. */
function rateOf(work: Work, millis: number): number {
  const start = performance.now();
  let units = 0;
  let spent = 0;
  while (spent < millis) {
    units += work();
    spent = performance.now() - start;
  }
  return (units * 1000) / spent;
}

/** The middle value; of an even number the mean of the two. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  const upper = sorted[half] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? 0) + upper) / 2;
}

/** Units a second: the median of five batches after a warm-up. */
export function unitsPerSecond(work: Work): number {
  rateOf(work, BATCH_MILLIS);
  return median(Array.from({ length: BATCHES }, () => rateOf(work, BATCH_MILLIS)));
}

/**
 * How many times faster `ours` is than `theirs`, units being the same: both take turns, so that a machine whose speed
 * drifts treats them alike, and the median of the pairs' ratios is given.
 */
export function timesFaster(ours: Work, theirs: Work): number {
  rateOf(ours, BATCH_MILLIS);
  rateOf(theirs, BATCH_MILLIS);
  return median(Array.from({ length: BATCHES }, () => rateOf(ours, BATCH_MILLIS) / rateOf(theirs, BATCH_MILLIS)));
}
