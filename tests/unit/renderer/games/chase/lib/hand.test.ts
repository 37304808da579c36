import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { fanPlaces, choiceAfter, stepped } from '../../../../../../src/renderer/games/chase/lib/hand';

describe('the chosen tile', () => {
  test('stays while it is in the hand', () => {
    expect(choiceAfter(['a', 'b', 'c'], ['c', 'b'], 'b')).toBe('b');
  });

  test('gives way to the one that took its place', () => {
    expect(choiceAfter(['a', 'b', 'c'], ['a', 'c'], 'b')).toBe('c');
    expect(choiceAfter(['a', 'b', 'c'], ['a', 'b'], 'c')).toBe('b');
  });

  test('is the first of a new hand, and none of an empty one', () => {
    expect(choiceAfter([], ['x', 'y'], null)).toBe('x');
    expect(choiceAfter(['a'], [], 'a')).toBeNull();
  });

  test('steps round and round', () => {
    expect(stepped(['a', 'b', 'c'], 2, 1)).toBe(0);
    expect(stepped(['a', 'b', 'c'], 0, -1)).toBe(2);
    expect(stepped([], 0, 1)).toBe(-1);
  });
});

describe('the fan', () => {
  const fan = { size: 100, grown: 140, gap: 10 };

  test('lies in the middle where there is room, with a gap between any two', () => {
    expect(fanPlaces({ ...fan, count: 3, chosen: 1, width: 1000 })).toEqual([320, 430, 580]);
    expect(fanPlaces({ ...fan, count: 1, chosen: 0, width: 1000 })).toEqual([430]);
  });

  property.prop([fc.integer({ min: 1, max: 14 }), fc.nat(), fc.integer({ min: 600, max: 3000 })])(
    'never leaves its width',
    (count, pick, width) => {
      const chosen = pick % count;
      const places = fanPlaces({ ...fan, count, chosen, width });
      expect(places).toHaveLength(count);
      expect(Math.min(...places)).toBeGreaterThanOrEqual(-0.001);
      const ends = places.map((left, at) => left + (at === chosen ? fan.grown : fan.size));
      expect(Math.max(...ends)).toBeLessThanOrEqual(width + 0.001);
      // No tile hides the one after it but for what the row itself covers.
      const next = places[chosen + 1];
      if (next !== undefined) expect(next).toBeGreaterThanOrEqual((ends[chosen] ?? 0) - 0.001);
    },
  );
});
