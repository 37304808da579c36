import { describe, expect, test } from 'vitest';
import english from '../../../../resources/words/en.json';
import italian from '../../../../resources/words/it.json';
import { fill, isMessageKey, pluralText, resolveLanguage } from '../../../../src/shared/catalogue';

type Entry = string | Readonly<Record<string, string>>;
const en: Readonly<Record<string, Entry>> = english;
const it: Readonly<Record<string, Entry>> = italian;

const texts = (entry: Entry | undefined): string[] => (entry === undefined ? [] : typeof entry === 'string' ? [entry] : Object.values(entry));
const placeholders = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '').sort();
/** The same in both languages on purpose: names, numbers and words that are both. */
const ALIKE = new Set([
  'app.name',
  'match.title',
  'match.of',
  'replay.round',
  'replay.rounds',
  'menu.replays',
  'home.go-on-note',
  'home.replays',
  'replays.title',
  'replays.fault',
  'replays.rounds',
  'result.millis',
  'result.seconds',
  'settings.language.en',
  'settings.language.it',
  'statistics.degrees',
  'seat.bot',
  'tile.plain',
  'tile.numbered',
  'tile.exit',
]);

describe('the catalogues', () => {
  test('have the same keys, in the same order', () => {
    expect(Object.keys(it)).toEqual(Object.keys(en));
  });

  test('have no empty text and no stray blanks', () => {
    for (const [key, entry] of [...Object.entries(en), ...Object.entries(it)]) {
      for (const text of texts(entry)) expect(text === text.trim() && text !== '', key).toBe(true);
    }
  });

  test('use the same placeholders in every form of every language', () => {
    for (const key of Object.keys(en)) {
      const wanted = new Set(texts(en[key]).flatMap(placeholders));
      for (const text of texts(it[key])) {
        for (const name of placeholders(text)) expect(wanted.has(name), `${key}: {${name}}`).toBe(true);
      }
      const given = new Set(texts(it[key]).flatMap(placeholders));
      for (const name of wanted) expect(given.has(name), `${key}: {${name}}`).toBe(true);
    }
  });

  test.each([
    ['en', en],
    ['it', it],
  ] as const)('have every plural form that the language counts with (%s)', (language, catalogue) => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    for (const [key, entry] of Object.entries(catalogue)) {
      if (typeof entry !== 'string') expect(Object.keys(entry).sort(), key).toEqual([...forms].sort());
    }
  });

  test('are translated: what is alike is alike on purpose', () => {
    const alike = Object.keys(en).filter((key) => JSON.stringify(en[key]) === JSON.stringify(it[key]));
    expect(alike.filter((key) => !ALIKE.has(key))).toEqual([]);
  });
});

describe('messages', () => {
  test('a placeholder without a fact stays in sight', () => {
    expect(fill('{name} and {other}', { name: 'Ada' })).toBe('Ada and {other}');
  });

  test('count by the rules of the language', () => {
    const forms = { one: '{count} tile', other: '{count} tiles' };
    expect(pluralText(forms, 'en', 1)).toBe('1 tile');
    expect(pluralText(forms, 'en', 0)).toBe('0 tiles');
    expect(pluralText({ one: 'uno', other: 'molti' }, 'it', 1_000_000)).toBe('molti');
  });

  test('follow the system as far as there are words', () => {
    expect(resolveLanguage('system', 'it-CH')).toBe('it');
    expect(resolveLanguage('system', 'IT_it')).toBe('it');
    expect(resolveLanguage('system', 'de-AT')).toBe('en');
    expect(resolveLanguage('system', 'italo')).toBe('en');
    expect(resolveLanguage('it', 'en-GB')).toBe('it');
  });

  test('a key made from data is known to be there or not', () => {
    expect(isMessageKey('refused.paused')).toBe(true);
    expect(isMessageKey('refused.something-new')).toBe(false);
    expect(isMessageKey('match.points')).toBe(false);
    expect(isMessageKey('toString')).toBe(false);
  });
});
