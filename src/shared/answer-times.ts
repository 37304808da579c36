/** The times of right answers, counted in buckets: what statistics tell of them is near the truth, and said to be. */

/** The first bucket ends here, in milliseconds; each further one is a third of an octave, up to about a minute and a half. */
const FIRST = 200;
const PER_OCTAVE = 3;
const LAST = 27;

/** How many buckets there are. */
export const BUCKET_COUNT = LAST + 1;

/** The bucket of a right answer's time. */
export function bucketOf(millis: number): number {
  if (millis < FIRST) return 0;
  return Math.min(LAST, 1 + Math.floor(PER_OCTAVE * Math.log2(millis / FIRST)));
}

/** The lowest time of a bucket, in milliseconds; the bucket ends where the next begins. */
export function floorOf(bucket: number): number {
  return bucket === 0 ? 0 : FIRST * 2 ** ((bucket - 1) / PER_OCTAVE);
}

/**
 * The time below which the part `share` of the right answers lies, in whole milliseconds, from their number by bucket;
 * within a bucket evenly on the logarithmic scale. Where that falls between two answers it lies between them, so that the
 * typical time of an even number of answers is not that of the quicker half. Null without any. Right to within a bucket's
 * width, a quarter of the time at most.
 */
export function quantile(counts: readonly number[], share: number): number | null {
  let total = 0;
  for (const count of counts) total += count;
  if (total === 0) return null;
  const wanted = Math.min(total - 1, Math.max(0, share * total - 0.5));
  const before = Math.floor(wanted);
  const low = timeOf(counts, before);
  const high = timeOf(counts, Math.ceil(wanted));
  return Math.round(low * (high / low) ** (wanted - before));
}

/** The time of the answer `at`, counted from the quickest, as far as its bucket tells it: those in a bucket share its width. */
function timeOf(counts: readonly number[], at: number): number {
  let below = 0;
  for (let bucket = 0; bucket < counts.length; bucket++) {
    const count = counts[bucket] ?? 0;
    if (at < below + count) {
      const low = Math.max(floorOf(bucket), FIRST / 2);
      return low * (floorOf(bucket + 1) / low) ** ((at - below + 0.5) / count);
    }
    below += count;
  }
  return floorOf(counts.length);
}

/** The typical time of right answers that took so many milliseconds each: what the statistics tell of the same ones. */
export function typicalTime(times: readonly number[]): number | null {
  const counts = Array.from({ length: BUCKET_COUNT }, () => 0);
  for (const time of times) counts[bucketOf(time)] = (counts[bucketOf(time)] ?? 0) + 1;
  return quantile(counts, 0.5);
}
