/** A tile in hand over a street, as all drills on a street have it. */
import { expect, test } from 'vitest';
import { TileInHand } from '../../../../../../src/renderer/games/chase/drill/tile-in-hand.svelte';
import type { TileId } from '../../../../../../src/shared/chase/replay';

const end = { x: 5, y: 5 };
const [north, east, west] = [
  { x: 5, y: 4 },
  { x: 6, y: 5 },
  { x: 4, y: 5 },
];

class OneOfTwo extends TileInHand {
  inHand: TileId | null = 'one';
  readonly cells = [north, east, west];
  readonly end = end;
}

test('each tile keeps its own turn, and the table shows the one in hand', () => {
  const hand = new OneOfTwo();
  hand.turn(-1);
  hand.inHand = 'two';
  hand.turn(1);
  hand.turn(1);
  expect([hand.rotationOf('one'), hand.rotation]).toEqual([270, 180]);
  expect(hand.aim).toEqual({ tile: 'two', rotation: 180, cells: [north, east, west], cell: null });
});

test('an empty hand turns nothing and shows nothing', () => {
  const hand = new OneOfTwo();
  hand.inHand = null;
  hand.turn(1);
  expect([hand.rotation, hand.aim]).toEqual([0, null]);
  expect(hand.rotationOf('one')).toBe(0);
});

test('it is held over the free cells one after the other, from straight on, and over none (P9)', () => {
  const hand = new OneOfTwo();
  hand.stepCell(1);
  expect(hand.cell).toEqual(north);
  hand.stepCell(-1);
  expect(hand.cell).toEqual(east);
  hand.stepCell(-1);
  // Nothing lies farther down: the other one beside.
  expect(hand.cell).toEqual(west);
  hand.aimAt(null);
  hand.stepCell(-1);
  // South of the end is taken: the lowest row is that of both sides.
  expect(hand.cell).toEqual(east);
});
