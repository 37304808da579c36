/** Every Italian word. Nothing but words is imported here: the window waits for this file while it begins. */
import app from '../../resources/words.it.json' with { type: 'json' };
import { WORDS } from './word-list-it';
import type { Together } from './words-together';

type Italian = typeof app & Together<(typeof WORDS)[number]>;

/** Of the app and of all games. */
export function italian(): Italian {
  const all: unknown = Object.assign({}, app, ...WORDS);
  return all as Italian;
}
