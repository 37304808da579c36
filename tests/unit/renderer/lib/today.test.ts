/** What day it is for whom, with the clock by hand and the window's signs as bare events. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Today, untilLook } from '../../../../src/renderer/lib/today.svelte';

let player: string | null = 'ada';

function begun(at: Date): {
  readonly today: Today;
  readonly window: EventTarget;
  readonly document: EventTarget & { hidden: boolean };
  readonly end: () => void;
} {
  vi.setSystemTime(at);
  const today = new Today({ now: () => new Date(), player: () => player });
  const window = new EventTarget();
  const document = Object.assign(new EventTarget(), { hidden: false });
  return { today, window, document, end: today.watch({ window, document }) };
}

beforeEach(() => {
  vi.useFakeTimers();
  player = 'ada';
});
afterEach(() => {
  vi.useRealTimers();
});

describe('what day it is', () => {
  test('changes at midnight by itself', () => {
    const { today, end } = begun(new Date(2026, 10, 27, 23, 59, 50));
    const before = today.mark;
    vi.advanceTimersByTime(9_999);
    expect(today.date).toBe('2026-11-27');
    expect(today.mark).toBe(before);
    vi.advanceTimersByTime(1);
    expect(today.date).toBe('2026-11-28');
    expect(today.mark).not.toBe(before);
    vi.advanceTimersByTime(24 * 3_600_000);
    expect(today.date).toBe('2026-11-29');
    end();
  });

  test('follows a clock that was set, ahead and back, without being told', () => {
    const { today, end } = begun(new Date(2026, 10, 27, 12));
    vi.setSystemTime(new Date(2031, 10, 27, 12));
    vi.advanceTimersByTime(30_000);
    expect(today.date).toBe('2031-11-27');
    vi.setSystemTime(new Date(2026, 10, 27, 12));
    vi.advanceTimersByTime(30_000);
    expect(today.date).toBe('2026-11-27');
    end();
  });

  test('is another matter for another player', () => {
    const { today, window, end } = begun(new Date(2026, 10, 27, 12));
    const before = today.mark;
    player = 'bea';
    window.dispatchEvent(new Event('focus'));
    expect(today.mark).toContain('bea');
    expect(today.mark).not.toBe(before);
    end();
  });

  test('is looked up when the window gets the focus or comes in sight, and what is shown is asked for again', () => {
    const { today, window, document, end } = begun(new Date(2026, 10, 27, 12));
    const marks = [today.mark];
    vi.setSystemTime(new Date(2026, 10, 28, 12));
    window.dispatchEvent(new Event('focus'));
    expect(today.date).toBe('2026-11-28');
    marks.push(today.mark);
    window.dispatchEvent(new Event('focus'));
    marks.push(today.mark);
    document.hidden = true;
    document.dispatchEvent(new Event('visibilitychange'));
    expect(today.mark).toBe(marks.at(-1));
    document.hidden = false;
    document.dispatchEvent(new Event('visibilitychange'));
    marks.push(today.mark);
    expect(new Set(marks).size).toBe(marks.length);
    end();
  });

  test('is over with the watch', () => {
    const { today, window, end } = begun(new Date(2026, 10, 27, 23, 59, 50));
    end();
    vi.advanceTimersByTime(60_000);
    window.dispatchEvent(new Event('focus'));
    expect(today.date).toBe('2026-11-27');
    expect(vi.getTimerCount()).toBe(0);
  });

  test('a look comes at midnight at the latest, whatever clock change comes in between', () => {
    expect(untilLook(new Date(2026, 10, 27, 23, 59, 59, 990))).toBe(10);
    expect(untilLook(new Date(2026, 10, 27, 12))).toBe(30_000);
    expect(untilLook(new Date(2026, 2, 29, 1, 59, 59))).toBe(30_000);
  });
});
