import { expect, test } from 'vitest';
import { fc } from '@fast-check/vitest';
import { drawEllipse, drawRoundRect } from '../../../src/drawing/curves';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A pen that keeps the points of what it draws: of each curve, the one at its middle and its end. */
function pen() {
  const points: Point[] = [];
  const last = (): Point => points.at(-1) ?? { x: 0, y: 0 };
  return {
    points,
    moveTo: (x: number, y: number) => void points.push({ x, y }),
    lineTo: (x: number, y: number) => void points.push({ x, y }),
    bezierCurveTo: (ax: number, ay: number, bx: number, by: number, x: number, y: number) => {
      const from = last();
      points.push({ x: (from.x + 3 * ax + 3 * bx + x) / 8, y: (from.y + 3 * ay + 3 * by + y) / 8 }, { x, y });
    },
    closePath: () => undefined,
  };
}

const angle = fc.double({ min: -7, max: 7, noNaN: true });

test('an arc lies on its circle and ends where it should, whichever way round', () => {
  fc.assert(
    fc.property(angle, angle, fc.boolean(), (from, to, back) => {
      const drawn = pen();
      drawEllipse(drawn, 3, -2, 10, 10, 0, from, to, back);
      for (const { x, y } of drawn.points) expect(Math.abs(Math.hypot(x - 3, y + 2) - 10)).toBeLessThan(0.004);
      const turns = Math.abs(to - from) >= 2 * Math.PI && to > from !== back;
      const end = turns ? from : to;
      const last = drawn.points.at(-1);
      expect(last?.x).toBeCloseTo(3 + 10 * Math.cos(end), 6);
      expect(last?.y).toBeCloseTo(-2 + 10 * Math.sin(end), 6);
    }),
  );
});

test('a circle goes all the way round, an ellipse lies as it is turned', () => {
  const circle = pen();
  drawEllipse(circle, 0, 0, 1, 1, 0, 0, 2 * Math.PI);
  expect(circle.points.length).toBe(9);
  const turned = pen();
  drawEllipse(turned, 0, 0, 4, 1, Math.PI / 2, 0, 2 * Math.PI);
  expect(Math.max(...turned.points.map(({ y }) => y))).toBeCloseTo(4);
  expect(Math.max(...turned.points.map(({ x }) => x))).toBeCloseTo(1);
});

test('a rounded rectangle keeps to its box, and corners without a radius are sharp', () => {
  const drawn = pen();
  drawRoundRect(drawn, 1, 2, 10, 6, [3, 3, 0, 0]);
  const xs = drawn.points.map(({ x }) => x);
  const ys = drawn.points.map(({ y }) => y);
  expect([Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)].map((each) => Number(each.toFixed(6)))).toEqual([
    1, 11, 2, 8,
  ]);
  expect(drawn.points).toContainEqual({ x: 11, y: 8 });
  expect(drawn.points).not.toContainEqual({ x: 11, y: 2 });
});
