import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { candidateLine } from '../../../../src/drawing/chase/highlights';

const cell = { x: 3, y: -2 };
const WHOLE = { left: 3.05, top: -1.95, right: 3.95, bottom: -1.05 };

describe('the line of a cell that a tile can be put on (P9)', () => {
  test('goes around the whole of a cell that is in sight', () => {
    expect(candidateLine(cell, { left: 0, top: -5, right: 9, bottom: 5 })).toEqual(WHOLE);
  });

  test('is closed within the window where a little of the cell lies outside', () => {
    const { left, right } = candidateLine(cell, { left: 3.16, top: -5, right: 9, bottom: 5 });
    expect(left).toBeCloseTo(3.19);
    expect(right).toBeCloseTo(WHOLE.right);
  });

  test('where more of the cell is outside it goes on there', () => {
    expect(candidateLine(cell, { left: 3.4, top: -5, right: 9, bottom: 5 })).toEqual(WHOLE);
  });

  test('never leaves the cell, and is never narrow', () => {
    const side = fc.double({ min: -4, max: 4, noNaN: true });
    fc.assert(
      fc.property(side, side, side, side, (a, b, c, d) => {
        const line = candidateLine(
          { x: 0, y: 0 },
          { left: Math.min(a, b), right: Math.max(a, b), top: Math.min(c, d), bottom: Math.max(c, d) },
        );
        for (const [from, to] of [
          [line.left, line.right],
          [line.top, line.bottom],
        ] as const) {
          expect(from).toBeGreaterThanOrEqual(0.05);
          expect(to).toBeLessThanOrEqual(0.95);
          expect(to - from).toBeGreaterThanOrEqual(0.7 - 1e-9);
        }
      }),
    );
  });
});
