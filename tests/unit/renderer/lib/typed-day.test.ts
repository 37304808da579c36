/** Days are typed and shown in the app's own order, whatever the computer's is. */
import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { dayTyped, typedDay } from '../../../../src/renderer/lib/typed-day';

test.each([
  ['30/11/2026', '2026-11-30'],
  ['1/2/2026', '2026-02-01'],
  ['1.2.2026', '2026-02-01'],
  [' 01-02-2026 ', '2026-02-01'],
  ['2026-11-30', '2026-11-30'],
  ['', ''],
  ['31/11/2026', null],
  ['11/30/2026', null],
  ['29/2/2026', null],
  ['yesterday', null],
  ['1/2/26', null],
])('%j is %j', (text, date) => {
  expect(dayTyped(text)).toBe(date);
});

property.prop([fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })])(
  'what is shown can be typed, day before month before year',
  (moment) => {
    const date = moment.toISOString().slice(0, 10);
    expect(typedDay(date)).toMatch(/^\d{2}\/\d{2}\/\d{4}$/);
    expect(dayTyped(typedDay(date))).toBe(date);
  },
);

test('no field has the order of the computer', () => {
  const files = import.meta.glob<string>('../../../../src/renderer/**/*.svelte', { query: '?raw', import: 'default', eager: true });
  const systems = Object.entries(files).filter(([, text]) => /type="(date|datetime-local|time|month|week)"/.test(text));
  expect(Object.keys(files).length).toBeGreaterThan(100);
  expect(systems.map(([name]) => name)).toEqual([]);
});
