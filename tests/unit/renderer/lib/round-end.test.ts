/** The moment between the last deed of a round and its verdict. */
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import '../screen';
import { RoundEnd, STANDS_MS } from '../../../../src/renderer/lib/round-end.svelte';
import { offerPress } from '../../../../src/renderer/lib/taken-presses';
import { inEffect, state } from '../effects.svelte';

const round = state<string | null>(null);
let says: boolean;
let end: RoundEnd;
let leave: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  round.value = null;
  says = true;
  end = new RoundEnd({ ended: () => round.value, says: () => says });
  leave = inEffect(() => end.follow());
});
afterEach(() => {
  leave();
  vi.useRealTimers();
});

function over(which = 'm/1'): void {
  round.value = which;
  flushSync();
}

test('the table stands for a moment, then the verdict comes; each round has its own', () => {
  expect([end.stands, offerPress()]).toEqual([false, false]);
  over();
  expect(end.stands).toBe(true);
  vi.advanceTimersByTime(STANDS_MS - 1);
  expect(end.stands).toBe(true);
  vi.advanceTimersByTime(1);
  expect(end.stands).toBe(false);
  over('m/2');
  expect(end.stands).toBe(true);
});

test('a press skips it and is nothing else, and neither are those that go on', () => {
  over();
  vi.advanceTimersByTime(200);
  expect([offerPress(), end.stands]).toEqual([true, false]);
  for (let presses = 0; presses < 20; presses++) {
    vi.advanceTimersByTime(150);
    expect(offerPress()).toBe(true);
  }
  expect(end.stands).toBe(false);
  vi.advanceTimersByTime(700);
  expect(offerPress()).toBe(false);
});

test('presses that go on after it has passed by itself do nothing either', () => {
  over();
  vi.advanceTimersByTime(STANDS_MS + 100);
  expect([end.stands, offerPress()]).toEqual([false, true]);
  vi.advanceTimersByTime(700);
  expect(offerPress()).toBe(false);
});

test('where nothing is said, or nothing moves, the verdict comes at once, and presses still meant for the round do nothing', () => {
  says = false;
  over();
  expect([end.stands, offerPress()]).toEqual([false, true]);
  vi.advanceTimersByTime(700);
  expect([end.stands, offerPress()]).toEqual([false, false]);
});

test('whoever leaves meanwhile leaves nothing behind', () => {
  over();
  leave();
  expect(offerPress()).toBe(false);
  vi.advanceTimersByTime(5000);
  expect(offerPress()).toBe(false);
});
