import { expect, test } from 'vitest';
import { confusion } from '../../../../../../src/renderer/games/chase/statistics/confusion';

test('the matrix has a row for each right symbol and a column for each answer', () => {
  const rows = confusion([
    { answered: 'star', right: 'triangle', count: 2 },
    { answered: 'diamond', right: 'diamond', count: 7 },
  ]);
  expect(rows.map((row) => row.right)).toEqual(['triangle', 'star', 'square', 'diamond']);
  expect(rows[0]?.counts).toEqual([0, 2, 0, 0]);
  expect(rows[3]?.counts).toEqual([0, 0, 0, 7]);
});
