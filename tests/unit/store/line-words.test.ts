/** What matches are found by in words: every ending and variant that a game has, in both languages. */
import { describe, expect, test } from 'vitest';
import { endingWords, variantWords } from '../../../src/main/store/line-words';
import { endingText as chaseEnding } from '../../../src/renderer/games/chase/home/sought-text';
import { endingText as fugitiveEnding, variantText as fugitiveVariant } from '../../../src/renderer/games/fugitive/home/sought-text';
import { ENDINGS } from '../../../src/rules/chase/round';
import { folded } from '../../../src/shared/folded';

const FUGITIVE = ['caught', 'escaped', 'slipped', 'hunted', 'cornered', 'given-up'];

describe('the words', () => {
  test.each([
    ...ENDINGS.map((ending) => [`chase.${ending}`, chaseEnding(`chase.${ending}`)] as const),
    ...FUGITIVE.map((ending) => [`fugitive.${ending}`, fugitiveEnding(`fugitive.${ending}`)] as const),
  ])('for the ending %s are those that the filter says, and those of the other language', (ending, text) => {
    const words = endingWords(ending).split('\n');
    expect(words).toContain(folded(text ?? 'nothing'));
    expect(words).toHaveLength(2);
  });

  test('for variants are of whichever game has them; of what nobody knows there are none', () => {
    expect(variantWords('|head-start||perfect-plan|')).toMatch(/head start[^]*vantaggio[^]*perfect plan/);
    expect(variantWords('|helpful|')).toContain(folded(fugitiveVariant('helpful') ?? 'nothing'));
    expect([variantWords(''), variantWords('|other|').trim(), endingWords(null), endingWords('chase.other')]).toEqual(['', '', '', '']);
  });
});
