/** On which side of the screen a panel lies. */
import { expect, test } from 'vitest';
import { alongPaths, fromLeft, handSide, pathsFromLeft, type SideOf } from '../../../../../../src/renderer/games/chase/seats/sides';
import type { Device } from '../../../../../../src/shared/seats';
import type { PathView } from '../../../../../../src/shared/chase/table';

/** F1: seats 0 and 1 chase, 2 and 3 run; 0 follows 2 along the first path. */
const PATHS = [
  { runner: 2, chaser: 0 },
  { runner: 3, chaser: 1 },
] as unknown as readonly PathView[];

function lies(devices: readonly Device[], paths = PATHS) {
  const side: SideOf = (seat) => handSide(devices[seat]);
  const order = pathsFromLeft({ paths }, side);
  const sorted = (seats: readonly number[]): number[] => fromLeft(alongPaths(seats, { paths }, order), (seat) => seat, side);
  return { order, chasers: sorted([0, 1]), runners: sorted([2, 3]) };
}

test('of two who are alike the one at the left half of the keyboard lies left, and the path with them', () => {
  expect(lies(['keys-left', 'keys-right', 'mouse', 'pad-1'])).toEqual({ order: [0, 1], chasers: [0, 1], runners: [2, 3] });
  expect(lies(['keys-right', 'keys-left', 'mouse', 'pad-1'])).toEqual({ order: [1, 0], chasers: [1, 0], runners: [3, 2] });
  expect(lies(['keys-right', 'mouse', 'pad-1', 'pad-2'])).toEqual({ order: [1, 0], chasers: [1, 0], runners: [3, 2] });
  expect(lies(['mouse', 'pad-1', 'keys-right', 'keys-left'])).toEqual({ order: [1, 0], chasers: [1, 0], runners: [3, 2] });
});

test('hands go before paths: a Runner at the left half lies left, though the one who follows sits right', () => {
  expect(lies(['keys-right', 'mouse', 'keys-left', 'pad-1'])).toEqual({ order: [1, 0], chasers: [1, 0], runners: [2, 3] });
});

test('who can be anywhere lies beside the own path', () => {
  const crossed = [
    { runner: 3, chaser: 1 },
    { runner: 2, chaser: 0 },
  ] as unknown as readonly PathView[];
  expect(lies(['pad-1', 'pad-2', 'pad-3', 'mouse'], crossed)).toEqual({ order: [0, 1], chasers: [1, 0], runners: [3, 2] });
});

test('T1: two Runners of one path lie by their hands, and else as they sit', () => {
  const one = [{ runner: null, chaser: 0 }] as unknown as readonly PathView[];
  expect(lies(['mouse', 'pad-1', 'keys-right', 'keys-left'], one)).toMatchObject({ order: [0], runners: [3, 2] });
  expect(lies(['mouse', 'pad-1', 'pad-2', 'pad-3'], one)).toMatchObject({ runners: [2, 3] });
});
