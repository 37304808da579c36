import { describe, expect, test } from 'vitest';
import { endOfPath, offeredCells, steppedCell } from '../../../../../../src/renderer/games/chase/lib/cells';
import { onTable } from '../../../../../../src/rules/chase/legality';
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
  const end = { x: 5, y: 5 };
  const around = [
    { x: 5, y: 4 },
    { x: 6, y: 5 },
    { x: 5, y: 6 },
    { x: 4, y: 5 },
  ];

  test('from none, the arrow down chooses the south cell and the arrow up the north one', () => {
    expect(steppedCell(around, null, end, -1)).toEqual({ x: 5, y: 6 });
    expect(steppedCell(around, null, end, 1)).toEqual({ x: 5, y: 4 });
  });

  test('where that one is taken, the first or the last clockwise from north', () => {
    const sides = [
      { x: 6, y: 5 },
      { x: 4, y: 5 },
    ];
    expect(steppedCell(sides, null, end, 1)).toEqual({ x: 6, y: 5 });
    expect(steppedCell(sides, null, end, -1)).toEqual({ x: 4, y: 5 });
    expect(steppedCell([], null, end, -1)).toBeNull();
  });

  test('from one on, clockwise and back, round and round', () => {
    expect(steppedCell(around, { x: 5, y: 6 }, end, 1)).toEqual({ x: 4, y: 5 });
    expect(steppedCell(around, { x: 5, y: 4 }, end, -1)).toEqual({ x: 4, y: 5 });
  });
});
