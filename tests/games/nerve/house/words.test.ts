/** Words of a second game: the catalogue has them beside the app's and Chase's, in every language, and main speaks them too. */
import { expect, test } from 'vitest';
import { CATALOGUES, isMessageKey, LANGUAGES, pluralText } from '../../../../src/shared/catalogue';
import { NERVE_WORDS as en } from '../words-en';
import { NERVE_WORDS as it } from '../words-it';

const NERVE_WORDS = { en, it };

test.each(LANGUAGES)('every word of it is there (%s), and none of the others is lost', (language) => {
  const catalogue = CATALOGUES[language] as unknown as Readonly<Record<string, unknown>>;
  expect(catalogue).toMatchObject(NERVE_WORDS[language]);
  expect([typeof catalogue['app.name'], typeof catalogue['home.drill-note']]).toEqual(['string', 'string']);
});

test('its keys are keys, and what it counts is counted in the forms of each language', () => {
  expect(isMessageKey('nerve.draw')).toBe(true);
  const cards = (language: 'en' | 'it', count: number): string =>
    pluralText(NERVE_WORDS[language]['nerve.cards'], language, count, { name: 'Ada' });
  expect([cards('en', 1), cards('en', 2), cards('it', 1), cards('it', 2)]).toEqual([
    'Ada: 1 card',
    'Ada: 2 cards',
    'Ada: 1 carta',
    'Ada: 2 carte',
  ]);
});
