/** One measurement: when, and what was found. */
export interface Sample {
  readonly at: number;
  readonly value: number;
}

/** By how much samples grow over their second half, in their own unit; NaN where there are not two of them. */
export function growthOfSecondHalf(samples: readonly Sample[]): number;
