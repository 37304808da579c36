import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { groupSizes, inGroups } from '../../../../../../src/renderer/games/chase/lib/hand-order';
import { RECOGNISED, handRows } from '../../../../../../src/renderer/games/chase/lib/hand-rows';
import { TILES } from '../../../../../../src/renderer/games/chase/lib/tile-set';
import { HAND_ROOMS } from '../../../../../games/chase/rooms';

const ids = Object.keys(TILES);
const piles = fc.shuffledSubarray(ids, { minLength: 1, maxLength: 14 });

describe('C5: a hand by groups', () => {
  property.prop([piles])(
    'items come first, then Hideouts, then streets; each group in the order of the pile, and nothing is lost',
    (pile) => {
      const hand = inGroups(pile, TILES);
      expect([...hand].sort()).toEqual([...pile].sort());
      const kinds = hand.map((tile) => (TILES[tile]?.kind === 'hideout' ? 1 : TILES[tile]?.item === undefined ? 2 : 0));
      expect(kinds).toEqual([...kinds].sort());
      for (const kind of [0, 1, 2]) {
        const own = hand.filter((_, at) => kinds[at] === kind);
        expect(own).toEqual(pile.filter((tile) => own.includes(tile)));
      }
      expect(groupSizes(pile, TILES)).toEqual(
        [0, 1, 2].map((kind) => kinds.filter((each) => each === kind).length).filter((each) => each > 0),
      );
    },
  );
});

const rooms = fc.record({
  groups: fc.array(fc.integer({ min: 1, max: 14 }), { minLength: 1, maxLength: 3 }),
  width: fc.integer({ min: 240, max: 2400 }),
  height: fc.integer({ min: 90, max: 400 }),
});

describe('the tiles of a hand', () => {
  property.prop([rooms])(
    'lie within their room, none over another, none under the large view: a click hits the tile that is seen',
    (room) => {
      const { size, places, view } = handRows(room);
      expect(places).toHaveLength(room.groups.reduce((sum, each) => sum + each, 0));
      const right = view > 0 ? room.width - view : room.width;
      for (const [at, { left, top }] of places.entries()) {
        expect(left).toBeGreaterThanOrEqual(0);
        expect(top).toBeGreaterThanOrEqual(0);
        expect(left + size).toBeLessThanOrEqual(right);
        expect(top + size).toBeLessThanOrEqual(room.height);
        for (const other of places.slice(at + 1))
          expect(Math.max(Math.abs(other.left - left), Math.abs(other.top - top))).toBeGreaterThanOrEqual(size);
      }
      expect(view).toBeLessThanOrEqual(room.height);
    },
  );

  property.prop([rooms])('whatever is shown large is larger by a third', (room) => {
    const { size, view } = handRows(room);
    expect(view === 0 || view >= 1.3 * size).toBe(true);
  });

  property.prop([fc.constantFrom(...Object.entries(HAND_ROOMS)), piles])(
    'every face of a whole pile is recognised in the rooms that the window has',
    ([, room], pile) => {
      const { size } = handRows({ ...room, groups: groupSizes(inGroups(pile, TILES), TILES) });
      expect(size).toBeGreaterThanOrEqual(RECOGNISED);
    },
  );

  test('an empty hand takes no room', () => {
    expect(handRows({ groups: [], width: 500, height: 150 })).toEqual({ size: 0, places: [], view: 0 });
  });
});
