/** He and she: a game of two. */
export const SEATS = { fewest: 2, most: 2 } as const;
