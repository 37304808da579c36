/** What is sought, day by day: a day that is chosen begins and ends where one is. */
import { expect, test } from 'vitest';
import { beginOf, changed, dayOf, endOf, lastDayBefore, without } from '../../../../src/renderer/lib/library/sought-text';

test.each(['2026-03-29', '2026-10-25', '2026-12-31', '2024-02-29'])(
  '%s begins at its midnight and ends at the next, whatever clocks do',
  (day) => {
    const [begin, end] = [beginOf(day), endOf(day)];
    if (begin === undefined || end === undefined) throw new Error('A day has a beginning and an end.');
    expect([dayOf(begin), dayOf(begin - 1) < day]).toEqual([day, true]);
    expect([dayOf(end - 1), dayOf(end) > day, lastDayBefore(end)]).toEqual([day, true, day]);
  },
);

test('no day has neither', () => {
  for (const none of ['', 'soon', '99999-01-01']) expect([beginOf(none), endOf(none)]).toEqual([undefined, undefined]);
});

test('what is taken off a wish, or is empty, is not sought any more', () => {
  expect(changed({ text: 'ada', seats: 2 }, { text: '', role: 'runner' })).toEqual({ seats: 2, role: 'runner' });
  expect(changed({ longer: 1, shorter: 2 }, { longer: undefined, shorter: 5 })).toEqual({ shorter: 5 });
  expect(without({ longer: 1, shorter: 2, seats: 3 }, ['longer', 'shorter'])).toEqual({ seats: 3 });
});
