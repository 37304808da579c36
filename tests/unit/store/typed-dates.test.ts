/** Dates among words: found as people type them, and as the list writes them, in both languages; a number or a name is none. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { typedDates, type PlainDay } from '../../../src/main/store/typed-dates';
import { LANGUAGES } from '../../../src/shared/catalogue';
import { folded } from '../../../src/shared/folded';

const MINUTE = 20 * 60 + 26;
const DAY: PlainDay = { year: 2026, month: 11, day: 27 };

const wordsOf = (text: string): string[] => folded(text).split(/\s+/u);
/** Whether every word of a text says that day and minute. */
const says = (text: string, day = DAY, minute = MINUTE): boolean =>
  typedDates(wordsOf(text)).every((word) => word?.day?.(day) === true || word?.minute?.(minute) === true);

describe('a date', () => {
  test.each([
    ...['2026', '2026-11', '2026-11-27', '27/11/2026', '11/27/2026', '27.11.26', '27.11.', '27/11', 'november', 'novembre'],
    ...['Nov 27', '27 nov', '27 novembre 2026', 'nov 2026', 'nove 2026', '2026-11-27 20:26', 'Nov 27, 2026, 8:26 PM', '27 nov 2026, 20:26'],
  ])('typed as %s is found', (text) => {
    expect(says(text)).toBe(true);
  });

  test.each(['2025', '2026-12', '2026-11-2 3', '28/11/2026', '27/12', 'december', 'Nov 28', 'dic 2026', '8:26 AM 2026', '20:27 2026'])(
    'typed as %s is another',
    (text) => {
      expect(says(text)).toBe(false);
    },
  );

  test.each(['27', '3', 'nov', 'mar', 'bot 3', 'player 27', 'may', '99', '1234', 'ada'])('is not meant by %s', (text) => {
    expect(typedDates(wordsOf(text)).every((word) => word === null)).toBe(true);
  });

  test('as the list writes it is found, whenever it was, in every language', () => {
    const moments = fc.date({ min: new Date(2001, 0, 1), max: new Date(2099, 0, 1), noInvalidDate: true });
    fc.assert(
      fc.property(moments, fc.constantFrom(...LANGUAGES), (at, language) => {
        const text = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
        const day = { year: at.getFullYear(), month: at.getMonth() + 1, day: at.getDate() };
        expect([text, says(text, day, at.getHours() * 60 + at.getMinutes())]).toEqual([text, true]);
      }),
    );
  });
});
