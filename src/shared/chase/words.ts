/** Chase's words in every language. */
import english from '../../../resources/chase/words.en.json' with { type: 'json' };
import italian from '../../../resources/chase/words.it.json' with { type: 'json' };

export const CHASE_WORDS = { en: english, it: italian } as const;
