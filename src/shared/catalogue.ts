/**
 * The words of every language, typed by the English ones: a key that is missing in another language does not compile. The
 * app's own come first, then those of each game; no key is in two of them.
 */
import appEnglish from '../../resources/words.en.json' with { type: 'json' };
import appItalian from '../../resources/words.it.json' with { type: 'json' };
import { WORDS } from './word-list';

export const LANGUAGES = ['en', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A message that depends on a number: one text for each form that the language has. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

type OfGames = (typeof WORDS)[number];
/** All of a union's members at once. */
type Together<Each> = (Each extends unknown ? (each: Each) => void : never) extends (all: infer All) => void ? All : never;
type English = typeof appEnglish & Together<OfGames['en']>;
/** Keys of plain messages. */
export type MessageKey = { [Key in keyof English]: English[Key] extends string ? Key : never }[keyof English];
/** Keys of messages that count something. */
export type PluralKey = Exclude<keyof English, MessageKey>;
type Catalogue = { readonly [Key in MessageKey]: string } & { readonly [Key in PluralKey]: PluralForms };

let english: Catalogue | undefined;
let italian: Catalogue | undefined;

/** The app's words and those of all games. */
function together<App extends object, OfGame extends object>(app: App, games: readonly OfGame[]): App & Together<OfGame> {
  return Object.assign({}, app, ...games) as App & Together<OfGame>;
}

/** Each put together when it is spoken first: a start speaks one language, and before there is a window none. */
export const CATALOGUES: Readonly<Record<Language, Catalogue>> = {
  get en() {
    return (english ??= together(
      appEnglish,
      WORDS.map((words) => words.en),
    ));
  },
  get it() {
    return (italian ??= together(
      appItalian,
      WORDS.map((words) => words.it),
    ));
  },
};

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
