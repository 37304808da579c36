/** What a deed cost in winning chance, and when that has a grade. */
import { fc, test as prop } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { costsOf, gradeOf } from '../../../../../src/rules/chase/analysis/costs';
import { markerFacts } from '../../../../../src/rules/chase/analysis/markers';
import { tileFacts } from '../../../../../src/rules/chase/analysis/tiles';
import { goThrough } from '../../../../../src/rules/chase/analysis/through';
import type { ChancePoint, DeedCost } from '../../../../../src/rules/chase/analysis/types';
import { costText } from '../../../../../src/shared/chase/cost-text';
import { LANGUAGES } from '../../../../../src/shared/language';
import { speakerOf } from '../../../../../src/shared/speaker';
import { round } from '../../../../fixtures/round';

test('the thresholds: 10, 20 and 35 % of the chance to win', () => {
  expect([0.09, 0.1, 0.19, 0.2, 0.34, 0.35, 1].map((cost) => gradeOf(cost, 0.001))).toEqual([
    null,
    'slip',
    'slip',
    'stumble',
    'stumble',
    'fall',
    'fall',
  ]);
});

prop.prop([fc.double({ min: -1, max: 1, noNaN: true }), fc.double({ min: 0, max: 0.5, noNaN: true })])(
  'nothing is graded where the error is larger than the drop, nor what may be chance',
  (cost, error) => {
    if (gradeOf(cost, error) !== null) expect(cost).toBeGreaterThan(2 * error);
    if (error > cost) expect(gradeOf(cost, error)).toBeNull();
  },
);

describe('of a round', () => {
  const built = round().starts().mark('triangle', { t: 900 }).place('a', 'n', { t: 2000 }).mark('star', { t: 2600 });
  const gone = goThrough(built.state.setup, built.events);
  if (!gone.ok) throw new Error(gone.error.code);
  const point = (events: number, t: number, runners: number, error = 0.02): ChancePoint => {
    return { events, t, runners, chasers: 1 - runners, error, rounds: 400 };
  };
  const points = [point(0, 0, 0.9), point(2, 0, 0.5), point(3, 900, 0.45), point(3, 2000, 0.3), point(4, 2000, 0.35), point(5, 2600, 0.7)];

  const facts = { markers: markerFacts(gone.value), tiles: tileFacts(gone.value) };

  test('each deed is its side’s: from just before it to just after it, without the time before it; Starting tiles are none', () => {
    expect(costsOf(gone.value, points, facts).map(({ event, side, cost, grade }) => [event, side, Math.round(100 * cost), grade])).toEqual([
      [2, 'chasers', -5, null],
      [3, 'runners', -5, null],
      [4, 'chasers', 35, 'fall'],
    ]);
  });

  test('its error is that of a difference, and what is told adds up', () => {
    const [, , last] = costsOf(gone.value, points, facts) as [DeedCost, DeedCost, DeedCost];
    expect(last.error).toBeCloseTo(Math.hypot(0.02, 0.02));
    for (const language of LANGUAGES) {
      const [cost, from, to] = (
        costText({ ...last, from: 0.645, to: 0.295 }, { ...speakerOf(language), language }).match(/\d+/g) ?? []
      ).map(Number);
      expect((from ?? 0) - (to ?? 0)).toBe(cost);
    }
  });

  test('a grade is told once more rounds cannot change it, and of moments that always come out the same way before the rest', () => {
    const early = costsOf(gone.value, points, facts, false);
    expect(early.map(({ final }) => final)).toEqual([false, false, false]);
    for (const cost of early) expect(costText(cost, { ...speakerOf('en'), language: 'en' })).toBe('');
    const settled = costsOf(gone.value, [point(4, 2000, 1), point(5, 2600, 0)], facts, false);
    expect(settled.map(({ final }) => final)).toEqual([true]);
  });

  test('J6 and the like: what was wrong and counted for nothing says so beside its grade', () => {
    const [, , last] = costsOf(gone.value, points, facts) as [DeedCost, DeedCost, DeedCost];
    const words = { ...speakerOf('en'), language: 'en' } as const;
    expect(costText({ ...last, passed: false }, words)).not.toContain('judge');
    expect(costText({ ...last, passed: true }, words)).toMatch(/^Fall: .*the judge did not go by it$/);
  });

  test('M4: a right catch has no grade, whatever came of it', () => {
    const { state, events } = round().starts().marks(['triangle', 'square']);
    const caught = goThrough(state.setup, events);
    if (!caught.ok) throw new Error(caught.error.code);
    const own = { markers: markerFacts(caught.value), tiles: tileFacts(caught.value) };
    expect(own.markers.at(-1)).toMatchObject({ final: true, right: true });
    const costs = costsOf(caught.value, [point(2, 0, 0.1), point(3, 900, 0.1), point(4, 1800, 0.9)], own);
    expect(costs.map(({ grade }) => grade)).toEqual([null, null]);
  });
});
