/** The Italian words of every game. */
import chase from '../../resources/chase/words.it.json' with { type: 'json' };
import fugitive from '../../resources/fugitive/words.it.json' with { type: 'json' };

export const WORDS = [chase, fugitive] as const;
