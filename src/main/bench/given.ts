/** What is the same in every measurement: the seed, the player, and the two years in which that player practised. */
import type { Chance } from '../chance';

export const BENCH_SEED = 'bench';

/** The player. */
export const BENCH_PROFILE = '0192f0c8-0000-7000-8000-0000000000aa';

/** The last day with attempts. */
export const LAST_DAY = Date.UTC(2026, 10, 27, 12);
/** Two years. */
export const DAYS = 730;
/** In milliseconds. */
export const DAY = 86_400_000;

/** The day of a time, as it is kept. */
export function dayAt(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

/** How far a player who practises has come by `at`, 0 at the first day and towards 1 with the years. */
export function grownBy(at: number): number {
  return 1 - Math.exp(-Math.max(0, (at - LAST_DAY) / DAY + DAYS) / 260);
}

/** One of these; throws where there is none. */
export function drawn<Value>(from: readonly Value[], chance: Chance): Value {
  const value = from[chance.below(from.length)];
  if (value === undefined) throw new Error('There is nothing to draw from.');
  return value;
}
