/** Odds in words: as a fraction where it is short, and per cent. */
import type { Fraction } from '../../../../rules/fugitive/drills/fraction';
import { percent } from '../lib/percent';

/** Longer than this, a fraction says nothing to anybody. */
const LONGEST = 4;

/** Of a part of all weight. */
export function partText({ of, all, ratio }: Fraction): string {
  const short = all !== '1' && all.length <= LONGEST;
  return short ? `${of}/${all} (${percent(ratio)})` : percent(ratio);
}
