/** The sides' chances in whole percents, as they are told everywhere: with what is nobody's they add up to 100. */
import type { ChancePoint } from '../../rules/chase/analysis/types';
import { wholePercents } from '../percents';

interface ChancePercents {
  readonly runners: number;
  readonly chasers: number;
  readonly nobody: number;
}

/** Each side's chance at a moment, and that nobody wins (J5). */
export function chancePercents({ runners, chasers }: Pick<ChancePoint, 'runners' | 'chasers'>): ChancePercents {
  const [r = 0, c = 0, n = 0] = wholePercents([runners, chasers, Math.max(0, 1 - runners - chasers)]);
  return { runners: r, chasers: c, nobody: n };
}
