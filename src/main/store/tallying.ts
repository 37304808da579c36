/** The sums behind the dashboard: which of them an attempt belongs to, and in which bucket of time it falls. */
import type { Attempt } from '../../shared/drill-record';

export const GRAINS = ['day', 'month', 'year'] as const;
export type Grain = (typeof GRAINS)[number];

/** What attempts are summed by. */
export const DIMENSIONS = ['kind', 'theme', 'direction', 'rotation', 'fact', 'matrix'] as const;
export type Dimension = (typeof DIMENSIONS)[number];

/** Stands for all kinds together in the totals of days. */
export const ALL_KINDS = '';

/** The first bucket ends here, in milliseconds; each further one is a third of an octave, up to about a minute and a half. */
const FIRST = 200;
const PER_OCTAVE = 3;
const LAST = 27;

/** The columns of the buckets, in order. Right answers are counted in them; wrong ones have no time that means something. */
export const BUCKETS: readonly string[] = Array.from({ length: LAST + 1 }, (_, at) => `b${at}`);

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

/** The start of the day's grain, as text that sorts by time. */
export function startOf(grain: Grain, day: string): string {
  if (grain === 'day') return day;
  return grain === 'month' ? day.slice(0, 7) : day.slice(0, 4);
}

/** Everything that an attempt is counted under, beside the total of its day. */
export function sumsOf(attempt: Attempt): readonly (readonly [Dimension, string])[] {
  const { kind, themes, direction, rotation, fact, chosen, expected } = attempt;
  const sums: (readonly [Dimension, string])[] = [['kind', kind]];
  for (const theme of themes) sums.push(['theme', theme]);
  if (direction !== null) sums.push(['direction', direction]);
  if (rotation !== null) sums.push(['rotation', String(rotation)]);
  if (fact !== null) sums.push(['fact', fact]);
  if (chosen !== null && expected !== null) sums.push(['matrix', `${chosen}>${expected}`]);
  return sums;
}
