import { describe, expect, test } from 'vitest';
import { aligned, dateAt, strokeOf } from '../../../../../src/renderer/lib/drill/chart';

describe('lines over days', () => {
  test('share one row of days, oldest first, with nothing where a line has nothing', () => {
    const lines = [
      {
        name: 'read',
        points: [
          { date: '2026-01-03', value: 3 },
          { date: '2026-01-01', value: 1 },
        ],
      },
      { name: 'pick', points: [{ date: '2026-01-02', value: 0 }] },
    ];
    const [days, read, pick] = aligned(lines);
    expect(days.map((day) => dateAt(day))).toEqual(['2026-01-01', '2026-01-02', '2026-01-03']);
    expect(read).toEqual([1, null, 3]);
    expect(pick).toEqual([null, 0, null]);
  });

  test('without a point there is no day', () => {
    expect(aligned([])).toEqual([[]]);
    expect(aligned([{ name: 'read', points: [] }])).toEqual([[], []]);
  });

  test('no two of the six kinds have the same dashes', () => {
    const dashes = [0, 1, 2, 3, 4, 5].map((at) => strokeOf(at).dash.join(' '));
    expect(new Set(dashes).size).toBe(6);
  });
});
