import { expect, test, vi } from 'vitest';
import { CATALOGUES, LANGUAGES } from '../../../../src/shared/catalogue';

test('a language is spoken once its words were read, and says what all words at hand say', async () => {
  vi.resetModules();
  const { AT_HAND, isAtHand, readWords } = await import('../../../../src/renderer/lib/words-in-pieces');
  expect(() => AT_HAND.en).toThrow('No language has been read in.');
  await readWords('it');
  expect(LANGUAGES.map(isAtHand)).toEqual([false, true]);
  expect(AT_HAND.it).toEqual(CATALOGUES.it);
  // Whoever asks which messages there are finds the same ones in each.
  expect(AT_HAND.en).toBe(AT_HAND.it);
  await readWords('en');
  expect(AT_HAND.en).toEqual(CATALOGUES.en);
  expect(AT_HAND.it).toEqual(CATALOGUES.it);
});
