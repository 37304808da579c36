import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { chancePercents } from '../../../src/shared/chase/chance-percents';
import { wholePercents } from '../../../src/shared/percents';

test('halves do not make 101', () => {
  expect(wholePercents([0.925, 0.075])).toEqual([93, 7]);
  expect(chancePercents({ runners: 0.845, chasers: 0.155 })).toEqual({ runners: 85, chasers: 15, nobody: 0 });
  expect(chancePercents({ runners: 0, chasers: 0.9975 })).toEqual({ runners: 0, chasers: 100, nobody: 0 });
});

test.prop([fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 1, maxLength: 5 })])(
  'shares of a whole add up to 100, each within one',
  (counts) => {
    const sum = counts.reduce((all, each) => all + each, 0);
    fc.pre(sum > 0);
    const percents = wholePercents(counts.map((each) => each / sum));
    expect(percents.reduce((all, each) => all + each, 0)).toBe(100);
    for (const [at, percent] of percents.entries()) expect(Math.abs(percent - (100 * (counts[at] ?? 0)) / sum)).toBeLessThan(1);
  },
);
