/** How a round is gone along from its beginning to its end: how long it takes, and what it shows when. */
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { Pace } from '../../../../../../src/renderer/lib/replay/pace';

const of = (times: readonly number[], speed = 1, skips = false): Pace => new Pace({ times, end: times.at(-1) ?? 0 }, speed, skips);

describe('the pace of a round', () => {
  test('is that of the round, by its speed', () => {
    expect(of([1000, 9000]).lasts).toBe(9000);
    expect(of([1000, 9000], 8).lasts).toBe(1125);
    expect([0, 500, 5000].map((played) => of([1000, 9000], 2).at(played))).toEqual([0, 1000, 9000]);
  });

  test('leaves out what lies idle between two events, and nothing beside them', () => {
    const pace = of([1000, 9000], 1, true);
    expect(pace.lasts).toBe(1000 + 900 + 700);
    expect([1900, 1901, 2600].map((played) => pace.at(played))).toEqual([1900, 8301, 9000]);
  });

  const times = fc
    .array(fc.nat(20_000), { maxLength: 40 })
    .map((gaps) => gaps.reduce<number[]>((all, gap) => [...all, (all.at(-1) ?? 0) + gap], []));
  property.prop([times, fc.constantFrom(1, 2, 4, 8), fc.boolean()])(
    'goes on and never back, and shows every event',
    (all, speed, skips) => {
      const pace = of(all, speed, skips);
      let before = 0;
      for (let step = 0; step <= 50; step++) {
        const now = pace.at((pace.lasts * step) / 50);
        expect(now).toBeGreaterThanOrEqual(before);
        before = now;
      }
      expect(pace.at(pace.lasts + 1)).toBe(all.at(-1) ?? 0);
      expect(pace.lasts).toBeLessThanOrEqual((all.at(-1) ?? 0) / speed);
    },
  );
});
