/** What lines tell by codes, in the words by which people look for it: of every language, since nobody knows which one was typed. */
import { CATALOGUES, fill, LANGUAGES, type Facts, type MessageKey } from '../../shared/catalogue';
import { folded } from '../../shared/folded';
import { GAMES } from '../../shared/game-list';
import { wordsForName } from '../../shared/names-of-games';
import type { IndexedSeat } from './line-index';

function spoken(key: MessageKey | undefined, facts: Facts = {}): string {
  return key === undefined ? '' : LANGUAGES.map((language) => folded(fill(CATALOGUES[language][key], facts))).join('\n');
}

/** Of variants as a line has them, each between bars: it does not say whose they are. */
export function variantWords(variants: string): string {
  const names = variants.split('|').filter((part) => part !== '');
  return names.flatMap((name) => GAMES.map(({ id }) => spoken(wordsForName(id, 'variant', name)))).join('\n');
}

/** Of whoever sat there in a round that ended: which side won, or that nobody did. */
export function resultWords(company: readonly Pick<IndexedSeat, 'role' | 'won'>[]): string {
  if (company.length === 0) return '';
  const won = new Set(company.flatMap((seat) => (seat.won === true ? [seat.role] : [])));
  if (won.size === 0) return spoken('replays.only-nobody');
  const forms = LANGUAGES.flatMap((language) => Object.values(CATALOGUES[language]['replays.won']));
  const roles = [...won].flatMap((role) => GAMES.map(({ id }) => spoken(wordsForName(id, 'role', role))));
  // Whatever anybody is called in it.
  return [...forms.map((form) => folded(fill(form, { name: '' }))), ...roles].join('\n');
}

/** Of a round that did not end, and of a match that was brought in. */
export const unfinishedWords = (): string => spoken('replays.unfinished');
export const importedWords = (): string => spoken('replays.imported');

/** Of how good the bots are that sat there. */
export function levelWords(company: readonly Pick<IndexedSeat, 'level'>[]): string {
  return company.map(({ level }) => (level === null ? '' : spoken('players.level', { level }))).join('\n');
}

/** Of what brought a round to its end: the game and its name for it. */
export function endingWords(ending: string | null): string {
  const [game = '', name = ''] = ending?.split('.') ?? [];
  return spoken(wordsForName(game, 'ended', name));
}
