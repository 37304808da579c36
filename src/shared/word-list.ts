/**
 * The words of every game, by language. By themselves, since the list of games would run in a circle with them: schemas name the phrases
 * in which faults are told, and the keys of those are words.
 */
import { CHASE_WORDS } from './chase/words';

export const WORDS = [CHASE_WORDS] as const;
