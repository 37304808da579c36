/** A refusal in kind words. */
import type { Refusal } from '../../shared/contract';
import { t, tOr } from './words.svelte';

/** One sentence for a refusal; with the assist it says the clause in words (P9). */
export function refusalText(refusal: Refusal): string {
  if (refusal.code === 'assist') return t('refused.assist', { reason: tOr(`clause.${refusal.clause ?? ''}`, 'refused.other') });
  return tOr(`refused.${refusal.code}`, 'refused.other');
}
