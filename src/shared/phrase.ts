/**
 * A sentence that is not spoken yet: a key of the catalogue and what fills it. What is at fault with a file, the store or
 * a start is passed on like this and put into words only where somebody reads it, in that person's language.
 */
import { CATALOGUES, fill, isMessageKey, type Language, type MessageKey } from './catalogue';

/** Keys of the catalogue that tell of faults, sentences and their parts. */
export type FaultKey = Extract<MessageKey, `fault.${string}`>;

/** What fills a placeholder: a text as it is, a phrase of its own, or a choice of texts: `"n", "e" or "s"`. */
export type PhraseFact = string | number | Phrase | { readonly oneOf: readonly string[] };

export interface Phrase {
  readonly key: FaultKey;
  readonly facts?: Readonly<Record<string, PhraseFact>>;
}

/** A phrase, with its facts if it has any. */
export function phrase(key: FaultKey, facts?: Phrase['facts']): Phrase {
  return facts === undefined ? { key } : { key, facts };
}

/** Whether a text made from data is a key for faults. */
export function isFaultKey(text: unknown): text is FaultKey {
  return typeof text === 'string' && text.startsWith('fault.') && isMessageKey(text);
}

function factText(fact: PhraseFact, language: Language): string | number {
  if (typeof fact !== 'object') return fact;
  if ('key' in fact) return sentence(fact, language);
  const [last, ...before] = [...fact.oneOf].reverse();
  if (last === undefined || before.length === 0) return last ?? '';
  return fill(CATALOGUES[language]['fault.either'], { some: before.reverse().join(', '), last });
}

/** The phrase in words. */
export function sentence({ key, facts = {} }: Phrase, language: Language): string {
  const spoken = Object.entries(facts).map(([name, fact]) => [name, factText(fact, language)] as const);
  return fill(CATALOGUES[language][key], Object.fromEntries(spoken));
}

/** Where a fault of a file is (`rounds[0].events[3].cell`, '' for the whole) and what it is. */
export interface FileFault {
  readonly path: string;
  readonly what: Phrase;
}
