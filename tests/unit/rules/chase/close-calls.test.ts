import { describe, expect, test } from 'vitest';
import { closeCalls } from '../../../../src/rules/chase/close-calls';
import { round } from '../../../fixtures/round';

describe('M5: how close it was', () => {
  test('M5: the tile came first', () => {
    const built = round().starts().mark('triangle', { t: 500 }).place('a', 'e', { t: 900 }).mark('star', { t: 1040 });
    expect(closeCalls(built.state)).toEqual([{ path: 0, position: 2, first: 'tile', margin: 140 }]);
  });
  test('M5: no race where the tile lay before the Chaser came to read the one before it', () => {
    const built = round().starts().place('a', 'e', { t: 300 }).mark('triangle', { t: 500 }).mark('star', { t: 700 });
    expect(closeCalls(built.state)).toEqual([]);
  });
  test('M4: the marker came first, and the tile too late', () => {
    const built = round().starts().mark('triangle', { t: 500 }).mark('square', { t: 800 });
    expect(closeCalls(built.state)).toEqual([]);
    expect(closeCalls(built.state, { tile: { path: 0, t: 815 } })).toEqual([{ path: 0, position: 2, first: 'marker', margin: 15 }]);
  });
  test('P10: the Hideout came first, and the marker too late', () => {
    const built = round().starts().mark('triangle', { t: 500 }).place('h1', 'n', { t: 800 });
    expect(closeCalls(built.state, { mark: { path: 0, t: 830 } })).toEqual([{ path: 0, position: 2, first: 'hideout', margin: 30 }]);
  });
  test('M4: a marker too late on a tile further back than the last would have caught nobody', () => {
    const built = round().starts().walk('a n').mark('triangle', { t: 5000 }).place('h1', 'n', { t: 5800 });
    expect(closeCalls(built.state, { mark: { path: 0, t: 5830 } })).toEqual([]);
  });
  test('F5, M4: with two paths the Hideout beats the last marker on the other one too, but none on a path far behind', () => {
    const built = round({ players: 4 })
      .starts()
      .place('a', 's', { path: 1 })
      .marks(['square', 'square'], 1)
      .mark('triangle')
      .place('h1', 'n', { t: 9000 });
    expect(closeCalls(built.state, { mark: { path: 1, t: 9040 } })).toContainEqual({ path: 1, position: 3, first: 'hideout', margin: 40 });
    expect(closeCalls(built.state, { mark: { path: 0, t: 9040 } })).toContainEqual({ path: 0, position: 2, first: 'hideout', margin: 40 });
    const behind = round({ players: 4 }).starts().place('a', 's', { path: 1 }).mark('square', { path: 1 }).place('h1', 'n', { t: 9000 });
    expect(closeCalls(behind.state, { mark: { path: 1, t: 9040 } })).toEqual([]);
  });
  test('F4: nothing is told of a tile too late on the path that was caught earlier', () => {
    const built = round({ players: 4 }).starts().marks(['square', 'triangle'], 1).marks(['triangle', 'square']);
    const { t } = built.state;
    expect(closeCalls(built.state, { tile: { path: 1, t: t + 20 } })).toEqual([]);
    expect(closeCalls(built.state, { tile: { path: 0, t: t + 20 } })).toHaveLength(1);
  });
  test('M6, F2: no race where the colour was out when the tile came and was handed over afterwards', () => {
    const built = round({
      players: 4,
      rules: { table: { columns: 5, rows: 90 } },
      prison: { x: 2, y: 45 },
      setup: { chases: [2, 3] },
    }).starts();
    built.walk(...'abcdefg'.split('').map((id) => `${id} n`)).marks(Array.from({ length: 8 }, () => 'triangle' as const));
    const { t } = built.state;
    built.place('h', 'n', { t: t + 500 });
    const early = round({ players: 4, setup: { chases: [2, 3] }, rules: { table: { columns: 5, rows: 90 } }, prison: { x: 2, y: 45 } });
    for (const event of built.events) early.do(event);
    const over = { type: 'hand-over', seat: 3, to: 2, colour: 'red', count: 1 } as const;
    built.do({ ...over, t: t + 700 }).mark('triangle', { t: t + 900 });
    expect(closeCalls(built.state)).toEqual([]);
    early.mark('square', { t: t + 900 });
    expect(closeCalls(early.state)).toEqual([{ path: 0, position: 9, first: 'tile', margin: 400 }]);
  });
});
