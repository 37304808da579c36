/** Where the words of a lesson are scrolled to: what is new is whole, and nothing above it is cut in half. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstInSight } from '../../../../../src/renderer/lib/lessons/in-sight';

const GAP = 8;
function below(heights: readonly number[], from: number): { top: number; height: number }[] {
  let top = from;
  return heights.map((height) => {
    const lying = { top, height };
    top += height + GAP;
    return lying;
  });
}

const lists = fc
  .tuple(fc.array(fc.integer({ min: 10, max: 300 }), { minLength: 1, maxLength: 8 }), fc.nat(400), fc.nat())
  .map(([heights, from, pick]) => {
    const things = below(heights, from);
    return { things, newest: things[pick % things.length]! };
  });

test('what is seen first is one of the things, and begins there', () => {
  fc.assert(
    fc.property(lists, fc.integer({ min: 20, max: 600 }), ({ things, newest }, room) => {
      expect(things.map(({ top }) => top)).toContain(firstInSight(things, newest, room));
    }),
  );
});

test('what is new is seen whole where the room is high enough, else from its beginning', () => {
  fc.assert(
    fc.property(lists, fc.integer({ min: 20, max: 600 }), ({ things, newest }, room) => {
      const first = firstInSight(things, newest, room);
      if (newest.height <= room) expect(newest.top + newest.height - first).toBeLessThanOrEqual(room);
      else expect(first).toBe(newest.top);
    }),
  );
});

test('as much as there is room for is seen of what lies before it', () => {
  fc.assert(
    fc.property(lists, fc.integer({ min: 20, max: 600 }), ({ things, newest }, room) => {
      const first = firstInSight(things, newest, room);
      const before = things.filter(({ top }) => top < first).at(-1);
      if (before !== undefined) expect(newest.top + newest.height - before.top).toBeGreaterThan(room);
    }),
  );
});
