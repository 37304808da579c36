/** A refusal in kind words. */
import type { Refusal } from '../../shared/contract';
import { isMessageKey } from '../../shared/catalogue';
import { sentence, type Phrase } from '../../shared/phrase';
import { currentLanguage, t, tOr } from './words.svelte';

/** The number of a clause at the end of a sentence: it tells those who read the rules, which are not in the app. */
const CLAUSE = / \([A-Z]\d+\)(?=\.$)/;

/** What is wrong with a file, as the window says it. */
export function faultText(what: Phrase): string {
  return sentence(what, currentLanguage()).replace(CLAUSE, '');
}

/** One sentence for a refusal; with the assist it says the clause in words (P9). */
export function refusalText(refusal: Refusal): string {
  if (refusal.code === 'assist') return t('refused.assist', { reason: tOr(`clause.${refusal.clause ?? ''}`, 'refused.other') });
  const key = `refused.${refusal.code}`;
  // What is closer to the point than a code without words of its own.
  if (refusal.what !== undefined && !isMessageKey(key)) return faultText(refusal.what);
  return tOr(key, 'refused.other');
}
