/** Seats and rules of a match in a few words. */
import type { MatchChoice, Variants } from '../../../../shared/chase/match-choice';
import { unusual } from './match-choice';
import { seatNames } from '../../../lib/seats/seat-names';
import { t } from '../../../lib/words.svelte';

/** What is not the book's: 'Head start, To 5 points'; empty where nothing is. */
export function rulesText(variants: Variants): string {
  const parts = unusual(variants).map((each) => {
    if (each === 'points') return t('rules.to-points', { points: variants.pointsToWin });
    return each === 'table' ? t(`rules.short.${variants.table}`) : t(`new.${each}`);
  });
  return parts.join(', ');
}

/** Everybody who sits, bots with their levels, and what is unusual: 'Ada, Ben, Bibo (level 3) – Head start'. */
export function matchText({ seats, variants }: MatchChoice): string {
  const names = seatNames(seats)
    .map((name, seat) => (seats[seat]?.kind === 'bot' ? t('player.at-level', { name, level: seats[seat].level }) : name))
    .join(', ');
  const rules = rulesText(variants);
  return rules === '' ? names : t('match.of-with', { names, rules });
}
