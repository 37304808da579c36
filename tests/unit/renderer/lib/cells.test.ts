import { describe, expect, test } from 'vitest';
import { endOfPath, offeredCells, onTable } from '../../../../src/renderer/lib/cells';
import { placed, viewOf } from './views';

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
    const around = [placed('a', 10, 5), placed('b', 9, 5), placed('c', 8, 5), placed('d', 8, 6), placed('e', 8, 7), placed('f', 9, 7), placed('g', 9, 6)];
    expect(offeredCells(viewOf(around))).toEqual([]);
  });

  test('P1: past the edge is not on the table', () => {
    const view = viewOf([]);
    expect(onTable(view, { x: 0, y: 12 })).toBe(true);
    expect(onTable(view, { x: -1, y: 12 })).toBe(false);
    expect(onTable(view, { x: 0, y: 13 })).toBe(false);
  });
});
