/** A refusal in kind words. */
import { isMessageKey, type MessageKey } from '../../shared/catalogue';
import { sentence, type Phrase } from '../../shared/phrase';
import type { Refusal, SpokenCode } from '../../shared/refusal';
import { currentLanguage, t, tOr } from './words.svelte';

/** The number of a clause at the end of a sentence, for logs and the command line; the window leads to a clause by a button. */
const CLAUSE = / \([A-Z]\d+\)(?=\.$)/;

/** What is wrong with a file, as the window says it. */
export function faultText(what: Phrase): string {
  return sentence(what, currentLanguage()).replace(CLAUSE, '');
}

/** The words of a code, if it has some. A code that is told by words and has none in the catalogue does not compile. */
function keyOf(code: Refusal['code']): MessageKey | undefined {
  const key: MessageKey = `refused.${code as SpokenCode}`;
  return isMessageKey(key) ? key : undefined;
}

/** One sentence for a refusal; with the assist it says the clause in words (P9). */
export function refusalText(refusal: Refusal): string {
  if (refusal.code === 'assist') return t('refused.assist', { reason: tOr(`clause.${refusal.clause ?? ''}`, 'refused.other') });
  const key = keyOf(refusal.code);
  if (key !== undefined) return t(key);
  return refusal.what === undefined ? t('refused.other') : faultText(refusal.what);
}
