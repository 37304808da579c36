/** Takes the place of `src/shared/word-list.ts`: the words of Chase and, beside them, Nerve's. */
import chaseEnglish from '../../../../resources/chase/words.en.json' with { type: 'json' };
import chaseItalian from '../../../../resources/chase/words.it.json' with { type: 'json' };
import { NERVE_WORDS } from '../words';

export const WORDS = [{ en: chaseEnglish, it: chaseItalian }, NERVE_WORDS] as const;
