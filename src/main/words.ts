/** The words that the main process speaks itself, in menus and dialogs: the same catalogues as the window's. */
import english from '../../resources/words/en.json';
import italian from '../../resources/words/it.json';
import type { Settings } from '../shared/settings';

export const LANGUAGES = ['en', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

const CATALOGUES: Readonly<Record<Language, Readonly<Record<string, unknown>>>> = { en: english, it: italian };

/** The language to speak: the chosen one, or the computer's (a BCP 47 tag) as far as we have it. */
export function languageOf(chosen: Settings['language'], system: string): Language {
  if (chosen !== 'system') return chosen;
  const primary = system.toLowerCase().split(/[-_]/)[0];
  return LANGUAGES.find((language) => language === primary) ?? 'en';
}

/** The word for `key`, in English where the language lacks it, else the key itself so that it is seen and mended. */
export function wordIn(language: Language, key: string): string {
  for (const catalogue of [CATALOGUES[language], CATALOGUES.en]) {
    const word = Object.hasOwn(catalogue, key) ? catalogue[key] : undefined;
    if (typeof word === 'string') return word;
  }
  return key;
}
