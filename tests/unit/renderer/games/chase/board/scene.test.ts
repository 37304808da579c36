import { describe, expect, test } from 'vitest';
import type { Cell, Rotation } from '../../../../../../src/shared/chase/replay';
import type { Mark, PathView, PlacedTile, RoundView } from '../../../../../../src/shared/chase/table';
import { attentionOf, cellsOfInterest, sceneOf } from '../../../../../../src/renderer/games/chase/board/scene';
import { pointingOf, tileAt } from '../../../../../../src/drawing/chase/signs';
import { FACES } from '../../../../../fixtures/chase-faces';

const placed = (tile: string, x: number, y: number, rotation: Rotation = 0, order = 0): PlacedTile => ({
  tile,
  cell: { x, y },
  rotation,
  seat: 0,
  t: 0,
  order,
});
const mark = (final = false): Mark => ({ symbol: 'star', seat: 1, t: 5, direction: 'n', final });
const path = (tiles: PlacedTile[], marks: Mark[] = []): PathView => ({
  runner: 0,
  chaser: 1,
  tiles,
  marks,
  caught: false,
  supply: { red: 15, blue: 15 },
});
const view = (...paths: PathView[]): RoundView => ({
  seat: null,
  role: null,
  roles: ['runner', 'chaser'],
  rules: { startingTiles: 2, perfectPlan: false, pointsToWin: 3, table: { columns: 21, rows: 13 } },
  prison: { x: 10, y: 6 },
  phase: 'running',
  paths,
  tiles: FACES,
  hand: null,
  pileSizes: null,
  holds: [0],
  turn: null,
  items: [],
  paused: false,
  t: 0,
  ending: null,
});
const three = [placed('s1', 10, 5, 90), placed('s2', 10, 4, 180), placed('r01', 11, 4, 270)];

describe('the scene', () => {
  test('has every tile of every path with its cell, turn and position, and the Prison', () => {
    const scene = sceneOf(view(path(three), path([placed('s3', 10, 7)])));
    expect(scene).toMatchObject({ columns: 21, rows: 13, prison: { x: 10, y: 6 } });
    expect(scene.tiles.map(({ id, cell, rotation, path: of, position }) => ({ id, cell, rotation, of, position }))).toEqual([
      { id: 's1', cell: { x: 10, y: 5 }, rotation: 90, of: 0, position: 1 },
      { id: 's2', cell: { x: 10, y: 4 }, rotation: 180, of: 0, position: 2 },
      { id: 'r01', cell: { x: 11, y: 4 }, rotation: 270, of: 0, position: 3 },
      { id: 's3', cell: { x: 10, y: 7 }, rotation: 0, of: 1, position: 1 },
    ]);
    expect(scene.tiles[0]?.face).toEqual(FACES['s1']);
  });

  test('M1: the k-th marker lies on the k-th tile', () => {
    const { tiles } = sceneOf(view(path(three, [mark(), mark(true)])));
    expect(tiles.map((tile) => tile.mark)).toMatchObject([{ symbol: 'star', final: false }, { symbol: 'star', final: true }, null]);
  });

  test('a tile whose face this seat may not see shows its back', () => {
    const { tiles } = sceneOf({ ...view(path(three)), tiles: {} });
    expect(tiles.every((tile) => tile.face === null)).toBe(true);
  });

  test('S5: planned tiles are there without a position, and only until the table has them', () => {
    const planned = [
      { tile: 's1', cell: { x: 10, y: 5 }, rotation: 0 as const },
      { tile: 's2', cell: { x: 10, y: 4 }, rotation: 90 as const },
    ];
    expect(sceneOf(view(path([])), planned).tiles.map(({ id, position }) => [id, position])).toEqual([
      ['s1', null],
      ['s2', null],
    ]);
    expect(sceneOf(view(path(three)), planned).tiles.map(({ id, position }) => [id, position])).toEqual([
      ['s1', 1],
      ['s2', 2],
      ['r01', 3],
    ]);
  });
});

