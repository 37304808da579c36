/**
 * The words of every language, typed by the English ones: a key that is missing in another language does not compile. The
 * app's own come first, then those of each game; no key is in two of them.
 */
import { AT_HAND } from './words-at-hand';
import { LANGUAGES, type Language, type MessageKey, type PluralForms } from './language';

export { LANGUAGES, type Language, type MessageKey, type PluralForms, type PluralKey } from './language';

/** By language. */
export const CATALOGUES = AT_HAND;

/** What fills the placeholders of a message. */
export type Facts = Readonly<Record<string, string | number>>;

/** Puts facts into the `{placeholders}` of a text; one without a fact stays as it is, so that it is seen and mended. */
export function fill(text: string, facts: Facts = {}): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(facts[name] ?? whole));
}

const rules = new Map<Language, Intl.PluralRules>();

/** What numbers are told apart in a language; made when something is counted first. */
function rulesOf(language: Language): Intl.PluralRules {
  const found = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, found);
  return found;
}

/** The text of a plural message for `count`; `{count}` is filled in. */
export function pluralText(forms: PluralForms, language: Language, count: number, facts: Facts = {}): string {
  return fill(forms[rulesOf(language).select(count)] ?? forms.other, { count, ...facts });
}

/** The language to speak: the chosen one, or for `system` the computer's as far as we have it. */
export function resolveLanguage(chosen: 'system' | Language, system: string): Language {
  if (chosen !== 'system') return chosen;
  const primary = system.toLowerCase().split(/[-_]/)[0];
  return LANGUAGES.find((language) => language === primary) ?? 'en';
}

/** Whether a text made from data is a key of the catalogue, such as one built from a refusal's code. */
export function isMessageKey(key: string): key is MessageKey {
  const { en } = CATALOGUES;
  return Object.hasOwn(en, key) && typeof (en as Record<string, unknown>)[key] === 'string';
}
