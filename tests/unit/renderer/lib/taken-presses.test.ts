/** Presses that somebody takes before any screen hears of them. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import '../screen';
import { guardTakenPresses, offerPress, restPresses, skipOnPress, takePresses } from '../../../../src/renderer/lib/taken-presses';

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

test('presses that go on are taken until there was a moment without any, or somebody leaves; the page says so meanwhile', () => {
  const rested = vi.fn();
  const says = (): boolean => document.documentElement.hasAttribute('data-presses-taken');
  restPresses(rested);
  for (let presses = 0; presses < 5; presses++) {
    vi.advanceTimersByTime(600);
    expect([offerPress(), says()]).toEqual([true, true]);
  }
  vi.advanceTimersByTime(700);
  expect([rested.mock.calls.length, offerPress(), says()]).toEqual([1, false, false]);
  const other = takePresses(() => undefined);
  const leave = restPresses(rested);
  leave();
  // Whoever leaves twice takes nobody else along.
  leave();
  vi.advanceTimersByTime(5000);
  expect([rested.mock.calls.length, offerPress(), says()]).toEqual([1, true, true]);
  other();
});

test('what is over by itself takes nothing more, and no moment comes after it', () => {
  const rested = vi.fn();
  const leave = skipOnPress(() => undefined, rested);
  expect(offerPress()).toBe(true);
  leave();
  vi.advanceTimersByTime(5000);
  expect([offerPress(), rested.mock.calls.length]).toEqual([false, 0]);
});

test('a single click on a button in sight does what it says where that is wished for; hammering, other places and keys do not', () => {
  const guarded = new EventTarget() as unknown as Window;
  guardTakenPresses(guarded);
  const heard: string[] = [];
  guarded.addEventListener('click', () => heard.push('click'));
  const target = (matches: boolean | null): Element =>
    Object.assign(new (globalThis.Element as unknown as new () => Element)(), {
      closest: () => (matches === null ? null : { matches: () => matches }),
    });
  const [live, waiting, beside] = [target(false), target(true), target(null)];
  const click = (on: Element): void => {
    for (const type of ['pointerdown', 'click'])
      guarded.dispatchEvent(
        Object.defineProperty(Object.assign(new Event(type, { cancelable: true }), { detail: 1 }), 'target', { value: on }),
      );
  };
  const skipped = vi.fn();
  const leave = skipOnPress(skipped, () => undefined, 'clicks');
  vi.advanceTimersByTime(1000);
  click(beside);
  vi.advanceTimersByTime(600);
  click(waiting);
  expect([heard, skipped.mock.calls.length]).toEqual([[], 1]);
  vi.advanceTimersByTime(600);
  click(live);
  expect(heard).toEqual(['click']);
  for (let presses = 0; presses < 5; presses++) {
    vi.advanceTimersByTime(200);
    click(live);
  }
  expect(heard).toEqual(['click']);
  leave();
  const other = takePresses(() => undefined);
  vi.advanceTimersByTime(1000);
  click(live);
  expect(heard).toEqual(['click']);
  other();
});
