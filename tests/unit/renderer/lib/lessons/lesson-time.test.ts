/** How long somebody is in a lesson: what they did counts, and not that they went away. */
import { expect, test } from 'vitest';
import { LessonTime, LONGEST_LOOK } from '../../../../../src/renderer/lib/lessons/lesson-time';

test('from deed to deed, with no more for one than anybody looks at it, and each moment once', () => {
  let now = 1000;
  const told: number[] = [];
  const time = new LessonTime({ now: () => now, spent: (millis) => told.push(millis) });
  now += 4000;
  time.mark();
  now += 6000;
  time.tell();
  time.tell();
  now += 50 * LONGEST_LOOK;
  time.tell();
  expect(told).toEqual([10_000, LONGEST_LOOK]);
});
