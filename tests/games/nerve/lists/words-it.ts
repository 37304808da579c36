/** Takes the place of `src/shared/word-list-it.ts`: the Italian words of Chase and, beside them, Nerve's. */
import chase from '../../../../resources/chase/words.it.json' with { type: 'json' };
import { NERVE_WORDS } from '../words-it';

export const WORDS = [chase, NERVE_WORDS] as const;
