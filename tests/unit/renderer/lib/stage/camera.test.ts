import { test as property, fc } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import {
  SCALE_LIMITS,
  between,
  boxOf,
  cellAt,
  crisp,
  isInWindow,
  nearTable,
  panned,
  snapped,
  toTable,
  toWindow,
  zoomed,
  type Camera,
} from '../../../../../src/renderer/lib/stage/camera';
import { canStay, fitted, following } from '../../../../../src/renderer/lib/stage/following';

const SIZE = { width: 1024, height: 640 };
const cameras = fc.record({
  x: fc.double({ min: -5, max: 30, noNaN: true }),
  y: fc.double({ min: -5, max: 20, noNaN: true }),
  scale: fc.double({ min: SCALE_LIMITS.least, max: SCALE_LIMITS.most, noNaN: true }),
});
const points = fc.record({ x: fc.double({ min: 0, max: 1024, noNaN: true }), y: fc.double({ min: 0, max: 640, noNaN: true }) });
const cells = fc.record({ x: fc.integer({ min: -1, max: 21 }), y: fc.integer({ min: -1, max: 13 }) });

describe('between the table and the window', () => {
  property.prop([cameras, points])('a point goes there and back again', (camera, point) => {
    const back = toWindow(camera, SIZE, toTable(camera, SIZE, point));
    expect(back.x).toBeCloseTo(point.x, 6);
    expect(back.y).toBeCloseTo(point.y, 6);
  });

  property.prop([cameras, cells])('P9: the middle of a cell belongs to that cell, past the edge of the table as well', (camera, cell) => {
    expect(cellAt(camera, SIZE, toWindow(camera, SIZE, { x: cell.x + 0.5, y: cell.y + 0.5 }))).toEqual(cell);
  });

  property.prop([cameras, points, fc.double({ min: 0.2, max: 5, noNaN: true })])(
    'zooming keeps the spot under the pointer and stays within its limits',
    (camera, point, factor) => {
      const nearer = zoomed(camera, SIZE, point, factor);
      const before = toTable(camera, SIZE, point);
      const after = toTable(nearer, SIZE, point);
      expect(after.x).toBeCloseTo(before.x, 6);
      expect(after.y).toBeCloseTo(before.y, 6);
      expect(nearer.scale).toBeGreaterThanOrEqual(SCALE_LIMITS.least);
      expect(nearer.scale).toBeLessThanOrEqual(SCALE_LIMITS.most);
    },
  );

  property.prop([cameras, points, fc.integer({ min: -300, max: 300 }), fc.integer({ min: -300, max: 300 })])(
    'panning moves what is under the pointer with it',
    (camera, point, dx, dy) => {
      const spot = toTable(camera, SIZE, point);
      const there = toWindow(panned(camera, dx, dy), SIZE, spot);
      expect(there.x).toBeCloseTo(point.x + dx, 6);
      expect(there.y).toBeCloseTo(point.y + dy, 6);
    },
  );

  property.prop([cameras, fc.constantFrom(1, 1.25, 1.5, 1.75, 2, 3)])(
    'at rest a cell is a whole number of device pixels and begins on one',
    (camera, ratio) => {
      const still = crisp(camera, SIZE, ratio);
      expect(still.scale * ratio).toBeCloseTo(Math.round(still.scale * ratio), 6);
      const origin = toWindow(still, SIZE, { x: 0, y: 0 });
      expect(origin.x * ratio).toBeCloseTo(Math.round(origin.x * ratio), 5);
      expect(origin.y * ratio).toBeCloseTo(Math.round(origin.y * ratio), 5);
      expect(Math.abs(still.scale - camera.scale)).toBeLessThanOrEqual(0.5 / ratio + 1e-9);
    },
  );
});

