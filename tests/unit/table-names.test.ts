import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BOT_NAMES, namesAtTable } from '../../src/shared/table-names';

const plain = (name: string): string => name.normalize('NFC').toLowerCase();

describe('bots are called by names, not by numbers', () => {
  test('names are short, without digits, and begin with a letter each of their own', () => {
    for (const name of BOT_NAMES) expect(name).toMatch(/^[A-Z][a-z]{2,5}$/);
    expect(new Set(BOT_NAMES.map(([letter]) => letter)).size).toBe(BOT_NAMES.length);
  });

  test('a bot at a seat is always called the same, whoever else sits there', () => {
    expect(namesAtTable([null, null, null, null])).toEqual(['Pico', 'Lulu', 'Bibo', 'Momo']);
    expect(namesAtTable(['Ada', null])).toEqual(['Ada', 'Lulu']);
    expect(namesAtTable(['Ada', 'Ben', null, null])).toEqual(['Ada', 'Ben', 'Bibo', 'Momo']);
  });

  test('a person keeps a name that a bot would have', () => {
    expect(namesAtTable([null, 'pico', null])).toEqual(['Zuzu', 'pico', 'Bibo']);
    expect(namesAtTable(['Lulu', null, 'Zuzu'])).toEqual(['Lulu', 'Tiki', 'Zuzu']);
  });

  test('nobody is called like another, and people by their own name as far as it is theirs alone', () => {
    const names = fc.oneof(fc.constantFrom<string>('Guest', 'Ada', 'ada', 'Ada (2)', ...BOT_NAMES), fc.constant(null));
    fc.assert(
      fc.property(fc.array(names, { minLength: 2, maxLength: 4 }), (wanted) => {
        const called = namesAtTable(wanted);
        expect(new Set(called.map(plain)).size).toBe(wanted.length);
        for (const [seat, name] of wanted.entries()) {
          if (name === null) expect(BOT_NAMES).toContain(called[seat]);
          else expect(called[seat]?.startsWith(name)).toBe(true);
        }
        expect(namesAtTable(wanted)).toEqual(called);
      }),
    );
  });
});
