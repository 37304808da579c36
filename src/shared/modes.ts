/** Ways to drill. By themselves: what only names one needs nothing of what a run holds. */
export const MODES = ['practice', 'rush', 'survival', 'streak', 'trail-run', 'daily', 'weak-spots', 'mistakes', 'custom'] as const;
export type Mode = (typeof MODES)[number];
