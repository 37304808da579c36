/**
 * The words of both languages, put together when they are spoken first. The built window has `renderer/lib/words-in-pieces.ts` in the place
 * of this file: it reads the language that it speaks.
 */
import type { Catalogue, Language } from './language';
import { english } from './words-en';
import { italian } from './words-it';

const kept: Partial<Record<Language, Catalogue>> = {};

export const AT_HAND: Readonly<Record<Language, Catalogue>> = {
  get en() {
    return (kept.en ??= english());
  },
  get it() {
    return (kept.it ??= italian());
  },
};

/** Whether a language can be spoken now. */
export function isAtHand(_language: Language): boolean {
  return true;
}

/** Settles once it can be; rejected where its words cannot be read. */
export function readWords(_language: Language): Promise<void> {
  return Promise.resolve();
}
