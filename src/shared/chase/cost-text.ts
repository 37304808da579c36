/** What a deed cost, and what would have been better, in words: for the window and for the command line. */
import type { BetterTile, DeedCost } from '../../rules/chase/analysis/types';
import type { Language } from '../language';
import { wholePercents } from '../percents';
import type { Speaker } from '../speaker';

interface Words extends Speaker {
  readonly language: Language;
}

/** Whole percents as the language writes them. */
export function percentIn(language: Language, percent: number): string {
  return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(percent / 100);
}

const rounded = (share: number): number => wholePercents([share, 1 - share])[0] ?? 0;

/** The grade of a deed and what it cost; empty of one without a grade, and of one that is not final yet. The cost is that of the two figures beside it. */
export function costText({ grade, from, to, final, passed }: DeedCost, { t, language }: Words): string {
  if (grade === null || !final) return '';
  const [before, after] = [rounded(from), rounded(to)];
  const told = (percent: number): string => percentIn(language, percent);
  const cost = t('analysis.cost', { grade: t(`analysis.grade.${grade}`), cost: told(before - after), from: told(before), to: told(after) });
  return passed ? t('analysis.cost-passed', { cost }) : cost;
}

/** The better tile, where it goes from the path's end, and what it would have been worth. */
export function betterText({ tile, direction, placement, chance, laid }: BetterTile, { t, language }: Words): string {
  const told = (share: number): string => percentIn(language, rounded(share));
  const name = tile === 'hideout' ? t('tile.kind.hideout') : tile === null ? t('tile.kind.route') : t(`item.${tile}`);
  const turned = t('tile.turned', { degrees: placement.rotation });
  return t('analysis.better', { tile: name, direction: t(`direction.${direction}`), turned, chance: told(chance), laid: told(laid) });
}
