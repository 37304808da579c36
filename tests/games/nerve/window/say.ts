/** Nerve's words as the window speaks them. Its types are those of the real list of words, in which Nerve is not. */
import type { Facts, MessageKey, PluralKey } from '../../../../src/shared/catalogue';
import { t, tn } from '../../../../src/renderer/lib/words.svelte';
import type { NERVE_WORDS } from '../words-en';

type English = typeof NERVE_WORDS;
type Counted = { [Key in keyof English]: English[Key] extends string ? never : Key }[keyof English];

export const say = (key: Exclude<keyof English, Counted>): string => t(key as unknown as MessageKey);
export const sayCount = (key: Counted, count: number, facts: Facts): string => tn(key as unknown as PluralKey, count, facts);
