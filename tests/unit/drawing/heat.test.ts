import { expect, test } from 'vitest';
import { heatOf } from '../../../src/drawing/heat';

test('one alone does not glow; more glow more, to the full', () => {
  expect([0, 1, 12, 60].map((count) => heatOf(count, 12))).toEqual([0, 0, 1, 1]);
  expect(heatOf(6, 12)).toBeGreaterThan(heatOf(3, 12));
});
