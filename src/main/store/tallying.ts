/** The sums behind the dashboard: which of them an attempt belongs to, and the columns in which its time is counted. */
import { BUCKET_COUNT } from '../../shared/answer-times';
import type { Attempt } from '../../shared/drill-record';

export const GRAINS = ['day', 'month', 'year'] as const;
export type Grain = (typeof GRAINS)[number];

/** What attempts are summed by. */
export const DIMENSIONS = ['kind', 'theme', 'direction', 'rotation', 'fact', 'matrix'] as const;
export type Dimension = (typeof DIMENSIONS)[number];

/** Stands for all kinds together in the totals of days. */
export const ALL_KINDS = '';

/** The columns of the buckets, in order. Right answers are counted in them; wrong ones have no time that means something. */
export const BUCKETS: readonly string[] = Array.from({ length: BUCKET_COUNT }, (_, at) => `b${at}`);

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
