/** The rules in the app are all the rules of play, in both languages. */
import { describe, expect, test } from 'vitest';
import written from '../../../../../docs/rules/fugitive.md?raw';
import english from '../../../../../resources/fugitive/rules.en.json';
import italian from '../../../../../resources/fugitive/rules.it.json';
import { SECTIONS, sectionsIn } from '../../../../../src/renderer/games/fugitive/rulebook/book';
import { LANGUAGES } from '../../../../../src/shared/catalogue';

/** Numbers of the clauses that are written down; what drills ask and how files are written is no rule of play (D, J, R). */
const numbered = [...written.matchAll(/(?:^(?:- )?|[.)\]] )([TCSFMHEVIN]\d)\. /gm)].map(([, id]) => id ?? '');
const tabled = [...written.matchAll(/^\| (I\d) /gm)].map(([, id]) => id ?? '');
const sorted = (ids: Iterable<string>): string[] => [...new Set(ids)].sort();

describe('the rules of Fugitive in the app', () => {
  test('are every clause of play that is written down, each once', () => {
    const told = SECTIONS.flatMap(([, ids]) => ids);
    expect(sorted(told)).toEqual(sorted([...numbered, ...tabled]));
    expect(told).toHaveLength(new Set(told).size);
  });

  test('have the same clauses and sections in each language', () => {
    expect(Object.keys(italian.clauses)).toEqual(Object.keys(english.clauses));
    expect(Object.keys(italian.sections)).toEqual(Object.keys(english.sections));
    expect(SECTIONS.map(([id]) => id)).toEqual(Object.keys(english.sections));
  });

  test.each(LANGUAGES)('are plain sentences (%s)', (language) => {
    for (const { title, lead, clauses } of sectionsIn(language)) {
      for (const text of [title, lead, ...clauses.flatMap((clause) => [clause.title, clause.text])]) {
        expect(text).toBe(text.trim());
        expect(text).not.toBe('');
        for (const sentence of text.split(/[.:?!;] /)) expect(sentence.split(' ').length, sentence).toBeLessThanOrEqual(40);
      }
    }
  });
});
