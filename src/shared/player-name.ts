/** What a player may be called: a name that can be seen, and that reads as it is written. */
import guests from '../../resources/guests.json' with { type: 'json' };
import { LANGUAGES, type Language } from './language';

/** Joins signs to one picture; meant only between two of them. */
const JOINER = /(?<!\p{Extended_Pictographic}(?:\u{fe0f}|\p{Emoji_Modifier})?)\u{200d}|\u{200d}(?!\p{Extended_Pictographic})/gu;
/** Controls, marks that turn the direction of reading, and everything that is never drawn, but for what pictures are joined with. */
const UNSEEN = /(?!\u{200d}|\u{fe0f})[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\p{Cs}]/gu;
/** The empty pattern of Braille is drawn as nothing, too. */
const SEEN = /(?!\u{2800})[\p{L}\p{N}\p{P}\p{S}]/u;

/** The name in one spelling (NFC), with single blanks and without what cannot be seen; empty where nothing is left to see. */
export function cleanName(name: string): string {
  const clean = name.normalize('NFC').replace(/\s+/g, ' ').replace(UNSEEN, '').replace(JOINER, '').trim();
  return SEEN.test(clean) ? clean : '';
}

/** A kept name has at most so many UTF-16 units. In one spelling some signs take more of them than they were typed with. */
export const LONGEST_NAME = 40;

/** A clean name that is no longer than one may be: what is too much is cut off, no sign in halves. */
export function boundedName(name: string): string {
  let bounded = '';
  for (const sign of cleanName(name)) {
    if (bounded.length + sign.length > LONGEST_NAME) break;
    bounded += sign;
  }
  return cleanName(bounded);
}

/** Whether two names are one, whatever their case. */
export function sameName(one: string, other: string): boolean {
  return cleanName(one).toLowerCase() === cleanName(other).toLowerCase();
}

/** What somebody without a name is called. It stands beside the catalogue, since a kept match has it in the language of its day. */
export function guestWord(language: Language): string {
  return guests[language];
}

/** Whether a name is what a player without one is called, in any language. */
export function isGuestName(name: string): boolean {
  return LANGUAGES.some((language) => sameName(guests[language], name));
}

const NUMBERED = /^(.*?)( \(\d+\))?$/s;

/** Whether a kept name is the word for somebody without one, also with the number that tells two of them apart. */
export function isUnnamed(name: string): boolean {
  return isGuestName(NUMBERED.exec(name)?.[1] ?? name);
}

/**
 * A kept name as `language` says it: a match keeps the word for somebody without a name in the language of its day, with a number
 * where two sat there.
 */
export function nameIn(language: Language, name: string): string {
  const [, base = name, number = ''] = NUMBERED.exec(name) ?? [];
  return isGuestName(base) ? guests[language] + number : name;
}
