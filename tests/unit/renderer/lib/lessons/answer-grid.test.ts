/** How answers lie: of one kind, and in rows without a hole. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gridOf } from '../../../../../src/renderer/lib/lessons/answer-grid';

describe('answers lie in an even grid', () => {
  test.each([
    [['Up', 'To the right', 'Down', 'To the left'], 2],
    [['Su', 'A destra', 'Giù', 'A sinistra'], 2],
    [['Nobody', 'One', 'Two', 'Three'], 2],
    [['Open and open', 'Open and trees', 'Trees and trees', 'Open and roadblock'], 1],
    [['Above', 'To the left', 'To the right'], 1],
    [['Yes', 'Not yet'], 2],
    [['The Runners', 'The Chasers', 'Nobody'], 1],
    [['Each street has a winner of its own', 'The Runners', 'The Chasers'], 1],
  ])('%j', (options, columns) => {
    expect(gridOf(options)).toEqual({ columns, last: null });
  });
});

test('one that is longer and comes last fills its row', () => {
  const tiles = (count: number): string[] => [...Array.from({ length: count }, (_, at) => `Tessera ${String(at + 1)}`)];
  const none = 'Nessuna: tutte giuste';
  expect(gridOf([...tiles(5), none])).toEqual({ columns: 2, last: '2 / -1' });
  expect(gridOf([...tiles(4), none])).toEqual({ columns: 2, last: '1 / -1' });
  expect(gridOf(['Tile 1', 'Tile 2', 'Tile 3', 'Tile 4', 'Tile 5', 'Tile 6', 'None: all are right'])).toEqual({
    columns: 3,
    last: '1 / -1',
  });
});

test('no row has a hole, whatever there is to be chosen', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ minLength: 1, maxLength: 30 }), { minLength: 2, maxLength: 9 }), (options) => {
      const { columns, last } = gridOf(options);
      if (last === null) expect(options.length % columns).toBe(0);
      else expect(last).toBe(`${String(((options.length - 1) % columns) + 1)} / -1`);
    }),
  );
});
