/** Whoever puts keys of the catalogue into words: for texts that are told in the window and outside of it. */
import { CATALOGUES, fill, pluralText, type Facts, type Language, type MessageKey, type PluralKey } from './catalogue';

export interface Speaker {
  /** A message. */
  readonly t: (key: MessageKey, facts?: Facts) => string;
  /** A message that counts something. */
  readonly tn: (key: PluralKey, count: number, facts?: Facts) => string;
  /** Parts joined as the language lists them. */
  readonly list: (parts: readonly string[]) => string;
}

/** One who speaks a language that is at hand. */
export function speakerOf(language: Language): Speaker {
  const words = CATALOGUES[language];
  const join = new Intl.ListFormat(language, { style: 'long', type: 'conjunction' });
  return {
    t: (key, facts) => fill(words[key], facts),
    tn: (key, count, facts) => pluralText(words[key], language, count, facts),
    list: (parts) => join.format(parts),
  };
}
