/** What matches of Fugitive are sought by, in words. */
import type { Ending } from '../../../../rules/fugitive/types';
import { t } from '../../../lib/words.svelte';

const ROLES = ['fugitive', 'marshal'] as const;
const ENDINGS = ['caught', 'escaped', 'slipped', 'hunted', 'cornered', 'given-up'] as const satisfies readonly Ending[];
const VARIANTS = ['random', 'discovery', 'helpful', 'catch-up', 'opening', 'second-wind', 'series', 'handicap'] as const;

/** A role; null for one of another game. */
export function roleText(role: string): string | null {
  const found = ROLES.find((each) => each === role);
  return found === undefined ? null : t(`fugitive.role.${found}`);
}

/** What is unusual in a match's rules; null for a name of another game's. */
export function variantText(variant: string): string | null {
  const found = VARIANTS.find((each) => each === variant);
  return found === undefined ? null : t(`fugitive.variant.${found}`);
}

/** What brought a game to its end, with the game before it; null for a name of another game's. */
export function endingText(ending: string): string | null {
  const found = ENDINGS.find((each) => `fugitive.${each}` === ending);
  return found === undefined ? null : t(`fugitive.ended.${found}`);
}
