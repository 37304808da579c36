/** The large picture of a hand follows what was done last: the mouse that moved, or the key that was pressed. */
import { expect, test } from 'vitest';
import { LookedAt } from '../../../../../../src/renderer/games/chase/lib/looked-at.svelte';

const TILES = ['a', 'b', 'c'];

test('what the mouse moves over is shown, until something is done without it; then the ghost is', () => {
  const looked = new LookedAt();
  expect(looked.large(TILES, 'a', null)).toBe('a');
  looked.moved('b');
  expect(looked.large(TILES, 'a', null)).toBe('b');
  // A key turns or chooses a tile, or moves the ghost over the table.
  looked.turnedAway();
  expect(looked.large(TILES, 'c', null)).toBe('c');
  looked.moved('b');
  expect(looked.large(TILES, 'c', null)).toBe('b');
});

test('what is carried comes first, and what is no more in the hand is not shown', () => {
  const looked = new LookedAt();
  looked.moved('b');
  expect(looked.large(TILES, 'a', 'c')).toBe('c');
  expect(looked.large(['a', 'c'], 'a', null)).toBe('a');
});
