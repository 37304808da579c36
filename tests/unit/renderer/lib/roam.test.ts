import { describe, expect, test } from 'vitest';
import { nextBox, type Box } from '../../../../src/renderer/lib/roam';

const box = (x: number, y: number, width = 10, height = 10): Box => ({ left: x, right: x + width, top: y, bottom: y + height });

describe('the next button in a direction', () => {
  const row = [box(0, 0), box(20, 0), box(40, 0), box(0, 20, 50)];

  test('is the nearest that lies there', () => {
    expect(nextBox(row[0] as Box, row, 'right')).toBe(1);
    expect(nextBox(row[2] as Box, row, 'left')).toBe(1);
  });

  test('from above a wide one it is that one, wherever its middle is', () => {
    for (const from of row.slice(0, 3)) expect(nextBox(from, row, 'down')).toBe(3);
  });

  test('straight on is nearer than aside', () => {
    const boxes = [box(0, 0), box(15, 12), box(0, 24)];
    expect(nextBox(boxes[0] as Box, boxes, 'down')).toBe(2);
  });

  test('there is none where nothing lies', () => {
    expect(nextBox(row[0] as Box, row, 'up')).toBeUndefined();
    expect(nextBox(row[3] as Box, row, 'down')).toBeUndefined();
  });
});
