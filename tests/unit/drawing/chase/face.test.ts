import { describe, expect, test } from 'vitest';
import { VECTOR } from '../../../../src/drawing/chase/headings';
import { CORNERS, DIRECTIONS, turned, unturned, unturnedCorner } from '../../../../src/rules/chase/compass';
import { crowdIn } from '../../../../src/drawing/chase/crowd';
import {
  ARROW_LINE,
  BADGE,
  SIDE,
  arrowOn,
  asideOf,
  badgeAt,
  blockOf,
  distanceToLine,
  isInside,
  spotAt,
  streetLine,
  streetsOf,
  type Spot,
} from '../../../../src/drawing/chase/face';
import { SIGN_RADIUS } from '../../../../src/drawing/chase/answer';
import { MARKER_RADIUS, markSignAt } from '../../../../src/drawing/chase/marker';
import { plateOfRight } from '../../../../src/drawing/chase/turned';
import { TILES } from '../../../../src/renderer/games/chase/lib/tile-set';
import { CROWDED } from '../../../fixtures/chase-faces';

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

describe('the sign at a judged marker, and the marker itself', () => {
  const between = (one: Spot, other: Spot): number => Math.hypot(one.x - other.x, one.y - other.y);
  /** The rim of a badge stands out so far. */
  const RIM = BADGE * 0.075;

  test.each(DIRECTIONS)(
    'read towards %s: covers no symbol of a sector and no witness, whatever the face and however it lies',
    (direction) => {
      const off = markSignAt(direction);
      const sign = { x: SIDE * (0.5 + off.x), y: SIDE * (0.5 + off.y) };
      for (const corner of CORNERS) {
        expect(between(sign, badgeAt(corner))).toBeGreaterThanOrEqual(SIDE * SIGN_RADIUS + BADGE + RIM);
        expect(between({ x: 50, y: 50 }, badgeAt(corner))).toBeGreaterThanOrEqual(SIDE * MARKER_RADIUS + BADGE + RIM);
      }
      for (const [id, face] of Object.entries(TILES)) {
        for (const head of CORNERS.flatMap((corner) => crowdIn(face, corner))) {
          expect(between(sign, head) - head.radius, id).toBeGreaterThanOrEqual(SIDE * SIGN_RADIUS);
        }
      }
    },
  );

  test.each(DIRECTIONS)(
    "read towards %s: the marker and its sign leave the plate of right symbols on the tile's back free",
    (direction) => {
      const off = markSignAt(direction);
      for (const count of [1, 2, 3, 4]) {
        const { x, y, width, height } = plateOfRight(direction, count);
        const nearest = (spot: Spot): number =>
          between(spot, { x: Math.min(Math.max(spot.x, x), x + width), y: Math.min(Math.max(spot.y, y), y + height) });
        expect(nearest({ x: 0.5 + off.x, y: 0.5 + off.y })).toBeGreaterThanOrEqual(SIGN_RADIUS);
        expect(nearest({ x: 0.5, y: 0.5 })).toBeGreaterThanOrEqual(MARKER_RADIUS);
      }
    },
  );
});
