/** Names in a sentence, marked with their seats. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keptParts } from '../../../src/renderer/lib/kept-parts';
import { named, namedParts, unbroken, unnamed } from '../../../src/renderer/lib/named';
import { becauseAt, becauseOf, saidTogether } from '../../../src/renderer/games/chase/lib/because';
import { manyRounds } from '../../fixtures/many-rounds';
import { storyOf } from '../../fixtures/stories';

test('a sentence comes apart into its names, each with its seat, and what is between them', () => {
  const text = `${named('Guest (2)', 1)} wins because ${named('Guest', 0)} went wrong.`;
  expect(namedParts(text)).toEqual([
    { text: 'Guest (2)', seat: 1 },
    { text: ' wins because ', seat: null },
    { text: 'Guest', seat: 0 },
    { text: ' went wrong.', seat: null },
  ]);
  expect(unnamed(text)).toBe('Guest (2) wins because Guest went wrong.');
  expect(namedParts('')).toEqual([]);
});

test('the number that tells two of one name apart stays on the line of the name, and nothing else does', () => {
  expect(unbroken('Guest (2) wins, Guest (13) and Ada (Bea) do not')).toBe('Guest\u00A0(2) wins, Guest\u00A0(13) and Ada (Bea) do not');
});

test('a number stays on the line of the word before it, whatever closes them, and no letter is lost', () => {
  const kept = (text: string): string[] => keptParts(text).flatMap((part) => (part.kept ? [part.text] : []));
  expect(kept('The Runners win by reaching the Hideout (tile 8 of the path).')).toEqual(['tile 8']);
  expect(kept('raggiunto il Rifugio (tessera 20): tutto')).toEqual(['tessera 20):']);
  expect(kept('Ada 4, Bruno 3, Chiara 7')).toEqual(['Ada 4,', 'Bruno 3,', 'Chiara 7']);
  expect(kept('Chiara wins with more Perfect Victories, 2.')).toEqual(['Victories, 2.']);
  expect(kept('Tile 5 beat it by 1.8 s, on 3rd place')).toEqual(['Tile 5', 'by 1.8']);
  fc.assert(
    fc.property(fc.string(), (text) => {
      const parts = keptParts(text);
      expect(parts.map((part) => part.text).join('')).toBe(text);
      expect(parts.every((part) => part.text !== '')).toBe(true);
    }),
  );
});

test('over 300 rounds a marked sentence is the plain one, and every name in it is that of its seat', () => {
  for (const state of manyRounds(300)) {
    const story = storyOf(state);
    const marked = { ...story, mark: named };
    const pairs = [
      [becauseOf(story), becauseOf(marked)] as const,
      ...story.verdict.walk.map((step) => [becauseAt(story, step), becauseAt(marked, step)] as const),
    ];
    for (const [plain, rich] of pairs) {
      if (plain === null || rich === null) continue;
      expect(unnamed(saidTogether(rich))).toBe(saidTogether(plain));
      for (const { text, seat } of namedParts(saidTogether(rich))) if (seat !== null) expect(text).toBe(story.players[seat]?.name);
    }
  }
});
