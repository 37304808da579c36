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
 * within a bucket evenly on the logarithmic scale. Null without any. Right to within a bucket's width, a quarter of the
 * time at most.
 */
export function quantile(counts: readonly number[], share: number): number | null {
  let total = 0;
  for (const count of counts) total += count;
  const wanted = share * total;
  let below = 0;
  for (let bucket = 0; bucket < counts.length; bucket++) {
    const count = counts[bucket] ?? 0;
    if (count > 0 && below + count >= wanted) {
      const low = Math.max(floorOf(bucket), FIRST / 2);
      return Math.round(low * (floorOf(bucket + 1) / low) ** ((wanted - below) / count));
    }
    below += count;
  }
  return null;
}
