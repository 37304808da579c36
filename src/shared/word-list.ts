/**
 * The words of every game, by language. By themselves, since the list of games would run in a circle with them: schemas name the phrases
 * in which faults are told, and the keys of those are words.
 */
import chaseEnglish from '../../resources/chase/words.en.json' with { type: 'json' };
import chaseItalian from '../../resources/chase/words.it.json' with { type: 'json' };

export const WORDS = [{ en: chaseEnglish, it: chaseItalian }] as const;
