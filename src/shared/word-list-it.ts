/** The Italian words of every game. */
import chase from '../../resources/chase/words.it.json' with { type: 'json' };

export const WORDS = [chase] as const;
