import { describe, expect, test } from 'vitest';
import chaseEnglish from '../../../../resources/chase/words.en.json';
import chaseItalian from '../../../../resources/chase/words.it.json';
import appEnglish from '../../../../resources/words.en.json';
import appItalian from '../../../../resources/words.it.json';
import { CATALOGUES, fill, isMessageKey, pluralText, resolveLanguage, type PluralForms } from '../../../../src/shared/catalogue';

type Entry = string | Readonly<Record<string, string>>;
const en: Readonly<Record<string, Entry>> = CATALOGUES.en;
const it: Readonly<Record<string, Entry>> = CATALOGUES.it;

const texts = (entry: Entry | undefined): string[] =>
  entry === undefined ? [] : typeof entry === 'string' ? [entry] : Object.values(entry);
const placeholders = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '').sort();
/** The same in both languages on purpose: names, numbers and words that are both. */
const ALIKE = new Set([
  'app.name',
  'game.chase',
  'fugitive.event.blackout',
  'settings.goal-minutes',
  'settings.volume',
  'copies.contents',
  'match.title',
  'picture.heading',
  'match.of',
  'replay.round',
  'replay.rounds',
  'replays.swap-at',
  'replays.swap-in',
  'replays.found',
  'menu.replays',
  'home.go-on-note',
  'home.replays',
  'replays.title',
  'replays.fault',
  'replays.rounds',
  'key.Backspace',
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
    expect(Object.keys(appItalian)).toEqual(Object.keys(appEnglish));
    expect(Object.keys(chaseItalian)).toEqual(Object.keys(chaseEnglish));
  });

  test("have no key twice: a word is the app's or a game's", () => {
    expect(Object.keys(chaseEnglish).filter((key) => Object.hasOwn(appEnglish, key))).toEqual([]);
  });

  /** What only Chase has on its table, and who sits at it. */
  const CHASE =
    /\b(?:runners?|chasers?|hideouts?|witness(?:es)?|tiles?|markers?|prison|piles?|roadblocks?|streets?|symbols?|sectors?|trails?|head start|perfect plan|chase)\b/i;

  test("of the app say nothing of a game's own things", () => {
    const said = Object.entries<Entry>(appEnglish).filter(([, entry]) => texts(entry).some((text) => CHASE.test(text)));
    expect(said.map(([key]) => key)).toEqual([]);
    expect(CHASE.test(chaseEnglish['role.runner'])).toBe(true);
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

  /** What the rules' terms are not called: a part of a tile is a sector, in Italian a quarter. A quarter turn is none. */
  test.each([
    ['en', en, /\bquarters?\b(?! (?:turn|to the)\b)/i],
    ['it', it, /\bsettor[ei]\b/i],
  ] as const)('call a sector by one word (%s)', (_, catalogue, other) => {
    const called = Object.entries(catalogue).filter(([, entry]) => texts(entry).some((text) => other.test(text)));
    expect(called.map(([key]) => key)).toEqual([]);
  });

  test('are translated: what is alike is alike on purpose', () => {
    const alike = Object.keys(en).filter((key) => JSON.stringify(en[key]) === JSON.stringify(it[key]));
    expect(alike.filter((key) => !ALIKE.has(key))).toEqual([]);
  });
});

/**
 * English words that are none in Italian: what is left over of a sentence has at least one of them. Words that both languages
 * have (round, replay, puzzle, bot, gamepad, mouse, file) are not among them.
 */
const ENGLISH = new Set(
  'the and with your you are was were this that these those what who from into about guest chaser runner witness witnesses tile tiles marker markers level levels play played player players drill drills save saved files name names next right wrong answer answers none settings hideout prison street streets nobody everybody please press choose of to is it an be not has have been one two three four five there here then than they their which when where why how can will would could should does did done start stop open close'.split(
    ' ',
  ),
);
const wordsIn = (text: string): string[] =>
  text
    .replace(/\{\w+\}|"\w+"/g, ' ')
    .toLowerCase()
    .match(/\p{L}+/gu) ?? [];

/** What somebody would have to be told first: words of trainers and statisticians, numbers of clauses and of tiles. */
const UNEXPLAINED = {
  en: /\bcombos?\b|steadiness|time bonus|the backs? says?|\bstrikes?\b|\bmedian\b|\b[A-Z]\d{1,2}\b|\b[a-z]\d{2}\b/i,
  it: /\bcombo\b|\bcostanza\b|tempo bonus|il dorso dice|\bmedian[oa]\b|\b[A-Z]\d{1,2}\b|\b[a-z]\d{2}\b/i,
} as const;