describe('where a tile is read', () => {
  const scene = sceneOf(view(path(three)));
  const pointing = (position: number): unknown => {
    const tile = tileAt(scene, { path: 0, position });
    return tile === undefined ? undefined : pointingOf(scene, tile);
  };
  test('M2: towards the next tile', () => {
    expect(pointing(1)).toMatchObject({ direction: 'n', final: false });
    expect(pointing(2)).toMatchObject({ direction: 'e', final: false });
  });
  test('M4: the last tile towards the one before it', () => {
    expect(pointing(3)).toMatchObject({ direction: 'w', final: true });
  });
  test('M4: the very first one alone towards the Prison', () => {
    const alone = sceneOf(view(path(three.slice(0, 1))));
    const [first] = alone.tiles;
    expect(first && pointingOf(alone, first)).toMatchObject({ direction: 's', final: true });
  });
  test('a planned tile is not read at all', () => {
    const planned = sceneOf(view(path([])), [{ tile: 's1', cell: { x: 10, y: 5 }, rotation: 0 }]);
    const [first] = planned.tiles;
    expect(first && pointingOf(planned, first)).toBeUndefined();
  });
});

describe('what the camera should show', () => {
  const scene = sceneOf(view(path(three, [mark()])));
  const around: Cell[] = [
    { x: 11, y: 3 },
    { x: 12, y: 4 },
    { x: 11, y: 5 },
    { x: 10, y: 4 },
  ];

  test('who places needs the end of the path and all beside it, whether the hand is free or not', () => {
    const busy = cellsOfInterest(scene, 'placing', [], [{ path: 0, position: 2 }]);
    expect(busy.needed).toEqual([{ x: 11, y: 4 }, ...around]);
    expect(busy.spare[0]).toEqual({ x: 10, y: 4 });
    expect(cellsOfInterest(scene, 'placing', [{ x: 12, y: 4 }], []).needed).toEqual(busy.needed);
  });
  test('F1: of two ends only the one that is asked for is needed', () => {
    const end = { x: 10, y: 7 };
    const { needed } = cellsOfInterest(scene, 'placing', [], [], end);
    expect(needed).toEqual([end, { x: 10, y: 6 }, { x: 11, y: 7 }, { x: 10, y: 8 }, { x: 9, y: 7 }]);
  });
  test('F1, S5: where a tile goes far from the end that lies there, its cells and the Prison are needed', () => {
    const { needed, wished } = cellsOfInterest(scene, 'placing', [{ x: 9, y: 6 }], []);
    expect(needed).toEqual([scene.prison, { x: 9, y: 6 }]);
    expect(wished).toEqual([{ x: 11, y: 4 }]);
  });
  test('who marks needs the tile that is read and the next one, and wishes for the end', () => {
    const { needed, wished } = cellsOfInterest(scene, 'reading', [], [{ path: 0, position: 1 }]);
    expect(needed).toEqual([
      { x: 10, y: 5 },
      { x: 10, y: 4 },
    ]);
    expect(wished).toEqual([{ x: 11, y: 4 }]);
  });
  test('who looks on while all is marked needs the end, and has the path back to the Prison to spare', () => {
    const { needed, spare } = cellsOfInterest(scene, 'reading', [], []);
    expect(needed).toEqual([{ x: 11, y: 4 }]);
    expect(spare.slice(-4)).toEqual([
      { x: 11, y: 4 },
      { x: 10, y: 4 },
      { x: 10, y: 5 },
      { x: 10, y: 6 },
    ]);
  });
  test('who watches a Runner in a replay needs the end and what is read, and no cells beside it', () => {
    const { needed, spare } = cellsOfInterest(scene, 'watching', [], [{ path: 0, position: 1 }]);
    expect(needed).toEqual([
      { x: 11, y: 4 },
      { x: 10, y: 5 },
      { x: 10, y: 4 },
    ]);
    expect(spare).toEqual(expect.arrayContaining(around));
    const running: RoundView = { ...view(path(three)), seat: 0, role: 'runner' };
    expect(attentionOf(running, false, true)).toBe('watching');
    expect(attentionOf(running, false)).toBe('placing');
    expect(attentionOf({ ...running, role: 'chaser' }, false, true)).toBe('reading');
    expect(attentionOf({ ...running, phase: 'over' }, false, true)).toBe('over');
  });
  test('at a shared table ends and the free cells beside them are needed; what is read is large elsewhere, and wished for', () => {
    const { needed, edge, wished } = cellsOfInterest(scene, 'shared', [], [{ path: 0, position: 1 }]);
    expect(needed).toEqual([{ x: 11, y: 4 }]);
    expect(edge).toEqual(around.slice(0, 3));
    expect(wished).toEqual([
      { x: 10, y: 5 },
      { x: 10, y: 4 },
    ]);
  });
  test('S5: at a shared table on which only the Starting tiles lie both of them are needed, and the Prison where somebody begins at it', () => {
    const two = sceneOf(view(path(three.slice(0, 2))));
    expect(cellsOfInterest(two, 'shared', [], []).needed).toEqual(
      expect.arrayContaining([
        { x: 10, y: 5 },
        { x: 10, y: 4 },
      ]),
    );
    expect(cellsOfInterest(two, 'shared', [], []).edge).toContainEqual({ x: 10, y: 3 });
    expect(cellsOfInterest(two, 'shared', [], []).needed).not.toContainEqual(two.prison);
    expect(cellsOfInterest(two, 'shared', [{ x: 10, y: 7 }], []).needed).toContainEqual(two.prison);
    expect(cellsOfInterest(sceneOf(view(path(three))), 'shared', [], []).needed).not.toContainEqual(two.prison);
  });
  test('F1: of two paths the one that is followed is needed, and the other wished for or left out', () => {
    const both = sceneOf(view(path(three, [mark()]), path([placed('s3', 10, 7)])));
    const marks = [
      { path: 0, position: 2 },
      { path: 1, position: 1 },
    ] as const;
    const other = { x: 10, y: 7 };
    expect(cellsOfInterest(both, 'reading', [], marks, null, 1)).toMatchObject({ needed: [other], wished: [other, { x: 11, y: 4 }] });
    expect(cellsOfInterest(both, 'placing', [], [], null, 0)).toMatchObject({ needed: [{ x: 11, y: 4 }, ...around], wished: [other] });
    expect(cellsOfInterest(both, 'shared', [], marks, null, 1).needed).not.toContainEqual({ x: 11, y: 4 });
  });
  test('S5, F1: whoever plans needs the Prison, what is offered and all that is planned, whatever lies there already', () => {
    const planned = sceneOf(view(path([]), path([])), [{ tile: 's1', cell: { x: 10, y: 5 }, rotation: 0 }]);
    const { needed, wished } = cellsOfInterest(planned, 'shared', [{ x: 10, y: 7 }], []);
    expect(needed).toEqual([planned.prison, { x: 10, y: 5 }, { x: 10, y: 7 }]);
    expect(wished).toContainEqual({ x: 10, y: 5 });
    const second = sceneOf(view(path(three.slice(0, 2)), path([])), [{ tile: 's3', cell: { x: 10, y: 7 }, rotation: 0 }]);
    expect(cellsOfInterest(second, 'placing', [{ x: 10, y: 8 }], []).needed).toEqual([second.prison, { x: 10, y: 7 }, { x: 10, y: 8 }]);
  });
  test('F1: at a shared table the cell where the second Runner must begin is needed too, whoever has the pointer', () => {
    expect(cellsOfInterest(scene, 'shared', [{ x: 10, y: 7 }], []).needed).toContainEqual({ x: 10, y: 7 });
  });
  test('a round that is over is needed whole', () => {
    expect(cellsOfInterest(scene, 'over', [], []).needed).toHaveLength(4);
  });
  test('the Prison is needed while nothing lies beside it', () => {
    expect(cellsOfInterest(sceneOf(view(path([]))), 'reading', [], []).needed).toEqual([{ x: 10, y: 6 }]);
  });
});
