/** What a level means, 1 to 10, on either side: how often a bot acts without a thought, how well it senses chances, how far it thinks. */

/** Of both sides. */
interface Level {
  /** In how many of 100 acts it does anything that is allowed. */
  readonly careless: number;
  /** How far its sense is off: of chances for her, by this much of their logarithm; of what a row is worth for him, in steps. */
  readonly noise: number;
}

export interface HerLevel extends Level {
  /** How many steps she counts with more than five sprint cards face down. */
  readonly steps: number;
  /** Whether she thinks of more than the likeliest number: of several at once, of piles to draw from, of a Manhunt's end. */
  readonly deep: boolean;
}

export interface HisLevel extends Level {
  /** How much he minds what her counting would make of a placement. */
  readonly craft: number;
  /** Of how many hands of hers he thinks. */
  readonly hands: number;
}

/** From so good a sense on she thinks of more than the likeliest. */
const DEEP = 0.55;

/** Level 1 first. Fitted so that equal levels win about as often on either side, and each more than the one below (docs/balance.md). */
export const HERS: readonly HerLevel[] = [
  her(59, 1.2),
  her(53, 1.1),
  her(48, 1.02),
  her(45, 0.96),
  her(40, 0.9),
  her(37, 0.8),
  her(32, 0.72),
  her(27, 0.62),
  her(22, 0.52),
  her(17, 0.45),
];
export const HIS: readonly HisLevel[] = [
  his(85, 1.4, 0),
  his(70, 1.4, 0),
  his(56, 1.4, 0.25),
  his(42, 1.4, 0.5),
  his(28, 1.35, 1),
  his(17, 1.05, 1),
  his(10, 0.7, 1),
  his(6, 0.45, 1),
  his(2, 0.2, 1),
  his(0, 0, 1),
];

function her(careless: number, noise: number): HerLevel {
  return { careless, noise, steps: 60_000, deep: noise < DEEP };
}

function his(careless: number, noise: number, craft: number): HisLevel {
  return { careless, noise, craft, hands: craft === 0 ? 0 : noise === 0 ? 2 : 1 };
}

function at<Item>(levels: readonly Item[], level: number): Item {
  return levels[Math.min(10, Math.max(1, Math.round(level))) - 1] as Item;
}

/** The Marshal's. */
export function herLevel(level: number): HerLevel {
  return at(HERS, level);
}

/** The Fugitive's. */
export function hisLevel(level: number): HisLevel {
  return at(HIS, level);
}
