/** What matches of Chase are sought by, in words. */
import { ENDINGS, ROLES } from '../../../../rules/chase/round';
import { t } from '../../../lib/words.svelte';

const VARIANTS = ['head-start', 'perfect-plan', 'points', 'table'] as const;

/** A role; null for one of another game. */
export function roleText(role: string): string | null {
  const found = ROLES.find((each) => each === role);
  return found === undefined ? null : t(`role.${found}`);
}

/** What is unusual in a match's rules; null for a name of another game's. */
export function variantText(variant: string): string | null {
  const found = VARIANTS.find((each) => each === variant);
  return found === undefined ? null : t(`variant.${found}`);
}

/** What brought a round to its end; null for a name of another game's. */
export function endingText(ending: string): string | null {
  const found = ENDINGS.find((each) => `chase.${each}` === ending);
  return found === undefined ? null : t(`chase.ended.${found}`);
}
