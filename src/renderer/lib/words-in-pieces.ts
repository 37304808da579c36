/**
 * The words of the languages that were spoken so far: in the built window it takes the place of `shared/words-at-hand.ts`. A start speaks one
 * language, and the words of two were more than half of what it read.
 */
import type { Catalogue, Language } from '../../shared/language';

const READ: Readonly<Record<Language, () => Promise<Catalogue>>> = {
  en: async () => (await import('../../shared/words-en')).english(),
  it: async () => (await import('../../shared/words-it')).italian(),
};
const kept: Partial<Record<Language, Catalogue>> = {};

/** Where one was not read, another stands in: whoever asks which messages there are finds the same ones in each. */
function found(language: Language): Catalogue {
  const words = kept[language] ?? kept.en ?? kept.it;
  if (words === undefined) throw new Error('No language has been read in.');
  return words;
}

export const AT_HAND: Readonly<Record<Language, Catalogue>> = {
  get en() {
    return found('en');
  },
  get it() {
    return found('it');
  },
};

/** Whether a language can be spoken now. */
export function isAtHand(language: Language): boolean {
  return kept[language] !== undefined;
}

/** Settles once it can be; rejected where its words cannot be read. */
export async function readWords(language: Language): Promise<void> {
  kept[language] ??= await READ[language]();
}
