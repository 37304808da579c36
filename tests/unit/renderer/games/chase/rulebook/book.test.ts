/** The rules in the app are all the rules, in both languages, and nothing that cites one leads nowhere. */
import { describe, expect, test } from 'vitest';
import written from '../../../../../../docs/rules/chase.md?raw';
import english from '../../../../../../resources/chase/rules.en.json';
import italian from '../../../../../../resources/chase/rules.it.json';
import { SECTIONS, sectionsIn } from '../../../../../../src/renderer/games/chase/rulebook/book';
import { SHOWN } from '../../../../../../src/renderer/games/chase/rulebook/shown';
import { found } from '../../../../../../src/renderer/lib/rulebook/search';
import { LANGUAGES } from '../../../../../../src/shared/catalogue';

/** Numbers of the clauses that are written down: those that begin one, at the beginning of a line or within it. */
const numbered = [...written.matchAll(/(?:^- |[.\]] )([CSPMJETFV]\d{1,2})\. /gm)].map(([, id]) => id ?? '');
const inOrder = (ids: readonly string[]): string[] => [...new Set(ids)].sort();

describe('the rules in the app', () => {
  test('are every clause that is written down, each once', () => {
    const told = SECTIONS.flatMap(([, ids]) => ids);
    expect(inOrder(numbered)).toHaveLength(58);
    expect(inOrder(told)).toEqual(inOrder(numbered));
    expect(told).toHaveLength(new Set(told).size);
  });

  test('have the same clauses and sections in each language', () => {
    expect(Object.keys(italian.clauses)).toEqual(Object.keys(english.clauses));
    expect(inOrder(Object.keys(english.clauses))).toEqual(inOrder(numbered));
    expect(Object.keys(italian.sections)).toEqual(Object.keys(english.sections));
    expect(SECTIONS.map(([id]) => id)).toEqual(Object.keys(english.sections));
  });

  test('show only what they tell', () => {
    const ids = new Set<string>(SECTIONS.flatMap(([section, clauses]) => [section, ...clauses]));
    expect([...SHOWN].filter((id) => !ids.has(id))).toEqual([]);
  });
});

/** A sentence of more words is none that a child reads at once. */
const MOST_WORDS = 40;

describe.each(LANGUAGES)('the words of the rules (%s)', (language) => {
  const sections = sectionsIn(language);
  const clauses = sections.flatMap((section) => section.clauses);
  const texts = [...sections.flatMap(({ title, lead }) => [title, lead]), ...clauses.flatMap(({ title, text }) => [title, text])];

  test('are there, and in plain sentences', () => {
    for (const text of texts) {
      expect(text).toBe(text.trim());
      expect(text).not.toBe('');
      for (const sentence of text.split(/[.:?!;] /)) expect(sentence.split(' ').length, sentence).toBeLessThanOrEqual(MOST_WORDS);
    }
    expect(new Set(clauses.map(({ text }) => text)).size).toBe(clauses.length);
  });

  test('call things by the terms of the game', () => {
    const other = language === 'en' ? /\bquarters?\b|\bcards?\b|\bthie(?:f|ves)\b|\bguards?\b/i : /\bsettor[ei]\b|\bcart[ae]\b|\bfuggitiv/i;
    expect(texts.filter((text) => other.test(text))).toEqual([]);
  });

  test('say P1, P2, P8 and M6, which nothing else says', () => {
    for (const id of ['P1', 'P2', 'P8', 'M6']) expect(clauses.find((clause) => clause.id === id)?.text.length, id).toBeGreaterThan(150);
  });

  test('are found by the words that somebody would look for', () => {
    const looked = language === 'en' ? 'last tile' : 'ultima tessera';
    expect(found(sections, looked).flatMap((section) => section.clauses.map(({ id }) => id))).toContain('M4');
    // Whoever sees dogs among the witnesses wonders whether they count.
    const dogs = found(sections, language === 'en' ? 'dog' : 'cane');
    expect(dogs.flatMap((section) => section.clauses.map(({ id }) => id))).toContain('C2');
  });
});

test('the terms of one language are those of the other', () => {
  const TERMS: readonly (readonly [RegExp, RegExp])[] = [
    [/\bHideout/, /\bRifugi/],
    [/\bStarting tile/, /\bPartenza\b/],
    [/\bPrison\b/, /\bPrigione\b/],
    [/\bwitness/i, /\btestimon/i],
    [/\broadblock/i, /\bpost[oi] di blocco\b/i],
    [/\bPerfect Victor/, /\bVittori[ae] Perfett[ae]\b/],
  ];
  const all = (words: object): string[] =>
    Object.values(words as Record<string, object>).flatMap((each) => [Object.values(each).join(' ')]);
  const [en, it] = [all(english.clauses), all(italian.clauses)];
  for (const [at, text] of en.entries())
    for (const [one, other] of TERMS) if (one.test(text)) expect(other.test(it[at] ?? ''), `${text} | ${it[at] ?? ''}`).toBe(true);
});
