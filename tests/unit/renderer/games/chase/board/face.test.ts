import { describe, expect, test } from 'vitest';
import { VECTOR } from '../../../../../../src/renderer/games/chase/board/headings';
import { CORNERS, DIRECTIONS, turned, unturned, unturnedCorner } from '../../../../../../src/rules/chase/compass';
import { crowdIn } from '../../../../../../src/renderer/games/chase/board/draw/crowd';
import {
  ARROW_LINE,
  SIDE,
  arrowOn,
  asideOf,
  blockOf,
  distanceToLine,
  isInside,
  spotAt,
  streetLine,
  streetsOf,
  type Spot,
} from '../../../../../../src/renderer/games/chase/board/draw/face';
import { TILES } from '../../../../../../src/renderer/games/chase/lib/tile-set';
import { CROWDED } from './tile-set';

describe('streets', () => {
  test.each([
    ['n', 'left', 30, 0],
    ['n', 'right', 70, 0],
    ['e', 'left', 100, 30],
    ['e', 'right', 100, 70],
    ['s', 'left', 70, 100],
    ['s', 'right', 30, 100],
    ['w', 'left', 0, 70],
    ['w', 'right', 0, 30],
    ['n', 'centre', 50, 0],
  ] as const)('C4: the %s exit at the %s, as seen from the middle looking out, ends at (%d, %d)', (side, at, x, y) => {
    expect(streetLine(side, asideOf(at)).at(-1)).toEqual({ x, y });
  });

  test('P3: left meets right and centre meets centre on the shared edge', () => {
    for (const side of DIRECTIONS) {
      const opposite = turned(side, 180);
      for (const [here, there] of [
        ['left', 'right'],
        ['centre', 'centre'],
        ['right', 'left'],
      ] as const) {
        const out = streetLine(side, asideOf(here)).at(-1);
        const back = streetLine(opposite, asideOf(there)).at(-1);
        expect(out).toEqual({ x: (back?.x ?? 0) + VECTOR[side].x * SIDE, y: (back?.y ?? 0) + VECTOR[side].y * SIDE });
      }
    }
  });

  test('every street starts in the middle and its first stretch is straight', () => {
    for (const side of DIRECTIONS) {
      expect(streetLine(side, asideOf('left'))[0]).toEqual({ x: 50, y: 50 });
      expect(streetLine(side, asideOf('left'))[1]).toEqual(spotAt(side, 19, 0));
    }
  });
});

test('C2: the four blocks cover the face without overlap', () => {
  const blocks = (['nw', 'ne', 'se', 'sw'] as const).map((corner) => blockOf(CROWDED, corner));
  for (let x = 1.3; x < SIDE; x += 3.1) {
    for (let y = 1.7; y < SIDE; y += 3.1) {
      expect(blocks.filter((block) => isInside({ x, y }, block))).toHaveLength(1);
    }
  }
});

test('C6: turning there and back again ends where it began', () => {
  for (const rotation of [0, 90, 180, 270] as const) {
    for (const side of DIRECTIONS) expect(unturned(turned(side, rotation), rotation)).toBe(side);
  }
  expect(turned('n', 90)).toBe('e');
  expect(unturnedCorner('ne', 90)).toBe('nw');
});

describe('the arrow that says where a tile is read (M2, M4)', () => {
  /** The way from a spot to a triangle; 0 inside it. */
  const wayTo = (spot: Spot, corners: readonly Spot[]): number =>
    isInside(spot, corners) ? 0 : distanceToLine(spot, [...corners, ...corners.slice(0, 1)]);

  test('covers no witness of any face, on its own tile or on the next one, however that lies', () => {
    for (const [id, face] of Object.entries(TILES)) {
      const standing = CORNERS.flatMap((corner) => crowdIn(face, corner));
      for (const { side, aside } of streetsOf(face)) {
        const arrow = arrowOn(side, aside);
        for (const head of standing) expect(wayTo(head, arrow) - head.radius, `${id} ${side}`).toBeGreaterThanOrEqual(ARROW_LINE / 2);
      }
      // The next tile begins where this one ends: whoever stands nearest to its edge is farther in than the arrow comes.
      const margin = Math.min(...standing.map(({ x, y, radius }) => Math.min(x, y, SIDE - x, SIDE - y) - radius));
      expect(Math.max(...arrowOn('s', 0).map(({ y }) => y)) - SIDE + ARROW_LINE / 2, id).toBeLessThanOrEqual(margin);
    }
  });
});