describe('following', () => {
  property.prop([fc.array(cells, { minLength: 1, maxLength: 4 }), fc.array(cells, { maxLength: 12 })])(
    'what leans shows all that is needed at the same size, whatever else there is',
    (needed, spare) => {
      const straight = following({ needed, wished: [], spare }, SIZE);
      const leaning = following({ needed, wished: [], spare, leans: true }, SIZE);
      expect(leaning.scale).toBe(straight.scale);
      for (const cell of needed.filter((each) => isInWindow(straight, SIZE, each))) expect(isInWindow(leaning, SIZE, cell)).toBe(true);
    },
  );

  test('what leans has no empty side while the street is cut at the other', () => {
    const street = Array.from({ length: 9 }, (_, x) => ({ x: x + 5, y: 4 }));
    const asked = {
      needed: [
        { x: 4, y: 4 },
        { x: 5, y: 4 },
        { x: 5, y: 3 },
        { x: 5, y: 5 },
      ],
      wished: [],
      spare: street,
    };
    const room = { width: 600, height: 420 };
    const seen = (leans: boolean): number => street.filter((cell) => isInWindow(following({ ...asked, leans }, room), room, cell)).length;
    expect(seen(true)).toBeGreaterThan(seen(false));
  });

  const isShown = (camera: Camera, cell: { x: number; y: number }): boolean => isInWindow(camera, SIZE, cell);

  property.prop([fc.array(cells, { minLength: 1, maxLength: 6 }), fc.array(cells, { maxLength: 30 })])(
    'all that is needed is in the window',
    (needed, wished) => {
      const camera = following({ needed, wished, spare: [] }, SIZE);
      for (const cell of needed) expect(isShown(camera, cell)).toBe(true);
    },
  );

  test('a path that fits at a readable scale is shown whole', () => {
    const path = [0, 1, 2, 3, 4].map((x) => ({ x, y: 0 }));
    const camera = following({ needed: [{ x: 4, y: 0 }], wished: [], spare: path }, SIZE);
    for (const cell of path) expect(isShown(camera, cell)).toBe(true);
  });

  test('a long path is not shown whole at the cost of reading its end', () => {
    const path = Array.from({ length: 20 }, (_, x) => ({ x: 19 - x, y: 0 }));
    const camera = following({ needed: [{ x: 19, y: 0 }], wished: path.slice(0, 6), spare: path }, SIZE);
    expect(camera.scale).toBeGreaterThanOrEqual(112);
    for (const cell of path.slice(0, 6)) expect(isShown(camera, cell)).toBe(true);
    expect(isShown(camera, { x: 0, y: 0 })).toBe(false);
  });

  test('a scale that was asked for is kept', () => {
    expect(following({ needed: [{ x: 3, y: 3 }], wished: [], spare: [] }, SIZE, 77)).toEqual({ x: 3.5, y: 3.5, scale: 77 });
  });
});

describe('an end between two empty cells, in a window that has no room for three large ones', () => {
  const narrow = { width: 411, height: 548 };
  const end = { x: 4, y: 4 };
  const [west, east] = [
    { x: 3, y: 4 },
    { x: 5, y: 4 },
  ];
  const tight = { needed: [end], edge: [west, east], wished: [], spare: [], large: 150 };
  const seenOf = (camera: Camera, { x }: { x: number }): number =>
    Math.min(toWindow(camera, narrow, { x: x + 1, y: 0 }).x, narrow.width) - Math.max(toWindow(camera, narrow, { x, y: 0 }).x, 0);

  test('is large, and all but a sixth of the cells is seen', () => {
    const camera = following(tight, narrow);
    expect(camera.scale).toBeGreaterThanOrEqual(150);
    for (const cell of [west, east]) expect(seenOf(camera, cell) / camera.scale).toBeGreaterThan(0.83);
  });
  test('a cell that a tile is held over is seen whole, and most of the other; with nothing held any more both are seen alike', () => {
    const camera = following({ ...tight, held: [east] }, narrow);
    expect(isInWindow(camera, narrow, east)).toBe(true);
    expect(seenOf(camera, west) / camera.scale).toBeGreaterThan(0.6);
    expect(canStay(camera, camera, { ...tight, held: [east] }, narrow)).toBe(true);
    expect(canStay(camera, following(tight, narrow), tight, narrow)).toBe(false);
  });
  test('where there is room for all of them nothing is cut off', () => {
    const camera = following({ ...tight, large: 110 }, narrow);
    for (const cell of [end, west, east]) expect(isInWindow(camera, narrow, cell)).toBe(true);
  });
});

