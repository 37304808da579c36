import { expect, test } from 'vitest';
import { symbolOutline, symbolPathData } from '../../../../src/drawing/chase/symbol';
import { PAD_SYMBOLS } from '../../../../src/renderer/games/chase/lib/reading';
import type { ChaseSymbol } from '../../../../src/shared/chase/replay';

test('the four shapes have different numbers or places of corners', () => {
  const outlines = (['triangle', 'star', 'square', 'diamond'] as const).map(symbolOutline);
  expect(outlines.map((outline) => outline.length)).toEqual([3, 10, 4, 4]);
  expect(outlines[2]).not.toEqual(outlines[3]);
});

test('a path for SVG is closed and lies around its middle', () => {
  expect(symbolPathData('square', 12, 12, 10)).toBe('M4.40 4.40L19.60 4.40L19.60 19.60L4.40 19.60Z');
});

/** A symbol as it lies on a raster: whether each of 48 × 48 points is inside. */
function raster(symbol: ChaseSymbol): boolean[] {
  const outline = symbolOutline(symbol);
  const size = 48;
  return Array.from({ length: size * size }, (_, at) => {
    const x = ((at % size) + 0.5) / (size / 2.4) - 1.2;
    const y = (Math.floor(at / size) + 0.5) / (size / 2.4) - 1.2;
    let inside = false;
    outline.forEach(([px, py], corner) => {
      const [qx, qy] = outline[(corner + outline.length - 1) % outline.length] ?? [0, 0];
      if (py > y !== qy > y && x < ((qx - px) * (y - py)) / (qy - py) + px) inside = !inside;
    });
    return inside;
  });
}

test('each symbol has a shape of its own: of any two at least a fifth of what either covers is covered by one alone', () => {
  const shapes = PAD_SYMBOLS.map(raster);
  for (const [at, one] of shapes.entries())
    for (const other of shapes.slice(0, at)) {
      const union = one.filter((inside, point) => inside || other[point] === true).length;
      const common = one.filter((inside, point) => inside && other[point] === true).length;
      expect(1 - common / union).toBeGreaterThanOrEqual(0.2);
    }
});
