import { describe, expect, test } from 'vitest';
import { WakingClock } from '../../../src/main/shell/waking-clock';
import { LOOK_MS } from '../../../src/shared/sleep';

function clockOf(): { clock: WakingClock; pass: (monotonic: number, date?: number) => void; slept: () => number } {
  let monotonic = 500.5;
  let date = 1_800_000_000_000;
  let slept = 0;
  const clock = new WakingClock({ monotonic: () => monotonic, date: () => date, slept: () => slept++ });
  return {
    clock,
    pass: (millis, byDate = millis) => {
      monotonic += millis;
      date += byDate;
    },
    slept: () => slept,
  };
}

describe('a sleep that no event tells of', () => {
  test.each([
    ['a stopped process, whose clocks all go on', 90_000, 90_000, 0],
    ['a computer whose monotonic clock stands still while it sleeps', 400, 90_000, 0],
  ])('%s: the clock stands where it was', (_what, monotonic, date, at) => {
    const { clock, pass, slept } = clockOf();
    const start = clock.now();
    pass(monotonic, date);
    expect(clock.now()).toBe(start + at);
    expect(slept()).toBe(1);
    // It is told of once, and time goes on.
    pass(LOOK_MS);
    expect(clock.now()).toBe(start + at + LOOK_MS);
    expect(slept()).toBe(1);
  });

  test('two sleeps are left out, each', () => {
    const { clock, pass, slept } = clockOf();
    const start = clock.now();
    for (const _ of [1, 2]) {
      pass(60_000);
      clock.now();
      pass(250);
      clock.now();
    }
    expect(clock.now()).toBe(start + 500);
    expect(slept()).toBe(2);
  });
});

describe('is none', () => {
  test.each([
    ['a look that comes late on a busy machine', 4_000, 4_000],
    ['a date that is put back', 1_000, -3_600_000],
  ])('%s', (_what, monotonic, date) => {
    const { clock, pass, slept } = clockOf();
    const start = clock.now();
    pass(monotonic, date);
    expect(clock.now()).toBe(start + monotonic);
    expect(slept()).toBe(0);
  });
});
