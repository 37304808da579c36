// Whether a series of measurements grows, told from its noise.

/**
 * By how much `samples`, each `{ at, value }`, grow over their second half: the median of the slopes between all pairs of its
 * samples (Theil and Sen), times the length of that half. A single sample that stands out, such as a late tidying up, moves it little.
 */
export function growthOfSecondHalf(samples) {
  const end = samples.at(-1)?.at ?? 0;
  const begin = samples[0]?.at ?? 0;
  const half = samples.filter(({ at }) => at >= (begin + end) / 2);
  const slopes = half.flatMap((a, index) =>
    half
      .slice(index + 1)
      .filter((b) => b.at > a.at)
      .map((b) => (b.value - a.value) / (b.at - a.at)),
  );
  if (slopes.length === 0) return Number.NaN;
  slopes.sort((a, b) => a - b);
  const middle = slopes.length >> 1;
  const slope = slopes.length % 2 === 1 ? slopes[middle] : (slopes[middle - 1] + slopes[middle]) / 2;
  return slope * (end - half[0].at);
}
