/** The English words of every game. Beside those of the other languages by themselves, since the window reads the one that it speaks. */
import chase from '../../resources/chase/words.en.json' with { type: 'json' };
import fugitive from '../../resources/fugitive/words.en.json' with { type: 'json' };

export const WORDS = [chase, fugitive] as const;
