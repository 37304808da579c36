/** How long a bot thinks, and when it slips: chance shaped like people's. */
import type { Chance } from '../../../chance';
import type { Millis } from '../../../../rules/game';
import { EVEN_LEAST, EVEN_SPREAD } from './levels';

/** A standard normal number (Box-Muller; draws two fractions). */
export function normal(chance: Chance): number {
  const radius = Math.sqrt(-2 * Math.log(1 - chance.fraction()));
  return radius * Math.cos(2 * Math.PI * chance.fraction());
}

/**
 * A standard normal number where it is above `least`; else that one or minus infinity, whatever is known sooner: of most that are drawn no more
 * matters. Draws the same as `normal`.
 */
export function normalAbove(chance: Chance, least: number): number {
  const distance = chance.fraction();
  const turn = chance.fraction();
  if (least > 0) {
    // Its square is −2 ln(1 − distance), which is at most this; the smallest part more outweighs what is rounded.
    if (2 * distance * (1 + ROUNDED) < least * least * (1 - distance)) return -Infinity;
    const radius = Math.sqrt(-2 * Math.log(1 - distance));
    return radius < least ? -Infinity : radius * Math.cos(2 * Math.PI * turn);
  }
  return Math.sqrt(-2 * Math.log(1 - distance)) * Math.cos(2 * Math.PI * turn);
}

/** Far more than numbers of this size lose by rounding, and far less than matters. */
export const ROUNDED = 1e-9;

/** Nobody sees, decides and moves a hand within less than this. */
const FASTEST: Millis = 250;

/**
 * A thinking time: log-normal around `median`, so mostly a little shorter, now and then much longer, as people's reaction
 * times are; `spread` is the deviation of its logarithm (0.3: one in twenty takes more than 1.6 times the median).
 */
export function thinkingTime(chance: Chance, median: Millis, spread: number): Millis {
  return Math.max(FASTEST, Math.round(median * Math.exp(spread * normal(chance))));
}

/** A thinking time of an even pace: whoever learns is not surprised by it. */
export function evenTime(chance: Chance, median: Millis): Millis {
  return Math.max(EVEN_LEAST, thinkingTime(chance, median, EVEN_SPREAD));
}

/** Whether something that happens with `probability` happens now. */
export function happens(chance: Chance, probability: number): boolean {
  return chance.fraction() < probability;
}
