/** What lines tell by codes, in the words by which people look for it: of every language, since nobody knows which one was typed. */
import { CATALOGUES, LANGUAGES, type MessageKey } from '../../shared/catalogue';
import { folded } from '../../shared/folded';
import { GAMES } from '../../shared/game-list';
import { wordsForName } from '../../shared/names-of-games';

function spoken(key: MessageKey | undefined): string {
  return key === undefined ? '' : LANGUAGES.map((language) => folded(CATALOGUES[language][key])).join('\n');
}

/** Of variants as a line has them, each between bars: it does not say whose they are. */
export function variantWords(variants: string): string {
  const names = variants.split('|').filter((part) => part !== '');
  return names.flatMap((name) => GAMES.map(({ id }) => spoken(wordsForName(id, 'variant', name)))).join('\n');
}

/** Of what brought a round to its end: the game and its name for it. */
export function endingWords(ending: string | null): string {
  const [game = '', name = ''] = ending?.split('.') ?? [];
  return spoken(wordsForName(game, 'ended', name));
}
