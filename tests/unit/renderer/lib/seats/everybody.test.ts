/** What everybody at a screen has to say for themselves. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Everybody } from '../../../../../src/renderer/lib/seats/everybody.svelte';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('it comes with the last one, and nobody speaks for others', () => {
  const done = vi.fn();
  const everybody = new Everybody([0, 2], done);
  everybody.say(2);
  everybody.say(1);
  expect(everybody.said).toEqual([2]);
  expect(done).not.toHaveBeenCalled();
  // A second press keeps it.
  everybody.say(2);
  expect(everybody.said).toEqual([2]);
  everybody.say(0);
  expect(done).toHaveBeenCalledOnce();
  expect(everybody.said).toEqual([]);
});

test('after a while whoever has said so goes on without the others, who are named until then', () => {
  const done = vi.fn();
  let step = 1;
  const everybody = new Everybody([0, 1, 2], done, () => step);
  expect(everybody.awaited).toEqual([]);
  everybody.say(1);
  expect([everybody.awaited, everybody.late]).toEqual([[0, 2], false]);
  everybody.goOn();
  vi.advanceTimersByTime(3_900);
  everybody.say(1);
  expect(done).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(everybody.late).toBe(true);
  // Another one who says so now says it for the first time.
  everybody.say(2);
  expect([everybody.awaited, everybody.late]).toEqual([[0], true]);
  expect(done).not.toHaveBeenCalled();
  everybody.say(1);
  expect(done).toHaveBeenCalledOnce();
  // What was said of the step before is late for nobody.
  everybody.say(0);
  step = 2;
  vi.advanceTimersByTime(10_000);
  everybody.say(0);
  expect([everybody.late, done.mock.calls.length]).toEqual([false, 1]);
});
