/** Takes the place of `src/shared/word-list-en.ts`: the English words of Chase and, beside them, Nerve's. */
import chase from '../../../../resources/chase/words.en.json' with { type: 'json' };
import { NERVE_WORDS } from '../words-en';

export const WORDS = [chase, NERVE_WORDS] as const;
