/** What an analysis says to what stands around it in the viewer. */
import { describe, expect, test } from 'vitest';
import { assessed } from '../../../../../../src/renderer/games/chase/replay/assessed';
import { Viewer } from '../../../../../../src/renderer/lib/replay/viewer.svelte';
import type { ReplayHabits } from '../../../../../../src/shared/replay-view';
import { habitsOf, savedOf, SCREENS } from './saved-round';
import two from '../../../../../fixtures/replays/two-caught.lookout.json';

describe('an analysis', () => {
  const analysis = {
    version: 1,
    chances: [
      { events: 0, t: 0, runners: 0.5, chasers: 0.5, error: 0.02, rounds: 400 },
      { events: 5, t: 3000, runners: 0.845, chasers: 0.155, error: 0.02, rounds: 400 },
    ],
    costs: [{ event: 4, t: 3000, seat: 0, side: 'runners', from: 0.9, to: 0.6, cost: 0.3, error: 0.02, grade: 'stumble', final: true }],
    better: null,
  };
  const seen = (view: ReplayHabits['view']) => {
    const viewer = new Viewer(savedOf(two), { ...SCREENS, assessed }, habitsOf({ view }));
    viewer.analysing.soFar = analysis;
    return viewer;
  };
  test('says the sides’ chances at each moment, which add up to 100, and what a deed cost', () => {
    const viewer = seen('all');
    expect(viewer.assessed?.sidesAt(4, 2999)?.map(({ percent }) => percent)).toEqual([50, 50]);
    expect(viewer.assessed?.sidesAt(5, 3000)?.map(({ percent }) => percent)).toEqual([85, 15]);
    expect(viewer.assessed?.costOf(4)).toBe('Stumble: 30% of the chance to win lost (90% to 60%)');
    expect(viewer.assessed?.costOf(3)).toBe('');
  });
  test('says nothing to the eyes of a seat', () => {
    expect(seen(0).assessed).toBeNull();
  });
});
