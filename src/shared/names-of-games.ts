/** Names that a game gives to its own things and that stay: where their words stand, the game's own ones first. */
import { isMessageKey, type MessageKey } from './catalogue';

/** What there are names of: what a seat was, what is unusual in the rules, what brought a round to its end. */
export type NameKind = 'role' | 'variant' | 'ended';

/** The key of the words for a name; undefined where there are none. */
export function wordsForName(game: string, kind: NameKind, name: string): MessageKey | undefined {
  return [`${game}.${kind}.${name}`, `${kind}.${name}`].find(isMessageKey);
}
