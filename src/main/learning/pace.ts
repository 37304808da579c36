/** How fast the opponent is that a moving puzzle grows by. */

/** The Runner's time for a tile at level 1, in milliseconds, and how it falls from level to level. */
const FIRST_LEVEL = 6000;
const FASTER = 0.88;
/** Nobody places faster than this. */
const FASTEST = 900;

/** Milliseconds that a Runner of `level` (from 1) takes for a tile. */
export function runnerMillis(level: number): number {
  return Math.max(FASTEST, Math.round(FIRST_LEVEL * FASTER ** (level - 1)));
}