describe('staying', () => {
  const camera = { x: 3, y: 3, scale: 120 };
  const followed = (needed: { x: number; y: number }[], wished: { x: number; y: number }[] = []) => ({ needed, wished, spare: [] });

  test('the camera stays while all that is needed is in the window', () => {
    expect(canStay(camera, { x: 4, y: 3, scale: 130 }, followed([{ x: 5, y: 3 }]), SIZE)).toBe(true);
  });
  test('it goes when something needed is cut off', () => {
    expect(canStay(camera, { x: 6, y: 3, scale: 120 }, followed([{ x: 7, y: 3 }]), SIZE)).toBe(false);
  });
  test('it goes when a wished cell could be seen from the goal, and stays when it could not', () => {
    const wished = followed([{ x: 3, y: 3 }], [{ x: 7, y: 3 }]);
    expect(canStay(camera, { x: 5, y: 3, scale: 120 }, wished, SIZE)).toBe(false);
    expect(canStay(camera, { x: 2, y: 3, scale: 120 }, wished, SIZE)).toBe(true);
  });
  test('it goes when tiles could be much larger', () => {
    expect(canStay(camera, { x: 3, y: 3, scale: 180 }, followed([{ x: 3, y: 3 }]), SIZE)).toBe(false);
  });
});

test('fitting shows the whole box', () => {
  const box = boxOf([
    { x: -1, y: 0 },
    { x: 20, y: 12 },
  ]);
  expect(box).toEqual({ left: -1, top: 0, right: 21, bottom: 13 });
  const camera = fitted(box ?? { left: 0, top: 0, right: 1, bottom: 1 }, SIZE);
  expect(camera.x).toBe(10);
  expect(camera.scale * 22).toBeLessThanOrEqual(SIZE.width);
  expect(boxOf([])).toBeUndefined();
});

test('the table cannot be dragged out of the window', () => {
  expect(nearTable({ x: 400, y: -50, scale: 50 }, 21, 13)).toEqual({ x: 22, y: -1, scale: 50 });
});

test('the way between two cameras begins at the one and ends at the other', () => {
  const from = { x: 0, y: 0, scale: 50 };
  const to = { x: 10, y: 4, scale: 200 };
  expect(between(from, to, 0)).toEqual(from);
  expect(between(from, to, 1)).toEqual(to);
  expect(between(from, to, 0.5).scale).toBeCloseTo(100, 6);
});

describe('snapping of a carried tile', () => {
  const cells = [
    { x: 2, y: 1 },
    { x: 3, y: 2 },
  ];
  test('anywhere over a possible cell, and a little beside it', () => {
    for (const spot of [
      { x: 2.01, y: 1.01 },
      { x: 2.5, y: 0.8 },
      { x: 2.99, y: 1.5 },
    ])
      expect(snapped(spot, cells)).toEqual(cells[0]);
  });
  test('the nearest of two', () => {
    expect(snapped({ x: 2.9, y: 1.9 }, cells)).toEqual(snapped({ x: 2.9, y: 1.9 }, [...cells].reverse()));
    expect(snapped({ x: 3.1, y: 2.1 }, cells)).toEqual(cells[1]);
  });
  test('not from the end of the path, nor from afar', () => {
    expect(snapped({ x: 2.5, y: 2.5 }, cells)).toBeNull();
    expect(snapped({ x: 9, y: 9 }, cells)).toBeNull();
    expect(snapped({ x: 2.5, y: 1.5 }, [])).toBeNull();
  });
});
