import { describe, expect, test } from 'vitest';
import { isOfAnother, keyLabel, type Written } from '../../../../src/renderer/lib/key-labels';
import { DEFAULT_KEYS } from '../../../../src/shared/settings';

/** The three rows of letters as layouts write them without Shift; a space is a key that writes nothing by itself. */
const ROWS = {
  us: ['qwertyuiop[]', "asdfghjkl;'", 'zxcvbnm,./'],
  it: ['qwertyuiopè+', 'asdfghjklòà', 'zxcvbnm,.-'],
  de: ['qwertzuiopü+', 'asdfghjklöä', 'yxcvbnm,.-'],
  fr: ['azertyuiop $', 'qsdfghjklmù', 'wxcvbn,;:!'],
  ru: ['йцукенгшщзхъ', 'фывапролджэ', 'ячсмитьбю.'],
  gr: [';ςερτυθιοπ[]', "ασδφγηξκλ '", 'ζχψωβνμ,./'],
} as const;
const PLACES = [
  [...Array.from('QWERTYUIOP', (letter) => `Key${letter}`), 'BracketLeft', 'BracketRight'],
  [...Array.from('ASDFGHJKL', (letter) => `Key${letter}`), 'Semicolon', 'Quote'],
  [...Array.from('ZXCVBNM', (letter) => `Key${letter}`), 'Comma', 'Period', 'Slash'],
];

function layoutOf(rows: readonly string[]): Map<string, string> {
  return new Map(
    PLACES.flatMap((places, row) => places.map((code, at) => [code, Array.from(rows[row] ?? '')[at] ?? ' '] as const)).filter(
      ([, written]) => written !== ' ',
    ),
  );
}

describe('what keys are called', () => {
  test.each([
    ['us', 'Q W A S'],
    ['it', 'Q W A S'],
    ['de', 'Q W A S'],
    ['fr', 'A Z Q S'],
    ['ru', 'Й Ц Ф Ы'],
    // Both small sigmas are Σ; and ; is the place of a key that writes nothing by itself.
    ['gr', 'Q W Α S'],
  ] as const)('on %s: %s', (name, expected) => {
    const layout = layoutOf(ROWS[name]);
    expect(['KeyQ', 'KeyW', 'KeyA', 'KeyS'].map((code) => keyLabel(code, layout)).join(' ')).toBe(expected);
  });

  test.each(Object.keys(ROWS) as (keyof typeof ROWS)[])('no two keys are called alike on %s', (name) => {
    const layout = layoutOf(ROWS[name]);
    const codes = new Set([...PLACES.flat(), ...Object.values(DEFAULT_KEYS), 'Minus', 'Numpad1', 'Digit1']);
    expect(new Set([...codes].map((code) => keyLabel(code, layout))).size).toBe(codes.size);
  });

  test('a place whose own letter is the name of another gives way, too', () => {
    // Both write Σ and are called W and S; so what writes w is called by its place as well.
    const layout = new Map([
      ['KeyW', 'ς'],
      ['KeyS', 'σ'],
      ['KeyZ', 'w'],
    ]);
    expect(['KeyW', 'KeyS', 'KeyZ'].map((code) => keyLabel(code, layout))).toEqual(['W', 'S', 'Z']);
  });

  test('a letter whose capital is two stays as it is', () => {
    expect(keyLabel('Minus', new Map([['Minus', 'ß']]))).toBe('ß');
  });

  test('without a layout, by their places', () => {
    expect(['KeyQ', 'ArrowUp', 'Numpad7', 'Digit4', 'Minus'].map((code) => keyLabel(code, null))).toEqual(['Q', '↑', 'Num 7', '4', '−']);
    expect(keyLabel('KeyW', new Map([['KeyQ', 'a']]))).toBe('W');
  });
});

describe('a press shows that the layout is another', () => {
  const us = layoutOf(ROWS.us);
  const press = (code: string, key: string, more: Partial<Written> = {}): Written => ({
    code,
    key,
    shiftKey: false,
    ctrlKey: false,
    altKey: false,
    metaKey: false,
    ...more,
  });
  test.each([
    ['another letter', press('KeyQ', 'a'), true],
    ['a letter of another script', press('KeyW', 'ς'), true],
    ['its own', press('KeyQ', 'q'), false],
    ['its own in capitals', press('KeyQ', 'Q'), false],
    ['with Shift', press('Slash', '?', { shiftKey: true }), false],
    ['with AltGr', press('KeyQ', '@', { ctrlKey: true, altKey: true }), false],
    ['a dead key', press('BracketLeft', 'Dead'), false],
    ['a key that writes nothing', press('Enter', 'Enter'), false],
  ])('%s', (_what, written, another) => {
    expect(isOfAnother(us, written)).toBe(another);
  });
});
