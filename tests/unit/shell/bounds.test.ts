import { describe, expect, test } from 'vitest';
import { MINIMUM_SIZE, placeToKeep, rescuedPlace, type Rectangle, type WindowNow } from '../../../src/main/shell/bounds';

const PRIMARY: Rectangle = { x: 0, y: 0, width: 1920, height: 1040 };
const RIGHT: Rectangle = { x: 1920, y: 0, width: 1920, height: 1080 };
const SMALL: Rectangle = { x: 0, y: 0, width: 800, height: 600 };
const place = (x: number, y: number, width = 1200, height = 700): Rectangle & { maximized: boolean; fullScreen: boolean } => ({
  x,
  y,
  width,
  height,
  maximized: false,
  fullScreen: false,
});

test('the first start is in the middle of the first screen', () => {
  expect(rescuedPlace(null, [PRIMARY, RIGHT])).toEqual(place(320, 120, 1280, 800));
});

describe('a remembered place is kept', () => {
  test.each([
    ['inside the first screen', place(100, 50)],
    ['on the second screen', place(2000, 100)],
    ['half over the left edge', place(-900, 100)],
    ['over the seam of two screens', place(1500, 100)],
    ['maximized', { ...place(100, 50), maximized: true }],
  ])('%s', (_what, remembered) => {
    expect(rescuedPlace(remembered, [PRIMARY, RIGHT])).toEqual(remembered);
  });
});

describe('a window that nobody could take hold of comes to the middle of the first screen', () => {
  test.each([
    ['its monitor has gone', place(2000, 100)],
    ['only a sliver of the title bar is left', place(1900, 100)],
    ['its title bar is over the top edge', place(100, -60)],
    ['it hangs under the bottom edge', place(100, 1030)],
    ['it is far away', place(-40_000, 20_000)],
  ])('%s', (_what, remembered) => {
    expect(rescuedPlace(remembered, [PRIMARY])).toEqual(place(360, 170));
  });

  test('and is maximized there if it was', () => {
    expect(rescuedPlace({ ...place(5000, 0), maximized: true }, [PRIMARY]).maximized).toBe(true);
  });
});

describe('the size', () => {
  test('is never under the smallest', () => {
    expect(rescuedPlace(place(10, 10, 300, 200), [PRIMARY])).toMatchObject(MINIMUM_SIZE);
  });
  test('is no larger than the screen that the window is on', () => {
    expect(rescuedPlace(place(0, 0, 3000, 2000), [PRIMARY])).toMatchObject({ width: 1920, height: 1040 });
  });
  test('on a screen under the smallest size shows the top left corner', () => {
    expect(rescuedPlace(null, [SMALL])).toMatchObject({ x: 0, y: 0, ...MINIMUM_SIZE });
  });
});

test.each([
  ['a text', 'here'],
  ['half a place', { x: 1, y: 2 }],
  ['not a number', { ...place(0, 0), x: Number.NaN }],
  ['fractions', { ...place(0, 0), x: 0.5 }],
  ['no size', place(0, 0, 0, 0)],
])('what is no place counts as nothing remembered: %s', (_what, remembered) => {
  expect(rescuedPlace(remembered, [PRIMARY])).toEqual(rescuedPlace(null, [PRIMARY]));
});

describe('what is remembered', () => {
  const opened = { x: 100, y: 50, width: 1029, height: 684 };
  const now = (more: Partial<WindowNow> = {}): WindowNow => ({
    normal: opened,
    shown: more.normal ?? opened,
    maximized: false,
    fullScreen: false,
    ...more,
  });
  const flags = { maximized: false, fullScreen: false };

  test('is where the window is and how large', () => {
    const normal = { x: 2100, y: 80, width: 1300, height: 900 };
    expect(placeToKeep(now({ normal }), opened, [PRIMARY, RIGHT])).toEqual({ ...normal, ...flags });
  });

  test('is what was remembered, where only the scale of the screen rounded it: a window does not grow with every start', () => {
    let remembered = opened;
    for (let start = 0; start < 5; start++) {
      const normal = { x: remembered.x + 1, y: remembered.y - 1, width: remembered.width + 3, height: remembered.height + 1 };
      remembered = placeToKeep(now({ normal }), remembered, [PRIMARY, RIGHT]);
    }
    expect(remembered).toEqual({ ...opened, ...flags });
  });

  test('follows each measure by itself', () => {
    const normal = { x: 400, y: 51, width: 1031, height: 900 };
    expect(placeToKeep(now({ normal }), opened, [PRIMARY, RIGHT])).toEqual({ x: 400, y: 50, width: 1029, height: 900, ...flags });
  });

  test.each(['maximized', 'fullScreen'] as const)('is on the screen that a %s window fills', (how) => {
    const kept = placeToKeep(now({ shown: RIGHT, [how]: true }), opened, [PRIMARY, RIGHT]);
    expect(kept).toEqual({ x: 2366, y: 198, width: 1029, height: 684, ...flags, [how]: true });
    expect(rescuedPlace(kept, [PRIMARY, RIGHT])).toEqual(kept);
  });

  test('keeps its own place where it fills the screen that it is on', () => {
    expect(placeToKeep(now({ shown: PRIMARY, maximized: true }), opened, [PRIMARY, RIGHT])).toEqual({
      ...opened,
      ...flags,
      maximized: true,
    });
  });
});
