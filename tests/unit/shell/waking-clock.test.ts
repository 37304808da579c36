import { describe, expect, test } from 'vitest';
import { WakingClock } from '../../../src/main/shell/waking-clock';
import { LOOK_MS } from '../../../src/shared/sleep';

function clockOf(): { clock: WakingClock; pass: (monotonic: number, date?: number) => void; slept: () => number; looks: () => boolean } {
  let looks = false;
  let monotonic = 500.5;
  let date = 1_800_000_000_000;
  let slept = 0;
  const every = (millis: number): (() => void) => {
    looks = millis === LOOK_MS;
    return () => {
      looks = false;
    };
  };
  const clock = new WakingClock({ monotonic: () => monotonic, date: () => date, slept: () => slept++, every });
  clock.attend(true);
  return {
    clock,
    pass: (millis, byDate = millis) => {
      monotonic += millis;
      date += byDate;
    },
    slept: () => slept,
    looks: () => looks,
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

test('at rest nobody looks at the clock, and what was slept through then takes nothing from the round that begins', () => {
  const { clock, pass, slept, looks } = clockOf();
  expect(looks()).toBe(true);
  clock.attend(false);
  expect(looks()).toBe(false);
  const start = clock.now();
  pass(600_000);
  clock.attend(true);
  expect([looks(), slept(), clock.now()]).toEqual([true, 0, start + 600_000]);
  pass(90_000);
  expect([clock.now(), slept()]).toEqual([start + 600_000, 1]);
});

test('a sleep that ends with the round is noticed before one rests', () => {
  const { clock, pass, slept } = clockOf();
  pass(90_000);
  clock.attend(false);
  expect(slept()).toBe(1);
});
