import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { Cell } from '../../../../../../src/rules/chase/compass';
import { endOfPath, freeBeside, offeredCells, steppedCell } from '../../../../../../src/renderer/games/chase/lib/cells';
import { onTable } from '../../../../../../src/rules/chase/legality';
import { keysTo } from '../../../../../games/chase/cell-keys';
import { placed, viewOf } from '../views';

describe('P9: the cells that are offered', () => {
  test('the four beside the Prison before the first tile', () => {
    expect(offeredCells(viewOf([]))).toEqual([
      { x: 10, y: 5 },
      { x: 11, y: 6 },
      { x: 10, y: 7 },
      { x: 9, y: 6 },
    ]);
  });

  test('those beside the last tile that are empty', () => {
    const view = viewOf([placed('a', 10, 5), placed('b', 11, 5), placed('c', 11, 6)]);
    expect(endOfPath(view, 0)).toEqual({ x: 11, y: 6 });
    expect(offeredCells(view)).toEqual([
      { x: 12, y: 6 },
      { x: 11, y: 7 },
    ]);
  });

  test('also just past the edge of the table, and no further', () => {
    expect(offeredCells(viewOf([placed('a', 10, 0)]))).toContainEqual({ x: 10, y: -1 });
    const outside = offeredCells(viewOf([placed('a', 10, -1)]));
    expect(outside).toContainEqual({ x: 9, y: -1 });
    expect(outside).not.toContainEqual({ x: 10, y: -2 });
    expect(offeredCells(viewOf([placed('a', 21, 13)]))).toEqual([
      { x: 21, y: 12 },
      { x: 20, y: 13 },
    ]);
  });

  test('none where the path has walled itself in', () => {
    const around = [
      placed('a', 10, 5),
      placed('b', 9, 5),
      placed('c', 8, 5),
      placed('d', 8, 6),
      placed('e', 8, 7),
      placed('f', 9, 7),
      placed('g', 9, 6),
    ];
    expect(offeredCells(viewOf(around))).toEqual([]);
  });

  test('P1: past the edge is not on the table', () => {
    const view = viewOf([]);
    expect(onTable(view, { x: 0, y: 12 })).toBe(true);
    expect(onTable(view, { x: -1, y: 12 })).toBe(false);
    expect(onTable(view, { x: 0, y: 13 })).toBe(false);
  });
});

describe('going through the cells by key', () => {
  const [north, east, south, west] = [
    { x: 5, y: 4 },
    { x: 6, y: 5 },
    { x: 5, y: 6 },
    { x: 4, y: 5 },
  ] as const;
  const around = [north, east, south, west];
  const through = (cells: readonly Cell[], from: Cell | null, ...ways: (1 | -1)[]): (Cell | null)[] => {
    let at = from;
    return ways.map((by) => (at = steppedCell(cells, at, by)));
  };

  test('from none, the key up chooses the uppermost cell and the key down the lowest', () => {
    expect(steppedCell(around, null, 1)).toEqual(north);
    expect(steppedCell(around, null, -1)).toEqual(south);
    expect(steppedCell([east, west], null, 1)).toEqual(west);
    expect(steppedCell([east, south, west], null, -1)).toEqual(south);
    expect(steppedCell([], null, -1)).toBeNull();
  });

  test('down goes down and up goes up, always; down by way of the east and up by way of the west, so that both lead around', () => {
    expect(through(around, north, -1, -1, -1)).toEqual([east, south, south]);
    expect(through(around, south, 1, 1, 1)).toEqual([west, north, north]);
    expect(through(around, west, -1)).toEqual([south]);
    expect(through(around, east, 1)).toEqual([north]);
  });

  test('to the side only where nothing lies farther that way', () => {
    expect(through([east, south, west], east, 1, 1, -1)).toEqual([west, east, south]);
    expect(through([north, east, west], north, -1, -1, -1, 1)).toEqual([east, west, east, north]);
    expect(through([east, west], east, 1, -1)).toEqual([west, east]);
    expect(through([south], south, 1, -1)).toEqual([south, south]);
  });

  test('a cell that is no more is left as from none', () => {
    expect(steppedCell([north, east], south, 1)).toEqual(north);
  });
});

property.prop([fc.uniqueArray(fc.constantFrom(0, 1, 2, 3), { minLength: 1 }), fc.array(fc.constantFrom(1 as const, -1 as const))])(
  'a key moves the aim its way wherever anything lies there, never against it, and from anywhere every cell is reached',
  (which, ways) => {
    const cells = which.map((at) => freeBeside(viewOf([]), { x: 5, y: 5 }, [])[at] as Cell);
    let at = steppedCell(cells, null, 1);
    for (const by of ways) {
      const next = steppedCell(cells, at, by);
      const moved = ((at?.y ?? 0) - (next?.y ?? 0)) * by;
      expect(moved).toBeGreaterThanOrEqual(0);
      if (cells.some(({ y }) => ((at?.y ?? 0) - y) * by > 0)) expect(moved).toBeGreaterThan(0);
      at = next;
    }
    for (const to of cells) expect(keysTo(cells, at, to).length).toBeLessThanOrEqual(3);
  },
);
