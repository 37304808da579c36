/** What a level means, 1 to 10: how often a bot acts without a thought, how well it counts, and how long it takes. */

export interface Level {
  /** In how many of 100 acts it does anything that is allowed. */
  readonly careless: number;
  /** How far its sense of chances is off: the odds are told apart by this much more or less. */
  readonly noise: number;
  /** How much the Fugitive minds what her counting would make of a placement. */
  readonly craft: number;
  /** How many steps it counts with more than five sprint cards face down. */
  readonly steps: number;
}

const CARELESS = [60, 45, 34, 25, 18, 12, 8, 4, 2, 0];

/** The level's own figures. */
export function levelOf(level: number): Level {
  const at = Math.min(10, Math.max(1, Math.round(level)));
  return { careless: CARELESS[at - 1] ?? 0, noise: (10 - at) * 0.05, craft: at < 3 ? 0 : at * 0.25, steps: 4000 * at };
}
