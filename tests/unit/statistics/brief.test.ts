import { describe, expect, test } from 'vitest';
import type { GroupTally } from '../../../src/shared/statistics';
import { weakestOf } from '../../../src/main/statistics/brief';

const group = (theme: GroupTally['theme'], right: number, attempts: number): GroupTally => ({ kind: 'read', theme, right, attempts });

describe('the weakest of the groups that are asked by turns', () => {
  test('is that with the smallest share of right answers, however many there were', () => {
    const [north, east] = [group('direction-n', 45, 50), group('direction-e', 7, 10)];
    expect(weakestOf([north, east])).toBe(east);
  });

  test('with as small a share it is the one that was met more', () => {
    const [north, east] = [group('direction-n', 5, 10), group('direction-e', 10, 20)];
    expect(weakestOf([north, east])).toBe(east);
  });

  test('is not told as long as one was hardly met, or where nothing was missed', () => {
    expect(weakestOf([group('direction-n', 3, 4), group('direction-e', 5, 9)])).toBeNull();
    expect(weakestOf([group('direction-n', 9, 9), group('direction-e', 9, 9)])).toBeNull();
    expect(weakestOf([group('direction-n', 5, 9)])).toBeNull();
  });
});
