/** Where tries lie over the table that share a cell. */
import { describe, expect, test } from 'vitest';
import { ghostPlaces } from '../../../../src/drawing/chase/ghost';
import type { Cell, Rotation } from '../../../../src/shared/chase/replay';

const cell: Cell = { x: 3, y: 2 };
const at = (rotation: Rotation, where = cell) => ({ cell: where, rotation });

describe('tries on a cell', () => {
  test('one alone fills it', () => {
    expect(ghostPlaces([at(90)])).toEqual([{ ghost: at(90), x: 3, y: 2, side: 1 }]);
  });

  test('several have a quarter each, inside the cell and apart from each other', () => {
    const places = ghostPlaces([at(0), at(90), at(180), at(270)]);
    expect(places.map(({ x, y }) => [x > 3.4, y > 2.4])).toEqual([
      [false, false],
      [true, false],
      [true, true],
      [false, true],
    ]);
    for (const { x, y, side } of places) {
      expect(x).toBeGreaterThan(3);
      expect(y).toBeGreaterThan(2);
      expect(x + side).toBeLessThan(4);
      expect(y + side).toBeLessThan(3);
      expect(side).toBeLessThan(0.5);
    }
  });

  test('none moves when another comes, once there are two', () => {
    const [first] = ghostPlaces([at(90), at(270)]);
    expect(ghostPlaces([at(0), at(90), at(270)])[1]).toEqual(first);
  });

  test('another cell is another matter', () => {
    const places = ghostPlaces([at(0), at(0, { x: 4, y: 2 })]);
    expect(places.map(({ side }) => side)).toEqual([1, 1]);
  });
});
