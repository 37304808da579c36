/** How long hands are busy with a pile on screen (P8, T3), which by hand they would be too. */
import type { Millis } from '../game';

/**
 * After a `switch-pile` or an `exchange` at time `t` the Runner's hands are busy until `t + SWITCH_MILLIS`: the table
 * takes no tile and no further switch from that seat before then, bots plan none. The engine judges no hands: a replay's
 * events hold as they stand.
 */
export const SWITCH_MILLIS: Millis = 600;
