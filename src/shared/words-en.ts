/** Every English word. Nothing but words is imported here: the window waits for this file while it begins. */
import app from '../../resources/words.en.json' with { type: 'json' };
import { WORDS } from './word-list-en';
import type { Together } from './words-together';

type English = typeof app & Together<(typeof WORDS)[number]>;

/** Of the app and of all games. */
export function english(): English {
  const all: unknown = Object.assign({}, app, ...WORDS);
  return all as English;
}
