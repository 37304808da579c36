/** The sign beside the large tile of a Chaser's panel, for every face that ships. */
import { expect, test } from 'vitest';
import { DIRECTIONS } from '../../../../../../src/rules/chase/compass';
import { SIDE, spotAt, streetAt, streetLine } from '../../../../../../src/drawing/chase/face';
import { TILES } from '../../../../../../src/renderer/games/chase/lib/tile-set';
import { BAR_WIDTH, EDGE, HEAD_LINE, wayOf } from '../../../../../../src/renderer/games/chase/match/way';

const SIZES = [60, 112, 240, 480, 620];
const ROTATIONS = [0, 90, 180, 270] as const;

test('M2: it stays in the margin, off every witness, whatever the size of the tile', () => {
  for (const size of SIZES) {
    for (const [id, face] of Object.entries(TILES)) {
      for (const rotation of ROTATIONS) {
        for (const side of DIRECTIONS) {
          const { bar, head } = wayOf(size, streetAt({ face, rotation }, side));
          const lowest = Math.max(...bar.map(({ y }) => y + BAR_WIDTH / 2), ...head.map(({ y }) => y + HEAD_LINE / 2));
          expect(lowest, `${id} ${String(rotation)} ${side} ${String(size)}`).toBeLessThan(EDGE);
          for (const { x, y } of head) {
            expect(y - HEAD_LINE / 2).toBeGreaterThanOrEqual(0);
            expect(Math.abs(x - EDGE - size / 2)).toBeLessThanOrEqual(size / 2 + EDGE);
          }
        }
      }
    }
  }
});

test('C4: its arrow points where the street leaves the tile, also where that bends', () => {
  for (const aside of [-20, 0, 20]) {
    const [, tip] = wayOf(300, aside).head;
    expect(tip.x - EDGE).toBeCloseTo(((streetLine('n', aside).at(-1) ?? spotAt('n', 0, 0)).x / SIDE) * 300);
  }
});
