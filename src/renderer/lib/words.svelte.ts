/** The words in the language of the moment. Everything that reads them follows when the language changes. */
import { momentOf } from '../../shared/moment';
import {
  CATALOGUES,
  fill,
  isMessageKey,
  pluralText,
  type Facts,
  type Language,
  type MessageKey,
  type PluralKey,
} from '../../shared/catalogue';
import { isAtHand, readWords } from '../../shared/words-at-hand';

const numbers = new Map<Language, Intl.NumberFormat>();

/** Made when the first number is written. Thousands are grouped from four digits on in every language: Italian alone would begin with five. */
function numbersOf(spoken: Language): Intl.NumberFormat {
  const found = numbers.get(spoken) ?? new Intl.NumberFormat(spoken, { maximumFractionDigits: 0, useGrouping: true });
  numbers.set(spoken, found);
  return found;
}

let language = $state<Language>('en');
/** What is to be spoken, which may be on its way. */
let wanted: Language = 'en';

export function currentLanguage(): Language {
  return language;
}

/** Speaks another language from now on, or from when its words are read; where they cannot be, what was spoken goes on. */
export function speak(next: Language): void {
  wanted = next;
  if (isAtHand(next)) language = next;
  else
    readWords(next).then(
      () => {
        if (wanted === next) language = next;
      },
      () => undefined,
    );
}

/** Numbers among facts as the language writes them. */
function written(facts: Facts = {}): Facts {
  return Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, typeof fact === 'number' ? numberText(fact) : fact]));
}

/** A message. */
export function t(key: MessageKey, facts?: Facts): string {
  return fill(CATALOGUES[language][key], written(facts));
}

/** A message that counts something. */
export function tn(key: PluralKey, count: number, facts?: Facts): string {
  return pluralText(CATALOGUES[language][key], language, count, written({ count, ...facts }));
}

/** The message for a key made from data, or the one for `otherwise` where there is none. */
export function tOr(key: string, otherwise: MessageKey, facts?: Facts): string {
  return t(isMessageKey(key) ? key : otherwise, facts);
}

/** Parts joined as the language lists them: 'north, north and east'. */
export function list(parts: readonly string[], type: 'conjunction' | 'disjunction' | 'unit' = 'conjunction'): string {
  return new Intl.ListFormat(language, { style: type === 'unit' ? 'narrow' : 'long', type }).format(parts);
}

/** A day and time as the language writes them; of a text that tells no moment it says so. */
export function dateText(iso: string): string {
  return momentText({ dateStyle: 'medium', timeStyle: 'short' }, iso);
}

/** A day given as an ISO date, as the language writes it. */
export function dayText(date: string): string {
  return date === '' ? '' : momentText({ dateStyle: 'medium', timeZone: 'UTC' }, `${date}T00:00:00Z`);
}

/** A day given as an ISO date, as short as an axis needs it: without its year. */
export function shortDayText(date: string): string {
  return momentText({ day: 'numeric', month: 'short', timeZone: 'UTC' }, `${date}T00:00:00Z`);
}

/** Total, whatever a row or a file says: a screen must not fall over a date. */
function momentText(options: Intl.DateTimeFormatOptions, iso: string): string {
  const moment = momentOf(iso);
  return moment === undefined ? t('app.no-date') : new Intl.DateTimeFormat(language, options).format(moment);
}

/** The month of a day given as an ISO date, as short as an axis needs it, with its year. */
export function monthText(date: string): string {
  return momentText({ month: 'short', year: 'numeric', timeZone: 'UTC' }, `${date}T00:00:00Z`);
}

/** A whole number, grouped as the language writes it. */
export function numberText(value: number): string {
  return numbersOf(language).format(value);
}
