import { describe, expect, test } from 'vitest';
import { quantile } from '../../../src/main/bench/quantile';
import { figuresOf } from '../../../src/main/cli/bench/frame-speed';

const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => count - at);

describe('the figures of watched frames', () => {
  test('95 of 100 values do not exceed the quantile', () => {
    expect(quantile(upTo(100), 0.95)).toBe(95);
    expect(quantile([7], 0.95)).toBe(7);
    expect(quantile([16, 16, 16, 33], 0.75)).toBe(16);
  });

  test('intervals of the table, of the reference, and the work on the table’s frames are told apart', () => {
    const table = upTo(100).map((interval) => ({ interval, work: interval / 2 }));
    const reference = upTo(20).map((interval) => ({ interval, work: 0 }));
    expect(figuresOf({ table, reference })).toEqual({ frames: 95, reference: 19, work: 47.5 });
  });

  test('where nothing moved there is no figure', () => {
    expect(figuresOf({ table: [], reference: [{ interval: 17, work: 1 }] })).toBeNull();
  });
});
