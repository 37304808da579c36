import { describe, expect, test } from 'vitest';
import { nextReading } from '../../../../../../src/renderer/games/chase/lib/reading';
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
