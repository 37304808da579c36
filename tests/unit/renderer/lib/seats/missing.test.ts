/** Whose gamepad is missing, and whose one is that somebody presses. */
import { describe, expect, test } from 'vitest';
import { askedOf, lackOf, missingOf, takerOf } from '../../../../../src/renderer/lib/seats/missing';

const there = new Map([
  [0, { id: 'a', unknown: false, pressed: true }],
  [1, { id: 'b', unknown: false, pressed: false }],
  [2, { id: 'c', unknown: true, pressed: false }],
]);

describe('what a device lacks to be played with', () => {
  test('nothing, but for a gamepad that is not there, of an unknown layout, or that nobody has shown to be theirs', () => {
    expect((['mouse', 'keys-left', 'all', 'pad-1', 'pad-2', 'pad-3', 'pad-4'] as const).map((device) => lackOf(device, there))).toEqual([
      null,
      null,
      null,
      null,
      'unpressed',
      'unknown',
      'gone',
    ]);
  });
  test('seats without one are told in their order', () => {
    expect(
      missingOf(
        new Map([
          [0, 'pad-4'],
          [1, 'pad-1'],
          [3, 'pad-2'],
        ] as const),
        there,
      ),
    ).toEqual([
      { seat: 0, lack: 'gone' },
      { seat: 3, lack: 'unpressed' },
    ]);
  });
});

describe('two gamepads of one make that went', () => {
  const devices = new Map([
    [0, 'pad-1'],
    [1, 'pad-2'],
  ] as const);
  const ids = new Map([
    [0, 'a'],
    [1, 'a'],
  ]);
  const pad = (pressed: boolean) => ({ id: 'a', unknown: false, pressed });
  const lacks = (there: ReadonlyMap<number, ReturnType<typeof pad>>, known: ReadonlyMap<number, string> = ids) =>
    missingOf(devices, there, known).map(({ lack }) => lack);
  test('as long as only one is there, nobody can tell whose it is, and nobody is asked', () => {
    expect(lacks(new Map())).toEqual(['gone', 'gone']);
    expect(lacks(new Map([[0, pad(false)]]))).toEqual(['alike', 'alike']);
    expect(lacks(new Map([[1, pad(false)]]))).toEqual(['alike', 'alike']);
    expect(askedOf(missingOf(devices, new Map([[0, pad(false)]]), ids))).toBeUndefined();
  });
  test('once both are there each is asked for, and what somebody has in hand counts for nobody else', () => {
    expect(
      lacks(
        new Map([
          [0, pad(false)],
          [1, pad(false)],
        ]),
      ),
    ).toEqual(['unpressed', 'unpressed']);
    expect(
      lacks(
        new Map([
          [0, pad(true)],
          [1, pad(false)],
        ]),
      ),
    ).toEqual(['unpressed']);
    expect(lacks(new Map([[0, pad(true)]]))).toEqual(['gone']);
  });
  test('where the makes are different, or nobody knows what was there, numbers say which is missing', () => {
    expect(
      lacks(
        new Map([[0, pad(false)]]),
        new Map([
          [0, 'a'],
          [1, 'b'],
        ]),
      ),
    ).toEqual(['unpressed', 'gone']);
    expect(lacks(new Map([[0, pad(false)]]), new Map())).toEqual(['unpressed', 'gone']);
  });
});

describe('whose a gamepad is that somebody presses', () => {
  const ids = new Map([
    [0, 'a'],
    [1, 'b'],
  ]);
  test('of those who wait, of whoever had it, in whatever order they come back', () => {
    expect(takerOf('b', [0, 1], ids)).toBe(1);
    expect(takerOf('a', [0, 1], ids)).toBe(0);
  });
  test('of two with the same name, of the first who is asked', () => {
    expect(
      takerOf(
        'a',
        [0, 1],
        new Map([
          [0, 'a'],
          [1, 'a'],
        ]),
      ),
    ).toBe(0);
    expect(
      takerOf(
        'a',
        [1],
        new Map([
          [0, 'a'],
          [1, 'a'],
        ]),
      ),
    ).toBe(1);
  });
  test('of two with the same name, of whoever is asked, also where somebody before them waits for one that is not there', () => {
    const twins = new Map([
      [0, 'a'],
      [1, 'a'],
    ]);
    expect(takerOf('a', [0, 1], twins, 1)).toBe(1);
    expect(takerOf('new', [0, 1], twins, 1)).toBe(1);
    // Whoever is asked takes nothing that somebody else is known by.
    expect(takerOf('a', [0, 1], ids, 1)).toBe(0);
  });
  test('one person is asked at a time', () => {
    expect(
      askedOf([
        { seat: 2, lack: 'gone' },
        { seat: 0, lack: 'unpressed' },
        { seat: 1, lack: 'unpressed' },
      ]),
    ).toBe(0);
    expect(askedOf([{ seat: 2, lack: 'gone' }])).toBeUndefined();
  });
  test('one that nobody had is of whoever had none, or else of the first', () => {
    expect(takerOf('new', [0, 2], ids)).toBe(2);
    expect(takerOf('new', [1, 0], ids)).toBe(1);
    expect(takerOf('new', [], ids)).toBeUndefined();
  });
});
