/** What goes on by itself in a run: right answers, and wrong ones where the time runs out. */
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DrillRun } from '../../../../../src/renderer/lib/drill/run.svelte';
import type { DrillScreens, Feedback } from '../../../../../src/renderer/lib/games';
import { tellRun } from '../../../../../src/renderer/routes/drill/tell-run.svelte';
import { inEffect, state } from '../../effects.svelte';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', () => 0);
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Milliseconds until a run goes on after an answer; null where it never does. */
function goesOnAfter({ right, left, patient = false }: { right: boolean; left: number | null; patient?: boolean }): number | null {
  let next: number | null = null;
  const began = Date.now();
  const feedback = state<Feedback | null>(null);
  const run = {
    view: { clock: { left }, step: null },
    onScreen: null,
    combo: 0,
    get feedback() {
      return feedback.value;
    },
    next: () => (next = Date.now() - began),
  } as unknown as DrillRun;
  const screens = { glanceMillis: () => 350, spokenReason: () => '' } as unknown as DrillScreens;
  const end = inEffect(() => tellRun(run, { screensOf: () => screens, patient: () => patient, timeLeft: (glance) => glance }));
  feedback.value = { puzzle: {}, answer: {}, right, worth: { right, run: { combo: 0 } } } as unknown as Feedback;
  flushSync();
  vi.advanceTimersByTime(60_000);
  end();
  return next;
}

test('on a clock that runs out it goes on after a wrong answer, too, once that was looked at', () => {
  expect(goesOnAfter({ right: true, left: 90_000 })).toBe(350);
  expect(goesOnAfter({ right: false, left: 90_000 })).toBe(4000);
});

test('where no time runs out, or nobody is hurried, a wrong answer stays', () => {
  expect(goesOnAfter({ right: true, left: null })).toBe(350);
  expect(goesOnAfter({ right: false, left: null })).toBeNull();
  expect(goesOnAfter({ right: false, left: 90_000, patient: true })).toBeNull();
});
