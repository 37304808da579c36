/** Shares as whole percents. */

/** Shares of a whole as whole percents that add up to 100: what is left goes where rounding down took the most. */
export function wholePercents(shares: readonly number[]): number[] {
  const whole = shares.reduce((sum, share) => sum + share, 0);
  const exact = shares.map((share) => (whole === 0 ? 0 : (100 * share) / whole));
  const percents = exact.map(Math.floor);
  const left = whole === 0 ? 0 : 100 - percents.reduce((sum, each) => sum + each, 0);
  // Where two lost as much the greater one takes it; the tolerance is for sums that are not exact in binary.
  const byLoss = exact
    .map((share, at) => ({ at, share, lost: share - Math.floor(share) }))
    .sort((one, other) => (Math.abs(one.lost - other.lost) > 1e-9 ? other.lost - one.lost : other.share - one.share));
  for (const { at } of byLoss.slice(0, Math.round(left))) percents[at] = (percents[at] ?? 0) + 1;
  return percents;
}