describe.each([
  ['en', en],
  ['it', it],
] as const)('words that nobody explained (%s)', (language, catalogue) => {
  test("are none of the window's", () => {
    // Faults are for whoever wrote the file; the window leaves their clauses out.
    const said = Object.entries(catalogue).filter(([key]) => !key.startsWith('fault.'));
    const found = said.flatMap(([key, entry]) =>
      texts(entry)
        .filter((text) => UNEXPLAINED[language].test(text))
        .map((text) => `${key}: ${text}`),
    );
    expect(found).toEqual([]);
  });

  test('the search finds them', () => {
    const said = {
      en: ['Combo', 'Steadiness (middle half)', 'The back says', 'It breaks P6.', 'Tile r09'],
      it: ['Costanza (metà centrale)', 'Tempo mediano', 'Infrange P6.', 'Tessera r09'],
    }[language];
    expect(said.filter((text) => !UNEXPLAINED[language].test(text))).toEqual([]);
  });

  test('the people, dogs and cones of a tile are explained where a tile is', () => {
    const words = { en: [/cone of light/, /dogs/], it: [/cono di luce/, /cani/] }[language];
    for (const word of words) expect(texts(catalogue['how.tile.cones'])[0]).toMatch(word);
  });
});

describe('the Italian catalogue', () => {
  test('has no English word left over', () => {
    const left = Object.entries(it).flatMap(([key, entry]) =>
      // A language is called as its speakers call it.
      key.startsWith('settings.language.')
        ? []
        : texts(entry).flatMap((text) =>
            wordsIn(text)
              .filter((word) => ENGLISH.has(word))
              .map((word) => `${key}: ${word}`),
          ),
    );
    expect(left).toEqual([]);
  });

  test('the search finds them', () => {
    expect(wordsIn('Salvato da {guest}, with your nome').filter((word) => ENGLISH.has(word))).toEqual(['with', 'your']);
  });

  test("calls what the rules name by the rules' own words", () => {
    const TERMS: readonly (readonly [RegExp, RegExp])[] = [
      [/\bHideout/, /\bRifugi/],
      [/\bStarting tile/, /\bPartenza\b/],
      [/\bPrison\b/, /\bPrigione\b/],
      [/\bwitness/i, /\btestimon/i],
      [/\broadblock/i, /\bpost[oi] di blocco\b/i],
    ];
    for (const [key, entry] of Object.entries(en)) {
      for (const [english, italian] of TERMS) {
        if (texts(entry).some((text) => english.test(text)))
          expect(
            texts(it[key]).some((text) => italian.test(text)),
            `${key}: ${String(italian)}`,
          ).toBe(true);
      }
    }
  });
});

/** Facts that are numbers in whatever message they fill. */
const NUMBERS = new Set(['count', 'won', 'lost', 'shortest', 'attempts', 'points', 'rounds', 'tiles', 'markers', 'runs', 'of', 'total']);
/** Words that follow a number and are the same for one and for many, or count nothing. */
const UNCOUNTED = /^(?:round|puzzle|replay|di|of|e|and|to|in|con|here|there|qui|là|da|non|su)$/;

describe.each([
  ['en', en],
  ['it', it],
] as const)('what is counted (%s)', (language, catalogue) => {
  const plural = Object.entries(catalogue).flatMap(([key, entry]) =>
    typeof entry === 'string' ? [] : [[key, entry as PluralForms] as const],
  );

  test.each([0, 1, 2, 21, 1_000_000])('is said of %i without a hole', (count) => {
    for (const [key, forms] of plural) {
      const facts = Object.fromEntries(
        Object.values(forms)
          .flatMap(placeholders)
          .map((name) => [name, name === 'count' ? count : 'x']),
      );
      expect(pluralText(forms, language, count, facts), key).not.toMatch(/[{}]/);
    }
  });

  test('is one thing where it is one, and many things where it is none or many', () => {
    for (const [key, forms] of plural) {
      const counted = /\{count\} (\p{L}+)/u.exec(forms.one ?? '')?.[1];
      // A noun, an adjective or a verb goes by the number; in English some stand unchanged ('3 won').
      if (language === 'it' && counted !== undefined && !UNCOUNTED.test(counted)) expect(forms.one, key).not.toBe(forms.other);
      expect(pluralText(forms, language, 0), key).toBe(pluralText({ other: forms.other }, language, 0));
      expect(pluralText(forms, language, 1), key).toBe(pluralText({ other: forms.one ?? '' }, language, 1));
      // The form that Italian has for a million and more is that for several.
      if (forms.many !== undefined) expect(forms.many, key).toBe(forms.other);
    }
  });

  test('is counted only by messages that have a form for one', () => {
    const held = Object.entries(catalogue).flatMap(([key, entry]) => {
      if (typeof entry !== 'string') return [];
      const nouns = [...entry.matchAll(/\{(\w+)\} (\p{Ll}+)/gu)].filter(
        ([, name = '', word = '']) => NUMBERS.has(name) && !UNCOUNTED.test(word),
      );
      return nouns.map(([found]) => `${key}: ${found}`);
    });
    expect(held).toEqual([]);
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
