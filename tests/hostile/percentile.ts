/** The value that so many of a hundred stay at or below, to a tenth; 0 of none. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  const value = sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)] ?? 0;
  return Math.round(value * 10) / 10;
}
