/** How many sit at a table of Chase: a Runner and a Chaser, and with three or four players more of either (T1, F1). */
export const SEATS = { fewest: 2, most: 4 } as const;
