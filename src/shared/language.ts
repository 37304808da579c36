/** Which languages there are, and which messages: those of the English words. */
import type { english } from './words-en';

export const LANGUAGES = ['en', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A message that depends on a number: one text for each form that the language has. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

type English = ReturnType<typeof english>;
/** Keys of plain messages. */
export type MessageKey = { [Key in keyof English]: English[Key] extends string ? Key : never }[keyof English];
/** Keys of messages that count something. */
export type PluralKey = Exclude<keyof English, MessageKey>;
/** The words of a language. */
export type Catalogue = { readonly [Key in MessageKey]: string } & { readonly [Key in PluralKey]: PluralForms };
