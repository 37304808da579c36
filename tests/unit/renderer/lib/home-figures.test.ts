import { describe, expect, test } from 'vitest';
import { shareBounds } from '../../../../src/renderer/lib/drill/chart';
import { elsewhere, shownBest, sparkline } from '../../../../src/renderer/lib/drill/figures';
import type { Best, GroupTally } from '../../../../src/shared/statistics';

describe('figures of the first screen', () => {
  test('the share elsewhere leaves the group itself out', () => {
    const groups: GroupTally[] = [
      { kind: 'read', theme: 'direction-n', attempts: 10, right: 2 },
      { kind: 'read', theme: 'direction-e', attempts: 10, right: 9 },
      { kind: 'read', theme: 'direction-s', attempts: 30, right: 27 },
    ];
    expect(elsewhere(groups, groups[0] as GroupTally)).toBe(0.9);
    expect(elsewhere(groups.slice(0, 1), groups[0] as GroupTally)).toBeNull();
  });

  test('the best is that of a rush as long as it is played, else any', () => {
    const best = (mode: Best['mode'], minutes: number | null): Best => ({ mode, minutes, score: 1, date: '2026-01-01' });
    const bests = [best('streak', null), best('rush', 3), best('rush', 5)];
    expect(shownBest(bests, 5)).toBe(bests[2]);
    expect(shownBest(bests.slice(0, 1), 5)).toBe(bests[0]);
    expect(shownBest([], 3)).toBeUndefined();
  });

  test('a line goes from the least at the bottom to the most at the top, and a level one through the middle', () => {
    expect(sparkline([1, 3, 2], 10, 8)).toBe('0.0,8.0 5.0,0.0 10.0,4.0');
    expect(sparkline([5, 5], 10, 8)).toBe('0.0,4.0 10.0,4.0');
  });

  test('shares are shown from the quarter that lies clearly below all of them', () => {
    expect(shareBounds([0.83, 1])).toEqual([0.75, 1]);
    expect(shareBounds([0.78])).toEqual([0.5, 1]);
    expect(shareBounds([0])).toEqual([0, 1]);
    expect(shareBounds([])).toEqual([0.75, 1]);
  });
});
