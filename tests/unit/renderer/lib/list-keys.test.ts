/** Keys that go through a list. */
import { expect, test } from 'vitest';
import { entryByKey } from '../../../../src/renderer/lib/list-keys';

test('the arrows go round, both pairs alike; Home and End go to the ends', () => {
  expect(['ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowLeft', 'Home', 'End'].map((code) => entryByKey(code, 1, 4))).toEqual([
    2, 2, 0, 0, 0, 3,
  ]);
  expect(entryByKey('ArrowDown', 3, 4)).toBe(0);
  expect(entryByKey('ArrowUp', 0, 4)).toBe(3);
});

test('other keys go nowhere, and neither does any in an empty list', () => {
  expect(entryByKey('Enter', 1, 4)).toBeUndefined();
  expect(entryByKey('ArrowDown', -1, 0)).toBeUndefined();
  expect(entryByKey('End', -1, 0)).toBeUndefined();
});
