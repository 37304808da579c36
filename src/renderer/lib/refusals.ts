/** A refusal in kind words. */
import type { Refusal } from '../../shared/contract';
import { isMessageKey } from '../../shared/catalogue';
import { sentence } from '../../shared/phrase';
import { currentLanguage, t, tOr } from './words.svelte';

/** One sentence for a refusal; with the assist it says the clause in words (P9). */
export function refusalText(refusal: Refusal): string {
  if (refusal.code === 'assist') return t('refused.assist', { reason: tOr(`clause.${refusal.clause ?? ''}`, 'refused.other') });
  const key = `refused.${refusal.code}`;
  // What is closer to the point than a code without words of its own.
  if (refusal.what !== undefined && !isMessageKey(key)) return sentence(refusal.what, currentLanguage());
  return tOr(key, 'refused.other');
}
