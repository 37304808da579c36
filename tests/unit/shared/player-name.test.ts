/** How long a name is counts once it is in one spelling. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boundedName, cleanName, LONGEST_NAME } from '../../../src/shared/player-name';

test('a bounded name is clean, in one spelling, whole, and not too long, whatever was typed', () => {
  const signs = fc.oneof(fc.constantFrom('\ufb2c', '\u0344', '𝅘𝅥𝅮', '👩‍👩‍👧‍👦', ' '), fc.string({ unit: 'grapheme', maxLength: 5 }));
  fc.assert(
    fc.property(fc.array(signs, { maxLength: 60 }), (typed) => {
      const name = boundedName(typed.join(''));
      expect(name.length).toBeLessThanOrEqual(LONGEST_NAME);
      expect(cleanName(name)).toBe(name);
      expect(/\p{Cs}/u.test(name)).toBe(false);
    }),
  );
  expect(cleanName('\ufb2c'.repeat(40))).toHaveLength(120);
  expect(boundedName('\ufb2c'.repeat(40))).toHaveLength(LONGEST_NAME);
});
