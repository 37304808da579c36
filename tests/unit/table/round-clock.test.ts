import { expect, test } from 'vitest';
import { RoundClock } from '../../../src/main/table/round-clock';

test('reads 0 until started, then whole milliseconds since then', () => {
  const clock = new RoundClock();
  expect(clock.at(5000)).toBe(0);
  clock.start(5000.75);
  expect(clock.at(5000.75)).toBe(0);
  expect(clock.at(5001.5)).toBe(0);
  expect(clock.at(6001.25)).toBe(1000);
});

test('stands still while stopped and goes on from there: pauses are taken out', () => {
  const clock = new RoundClock();
  clock.start(0);
  clock.stop(1500.75);
  expect(clock.running).toBe(false);
  expect(clock.at(99_999)).toBe(1500);
  clock.start(100_000);
  expect(clock.at(100_000)).toBe(1500);
  // The fraction before the pause is not lost.
  expect(clock.at(100_000.25)).toBe(1501);
});

test('starting twice or stopping twice changes nothing', () => {
  const clock = new RoundClock();
  clock.start(10);
  clock.start(500);
  expect(clock.at(1010)).toBe(1000);
  clock.stop(1010);
  clock.stop(2010);
  expect(clock.at(3010)).toBe(1000);
});

test('a clock that is asked late has not become slow (a hidden or throttled window)', () => {
  const clock = new RoundClock();
  clock.start(0);
  expect(clock.at(3_600_000)).toBe(3_600_000);
});
