import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { dateAt } from '../../../../../src/renderer/lib/drill/chart';
import { DAY_S, dayAxis } from '../../../../../src/renderer/lib/drill/day-axis';

const at = (date: string): number => Date.parse(`${date}T00:00:00Z`) / 1000;
const named = (first: string, last: string, most: number): string[] => dayAxis(at(first), at(last), most).ticks.map(dateAt);

describe('the days that an axis names', () => {
  test('end with the last one, and every day is named where there is room', () => {
    expect(named('2026-11-26', '2026-11-28', 6)).toEqual(['2026-11-26', '2026-11-27', '2026-11-28']);
    expect(named('2026-10-30', '2026-11-28', 6)).toEqual(['2026-10-31', '2026-11-07', '2026-11-14', '2026-11-21', '2026-11-28']);
    expect(named('2026-11-28', '2026-11-28', 6)).toEqual(['2026-11-28']);
  });

  test('are the firsts of months over a year', () => {
    const { ticks, months } = dayAxis(at('2025-12-01'), at('2026-11-28'), 7);
    expect(months).toBe(true);
    expect(ticks.map(dateAt)).toEqual(['2026-01-01', '2026-03-01', '2026-05-01', '2026-07-01', '2026-09-01', '2026-11-01']);
  });

  property.prop([fc.integer({ min: 0, max: 40_000 }), fc.integer({ min: 0, max: 9_000 }), fc.integer({ min: 1, max: 14 })])(
    'are different days within the span, no more than there is room for',
    (from, span, most) => {
      const [first, last] = [from * DAY_S, (from + span) * DAY_S];
      const { ticks, months } = dayAxis(first, last, most);
      const names = ticks.map((tick) => (months ? dateAt(tick).slice(0, 7) : dateAt(tick)));
      expect(new Set(names).size).toBe(names.length);
      expect(names.length).toBeLessThanOrEqual(most);
      expect(ticks.every((tick) => tick >= first && tick <= last)).toBe(true);
      if (!months) expect(ticks.at(-1)).toBe(last);
    },
  );
});
