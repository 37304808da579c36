/** Right answers in a row: how high they sound, how much they glow, and which of them are said. */
import { expect, test } from 'vitest';
import { isSaid, pitchOf } from '../../../../../src/renderer/lib/drill/combo';

const COMBOS = Array.from({ length: 60 }, (_, at) => at + 1);

test('the first sounds as it is written, each after it higher up to a height that is not shrill', () => {
  expect(pitchOf(1)).toBe(0);
  for (const combo of COMBOS.slice(1, 8)) expect(pitchOf(combo)).toBeGreaterThan(pitchOf(combo - 1));
  expect(Math.max(...COMBOS.map(pitchOf))).toBeLessThan(24);
});

test('only milestones are said', () => {
  expect(COMBOS.filter(isSaid)).toEqual([5, 10, 20, 30, 40, 50, 60]);
  expect(isSaid(0)).toBe(false);
});
