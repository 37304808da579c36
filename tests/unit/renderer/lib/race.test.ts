/** What is said aloud of a race: the lead when it changes, seldom, and never more than is known. */
import { beforeEach, describe, expect, test } from 'vitest';
import { RaceSpeaker } from '../../../../src/renderer/lib/race';
import { speak } from '../../../../src/renderer/lib/words.svelte';
import type { Step } from '../../../../src/rules/race';
import type { RaceShown, TableSnapshot } from '../../../../src/shared/table';

beforeEach(() => {
  speak('en');
});

type Told = Pick<TableSnapshot, 'match' | 'race' | 'clock' | 'over'>;

/** The table at a time, when both had come so far. */
function at(t: number, own: readonly Step[], ghost: readonly Step[], more: Partial<RaceShown> = {}): Told {
  const player = { name: 'Ada', kind: 'human' } as const;
  return { match: 'm', clock: { t, running: true }, over: false, race: { seat: 0, player, own, ghost, done: false, ended: null, ...more } };
}
const steps = (...times: number[]): Step[] => times.map((t, n) => ({ t, n: n + 1 }));

describe('of a race is said', () => {
  test('who leads when that changes, and nothing of every tile', () => {
    const speaker = new RaceSpeaker();
    expect(speaker.heard(at(0, [], []))).toEqual([]);
    expect(speaker.heard(at(2000, [], steps(2000)))).toEqual(['The ghost of Ada leads.']);
    expect(speaker.heard(at(4000, [], steps(2000, 4000)))).toEqual([]);
    expect(speaker.heard(at(20_000, steps(18_000, 19_000, 20_000), steps(2000, 4000)))).toEqual(['You lead.']);
    // Level again is no change.
    expect(speaker.heard(at(40_000, steps(18_000, 19_000, 20_000), steps(2000, 4000, 40_000)))).toEqual([]);
  });

  test('nothing more for a while, and then who leads by then', () => {
    const speaker = new RaceSpeaker();
    speaker.heard(at(0, [], []));
    expect(speaker.heard(at(1000, steps(1000), []))).toEqual(['You lead.']);
    expect(speaker.heard(at(3000, steps(1000), steps(2000, 3000)))).toEqual([]);
    expect(speaker.heard(at(5000, steps(1000, 4000, 5000), steps(2000, 3000)))).toEqual([]);
    expect(speaker.heard(at(30_000, steps(1000, 4000, 5000), steps(2000, 3000)))).toEqual([]);
    expect(speaker.heard(at(31_000, steps(1000, 4000, 5000), steps(2000, 3000, 30_500, 31_000)))).toEqual(['The ghost of Ada leads.']);
  });

  test('that the ghost is done, once; of one that is gone on with nothing of what was before; after the end nothing', () => {
    const speaker = new RaceSpeaker();
    expect(speaker.heard(at(9000, steps(1000), steps(2000)))).toEqual([]);
    expect(speaker.heard(at(9500, steps(1000), steps(2000), { done: true }))).toEqual(['The ghost of Ada is done.']);
    expect(speaker.heard(at(9900, steps(1000), steps(2000), { done: true }))).toEqual([]);
    expect(speaker.heard({ ...at(30_000, steps(1000), steps(2000, 30_000)), over: true })).toEqual([]);
    expect(speaker.heard({ match: 'other', clock: { t: 0, running: false }, over: false })).toEqual([]);
  });
});
