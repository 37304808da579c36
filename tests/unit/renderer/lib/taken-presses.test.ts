/** Presses that somebody takes before any screen hears of them. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import '../screen';
import { offerPress, skipOnPress, takePresses } from '../../../../src/renderer/lib/taken-presses';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('of several whoever came last takes a press, until they leave', () => {
  const taken: string[] = [];
  const first = takePresses(() => taken.push('first'));
  const second = takePresses(() => taken.push('second'));
  expect(offerPress()).toBe(true);
  second();
  expect(offerPress()).toBe(true);
  first();
  expect([offerPress(), taken]).toEqual([false, ['second', 'first']]);
});

test('the first press skips; those that follow at once do nothing, until there was a moment without any', () => {
  const happened: string[] = [];
  const leave = skipOnPress(
    () => happened.push('skipped'),
    () => {
      happened.push('rested');
      leave();
    },
  );
  vi.advanceTimersByTime(5000);
  expect(happened).toEqual([]);
  for (let presses = 0; presses < 16; presses++) {
    expect(offerPress()).toBe(true);
    vi.advanceTimersByTime(100);
  }
  expect(happened).toEqual(['skipped']);
  vi.advanceTimersByTime(599);
  expect(happened).toEqual(['skipped']);
  vi.advanceTimersByTime(1);
  expect([happened, offerPress()]).toEqual([['skipped', 'rested'], false]);
});

test('what is over by itself takes nothing more, and no moment comes after it', () => {
  const rested = vi.fn();
  const leave = skipOnPress(() => undefined, rested);
  expect(offerPress()).toBe(true);
  leave();
  vi.advanceTimersByTime(5000);
  expect([offerPress(), rested.mock.calls.length]).toEqual([false, 0]);
});
