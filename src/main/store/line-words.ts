/** What lines tell by codes, in the words by which people look for it: of every language, since nobody knows which one was typed. */
import { CATALOGUES, isMessageKey, LANGUAGES } from '../../shared/catalogue';
import { folded } from '../../shared/folded';

function wordsOf(key: string): string {
  return isMessageKey(key) ? LANGUAGES.map((language) => folded(CATALOGUES[language][key])).join('\n') : '';
}

/** Of variants as a line has them, each between bars. */
export function variantWords(variants: string): string {
  return variants
    .split('|')
    .filter((part) => part !== '')
    .map((variant) => wordsOf(`variant.${variant}`))
    .join('\n');
}

/** Of what brought a round to its end. */
export function endingWords(ending: string | null): string {
  return ending === null ? '' : wordsOf(`ending.${ending}`);
}
