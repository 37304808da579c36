import { describe, expect, test } from 'vitest';
import { goesOn, lastReading } from '../../../../../../src/renderer/games/chase/lib/reading';
import { nextReading } from '../../../../../../src/shared/chase/table-signs';
import { marked, placed, viewOf } from '../views';

const path = [placed('a', 10, 5), placed('b', 11, 5), placed('c', 11, 4)];

describe('the next tile to mark', () => {
  test('M1, M2: the first unmarked one, read towards its next tile', () => {
    expect(nextReading(viewOf(path))).toEqual({ index: 0, direction: 'e', final: false });
    expect(nextReading(viewOf(path, [marked('star')]))).toEqual({ index: 1, direction: 'n', final: false });
  });

  test('M4: the last one is read towards the tile it came from', () => {
    expect(nextReading(viewOf(path, [marked('star'), marked('star')]))).toEqual({ index: 2, direction: 's', final: true });
  });

  test('M4: the only one is read towards the Prison', () => {
    expect(nextReading(viewOf([placed('a', 10, 5)]))).toEqual({ index: 0, direction: 's', final: true });
  });

  test('nothing to read where all are marked, or at a Hideout', () => {
    expect(nextReading(viewOf([placed('a', 10, 5)], [marked('star')]))).toBeNull();
    expect(nextReading(viewOf([placed('h1', 10, 5)]))).toBeNull();
    expect(nextReading(viewOf([]))).toBeNull();
  });
});

test('F4: of two Runners one goes on while the other is caught; of one nobody does, nor once the round is over', () => {
  const [own] = viewOf(path).paths;
  if (own === undefined) throw new Error('There is a path.');
  const caught = { ...own, caught: true };
  expect(goesOn({ ending: null, paths: [caught, { ...own, runner: 2 }] }, 0)).toBe(true);
  expect(goesOn({ ending: 'caught', paths: [caught, { ...caught, runner: 2 }] }, 0)).toBe(false);
  expect(goesOn({ ending: 'caught', paths: [caught] }, 0)).toBe(false);
  expect(goesOn({ ending: 'hideout', paths: [caught, { ...own, runner: 2 }] }, 0)).toBe(false);
});

test('once the round has ended a Chaser still sees the tile that was marked last, as it was read', () => {
  const marks = [marked('star'), marked('star', { direction: 's', final: true })];
  expect(lastReading(viewOf(path, marks))).toEqual({ index: 1, direction: 's', final: true });
  expect(lastReading(viewOf(path))).toBeNull();
});
