/** The lead of a Runner on the table (M1): where it runs, and that it covers nothing that is read. */
import { describe, expect, test } from 'vitest';
import { CORNERS, DIRECTIONS, turnedCorner, type Direction } from '../../../../../../src/rules/chase/compass';
import { exitOn } from '../../../../../../src/rules/chase/tile';
import { bandOn, CHIP, takesChip } from '../../../../../../src/drawing/chase/band';
import { crowdIn } from '../../../../../../src/drawing/chase/crowd';
import { BADGE, ISLAND, LANE, SIDE, badgeAt, distanceToLine, itemOf, type Spot } from '../../../../../../src/drawing/chase/face';
import { MARKER_RADIUS } from '../../../../../../src/drawing/chase/marker';
import { ledTiles, numberedTile } from '../../../../../../src/drawing/chase/signs';
import { leadsOf } from '../../../../../../src/shared/chase/table-signs';
import { sceneOf } from '../../../../../../src/renderer/games/chase/board/scene';
import { TILES } from '../../../../../../src/renderer/games/chase/lib/tile-set';
import { marked, placed, viewOf } from '../views';

const ROTATIONS = [0, 90, 180, 270] as const;
const MIDDLE = { x: SIDE / 2, y: SIDE / 2 };
const PAIRS: readonly (readonly [Direction | null, Direction | null])[] = [
  ...DIRECTIONS.flatMap((from) => DIRECTIONS.filter((to) => to !== from).map((to) => [from, to] as const)),
  ...DIRECTIONS.map((from) => [from, null] as const),
  ...DIRECTIONS.map((to) => [null, to] as const),
];

/** A spot of an unturned face as it lies, turned about the middle. */
function lying({ x, y }: Spot, rotation: (typeof ROTATIONS)[number]): Spot {
  const [dx, dy] = [x - MIDDLE.x, y - MIDDLE.y];
  const turned = { 0: [dx, dy], 90: [-dy, dx], 180: [-dx, -dy], 270: [dy, -dx] }[rotation];
  return { x: MIDDLE.x + (turned[0] ?? 0), y: MIDDLE.y + (turned[1] ?? 0) };
}

describe('on every tile that ships, however it lies and is crossed', () => {
  test.each(Object.keys(TILES))('%s: the band and the number cover no witness, no badge and no item', (id) => {
    const face = TILES[id];
    if (face === undefined) throw new Error('There is no such tile.');
    for (const rotation of ROTATIONS) {
      const heads = CORNERS.flatMap((corner) => crowdIn(face, corner)).map((head) => ({ ...lying(head, rotation), radius: head.radius }));
      const badges = CORNERS.map((corner) => badgeAt(turnedCorner(corner, rotation)));
      for (const [from, to] of PAIRS) {
        for (const { line, room } of bandOn({ face, rotation }, from, to)) {
          const where = `${id} ${String(rotation)} ${String(from)} ${String(to)}`;
          for (const head of heads) expect(distanceToLine(head, line) - room - head.radius, where).toBeGreaterThanOrEqual(0);
          if (face.kind !== 'hideout')
            for (const badge of badges) expect(distanceToLine(badge, line) - room - BADGE, where).toBeGreaterThan(0);
          // A street's band ends straight across it: nothing of that is nearer to the island than its end.
          const reach = room === LANE ? 0 : room;
          if (itemOf(face) !== undefined) expect(distanceToLine(MIDDLE, line) - reach, where).toBeGreaterThanOrEqual(ISLAND);
        }
      }
      if (takesChip({ face })) {
        for (const { x, y, radius } of heads) expect(Math.hypot(x - MIDDLE.x, y - MIDDLE.y) - radius, id).toBeGreaterThanOrEqual(CHIP);
        for (const { x, y } of badges) expect(Math.hypot(x - MIDDLE.x, y - MIDDLE.y) - BADGE).toBeGreaterThan(CHIP);
      }
    }
  });

  test('it leaves the tile where its street does, and the marker that it starts from in sight', () => {
    for (const face of Object.values(TILES)) {
      for (const side of DIRECTIONS) {
        if (exitOn(face, 0, side) === undefined) continue;
        const [piece] = bandOn({ face, rotation: 0 }, null, side);
        expect(piece?.room).toBe(LANE);
        expect(Math.min(...(piece?.line ?? []).map(({ x, y }) => Math.hypot(x - MIDDLE.x, y - MIDDLE.y)))).toBeGreaterThan(
          MARKER_RADIUS * SIDE,
        );
      }
    }
  });
});

describe('over a path', () => {
  const four = [placed('a', 10, 5), placed('b', 10, 4), placed('c', 11, 4), placed('d', 12, 4)];

  test('M1: it is as long as there are tiles without a marker, and begins at the last marker', () => {
    const view = viewOf(four, [marked('star')]);
    const [lead] = leadsOf(view);
    expect(lead).toEqual({ path: 0, tiles: 3, from: 2 });
    const led = lead === undefined ? [] : ledTiles(sceneOf(view), lead);
    expect(led.map(({ tile, from, to }) => [tile.id, from, to])).toEqual([
      ['a', null, 'n'],
      ['b', 's', 'e'],
      ['c', 'w', 'e'],
      ['d', 'w', null],
    ]);
  });

  test('before the first marker it comes out of the Prison', () => {
    const view = viewOf(four.slice(0, 1));
    const [lead] = leadsOf(view);
    const led = lead === undefined ? [] : ledTiles(sceneOf(view), lead);
    expect(led.map(({ tile, from, to }) => [tile.id, from, to])).toEqual([['a', 's', null]]);
  });

  test('there is none where all are marked, before the round and after it; a Hideout takes no marker', () => {
    expect(
      leadsOf(
        viewOf(
          four,
          four.map(() => marked('star')),
        ),
      ),
    ).toEqual([]);
    expect(leadsOf(viewOf(four, [], { phase: 'over' }))).toEqual([]);
    expect(leadsOf(viewOf([...four.slice(0, 1), placed('h1', 10, 4)], [marked('star')]))).toEqual([]);
  });

  test('its number stands on the last tile that has no item on its island, from two tiles on', () => {
    const plain = { ...viewOf([]).tiles };
    const view = viewOf(four);
    const faces = Object.fromEntries(Object.entries(view.tiles).map(([id, face]) => [id, id === 'c' ? face : withoutItem(face)]));
    const numberOf = (tiles: typeof four, marks: number): string | undefined => {
      const seen = viewOf(
        tiles,
        four.slice(0, marks).map(() => marked('star')),
        { tiles: { ...plain, ...faces } },
      );
      const [lead] = leadsOf(seen);
      return lead && numberedTile(ledTiles(sceneOf(seen), lead), lead)?.id;
    };
    expect(numberOf(four, 0)).toBe('d');
    expect(numberOf(four.slice(0, 3), 0)).toBe('b');
    expect(numberOf(four.slice(0, 3), 1)).toBe('b');
    expect(numberOf(four, 3)).toBeUndefined();
  });
});

function withoutItem<Face extends object>(face: Face): Face {
  const rest: Face & { item?: unknown } = { ...face };
  delete rest.item;
  return rest;
}
