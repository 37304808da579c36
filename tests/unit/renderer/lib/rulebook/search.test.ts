import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { found, pieces, wordsAsked } from '../../../../../src/renderer/lib/rulebook/search';
import type { RuleSection } from '../../../../../src/renderer/lib/rulebook/rulebook';

const SECTIONS: readonly RuleSection[] = [
  {
    id: 'one',
    title: 'Placing',
    lead: '',
    clauses: [
      { id: 'P1', title: 'Stay on the table', text: 'A tile lies on the table.' },
      { id: 'P10', title: 'The end', text: 'A Hideout ends the round.' },
    ],
  },
  {
    id: 'two',
    title: 'Marking',
    lead: '',
    clauses: [{ id: 'M4', title: "L'ultima tessera", text: 'Perché è finita: così guarda indietro.' }],
  },
];
const ids = (query: string): string[] => found(SECTIONS, query).flatMap(({ clauses }) => clauses.map(({ id }) => id));

describe('what is found', () => {
  test.each([
    ['', ['P1', 'P10', 'M4']],
    ['  ', ['P1', 'P10', 'M4']],
    ['tile table', ['P1']],
    ['TIL', ['P1']],
    ['p1', ['P1']],
    ['P10', ['P10']],
    ['p', ['P1', 'P10', 'M4']],
    ['perche cosi', ['M4']],
    ['ultima', ['M4']],
    ["l'ultima", ['M4']],
    ['able', []],
    ['tile hideout', []],
  ])('by %j', (query, wanted) => {
    expect(ids(query)).toEqual(wanted);
  });

  test('has no section without a clause', () => {
    expect(found(SECTIONS, 'hideout').map(({ id }) => id)).toEqual(['one']);
  });
});

describe('what is marked', () => {
  test('is the beginning of a word, as it is written', () => {
    expect(pieces('Perché è così', wordsAsked('PERCHE cosi'))).toEqual([
      { text: 'Perché', found: true },
      { text: ' è ', found: false },
      { text: 'così', found: true },
    ]);
  });

  test('leaves the text as it was, whatever is looked for', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, query) => {
        expect(
          pieces(text, wordsAsked(query))
            .map((piece) => piece.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});
