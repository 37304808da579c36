import { expect, test } from 'vitest';
import { symbolOutline, symbolPathData } from '../../../../../../src/renderer/games/chase/board/draw/symbol';

test('the four shapes have different numbers or places of corners', () => {
  const outlines = (['triangle', 'star', 'square', 'diamond'] as const).map(symbolOutline);
  expect(outlines.map((outline) => outline.length)).toEqual([3, 10, 4, 4]);
  expect(outlines[2]).not.toEqual(outlines[3]);
});

test('a path for SVG is closed and lies around its middle', () => {
  expect(symbolPathData('square', 12, 12, 10)).toBe('M4.40 4.40L19.60 4.40L19.60 19.60L4.40 19.60Z');
});
