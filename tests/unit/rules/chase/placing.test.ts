import { describe, expect, test } from 'vitest';
import { faultOfPlacing, firstFaultOn } from '../../../../src/rules/chase/legality';
import { round } from '../../../fixtures/round';
import { hideout, route, start } from '../../../fixtures/tiles';

const wall = route({ exits: { n: 'centre roadblock', e: 'centre roadblock', s: 'centre roadblock', w: 'centre roadblock' } });
const wood = route({ exits: { n: 'centre trees', e: 'centre trees', s: 'centre trees', w: 'centre trees' } });

describe('P1: wholly on the table', () => {
  test.each(['n', 'e', 's', 'w'] as const)('P1: a tile just past the edge to the %s', (side) => {
    const { verdict } = round({ rules: { table: { columns: 5, rows: 5 } }, prison: { x: 2, y: 2 } }).walk(
      `s1 ${side}`,
      `s2 ${side}`,
      `a ${side}`,
    );
    expect(verdict.runnerMistake).toEqual({ position: 3, path: 0, clause: 'P1' });
  });
  test('P1: the last cells of the table are on it', () => {
    const { verdict } = round({ rules: { table: { columns: 5, rows: 5 } }, prison: { x: 2, y: 2 } }).walk('s1 n', 's2 n', 'a e', 'b e');
    expect(verdict.runnerMistake).toBeNull();
  });
  test('P1 is named before the others that the same tile breaks', () => {
    const { verdict } = round({ tiles: { wall }, rules: { table: { columns: 5, rows: 5 } }, prison: { x: 2, y: 2 } }).walk(
      's1 n',
      's2 n',
      'wall n',
    );
    expect(verdict.runnerMistake).toEqual({ position: 3, path: 0, clause: 'P1' });
  });
});

describe('P2: touching the last tile of its own path and no other', () => {
  test('P2: a tile beside an earlier tile of its own path', () => {
    expect(round().walk('s1 n', 's2 n', 'a e', 'b s').verdict.runnerMistake).toEqual({ position: 4, path: 0, clause: 'P2' });
  });
  test('P2: a tile beside the Prison', () => {
    expect(round().walk('s1 n', 's2 e', 'a s').verdict.runnerMistake).toEqual({ position: 3, path: 0, clause: 'P2' });
  });
  test('P2: corners do not touch', () => {
    expect(round().walk('s1 n', 's2 e', 'a n', 'b n', 'c w', 'd w').verdict.runnerMistake).toBeNull();
  });
  test('P2: the table counts as it stood when the tile was placed, not what came later', () => {
    // b touches s1; a, beside which b also comes to lie, was placed before it and is its end.
    const { verdict } = round().walk('s1 n', 's2 n', 'a e', 'b s', 'c e');
    expect(verdict.runnerMistake?.position).toBe(4);
  });
  test('P2: a tile past the edge counts as a tile', () => {
    const built = round({ players: 4, rules: { table: { columns: 7, rows: 5 } }, prison: { x: 2, y: 2 } });
    // Path 0 leaves the table at (4, -1) and ends there; path 1 comes up beside it, on the table.
    built.walk('s1 n', 's2 n').walkOn(1, 's3 s', 's4 s');
    built.walk('a n', 'b e', 'c e').walkOn(1, 'd e', 'e e', 'f n', 'g n', 'h n', 'i n');
    expect(built.state.paths[0]?.tiles.at(-1)?.cell).toEqual({ x: 4, y: -1 });
    expect(built.state.paths[1]?.tiles.at(-1)?.cell).toEqual({ x: 4, y: 0 });
    expect(firstFaultOn(built.state, built.state.paths[1]!, 1)).toEqual({ position: 8, clause: 'P2' });
  });
  test('P2 is named before P3 and P4', () => {
    expect(round({ tiles: { wall } }).walk('s1 n', 's2 e', 'wall s').verdict.runnerMistake?.clause).toBe('P2');
  });
});

describe('P3: the streets on the shared edge join', () => {
  const one = (n: 'left' | 'centre' | 'right', s: 'left' | 'centre' | 'right') =>
    round({ tiles: { up: route({ exits: { n: `${n} open`, s: 'centre open' } }), down: route({ exits: { s: `${s} open` } }) } })
      .starts()
      .walk('up n', 'down n').verdict.runnerMistake;

  test('P3: left meets right', () => {
    expect(one('left', 'right')).toBeNull();
    expect(one('right', 'left')).toBeNull();
  });
  test('P3: left does not meet left, nor centre', () => {
    expect(one('left', 'left')).toEqual({ position: 4, path: 0, clause: 'P3' });
    expect(one('left', 'centre')).toEqual({ position: 4, path: 0, clause: 'P3' });
  });
  test('P3: a side without an exit joins nothing', () => {
    const built = round({ tiles: { dead: route({ exits: { s: 'centre open' } }) } })
      .starts()
      .walk('dead n', 'a n');
    expect(built.verdict.runnerMistake).toEqual({ position: 4, path: 0, clause: 'P3' });
  });
  test('P3, C6: rotation decides which exit lies on the edge', () => {
    const tiles = { bend: route({ exits: { n: 'left open', e: 'centre open' } }), back: route({ exits: { s: 'right open' } }) };
    const turnedBy = (rotation: 90 | 180) => round({ tiles }).starts().place('bend', 'n', { rotation }).verdict.runnerMistake;
    expect(turnedBy(90)).toBeNull();
    expect(turnedBy(180)).toEqual({ position: 3, path: 0, clause: 'P3' });
  });
  test('P3 is named before P4', () => {
    const tiles = { odd: route({ exits: { s: 'left roadblock' } }) };
    expect(round({ tiles }).starts().walk('odd n').verdict.runnerMistake?.clause).toBe('P3');
  });
});

describe('P4: a roadblock meets only trees', () => {
  test('P4: a roadblock against an open street', () => {
    expect(round({ tiles: { wall } }).starts().walk('wall n').verdict.runnerMistake).toEqual({ position: 3, path: 0, clause: 'P4' });
  });
  test('P4: a roadblock against a roadblock', () => {
    const tiles = { wood, wall, wall2: wall };
    expect(round({ tiles }).starts().walk('wood n', 'wall n', 'wall2 n').verdict.runnerMistake).toEqual({
      position: 5,
      path: 0,
      clause: 'P4',
    });
  });
  test('P4: a roadblock against trees is legal, from either side', () => {
    const tiles = { wood, wall, wood2: wood };
    expect(round({ tiles }).starts().walk('wood n', 'wall n', 'wood2 n').verdict.runnerMistake).toBeNull();
  });
});

describe('P5: a tile once placed stays', () => {
  test('P5: the same tile cannot be placed again', () => {
    const built = round().starts().walk('a n');
    expect(built.refusal(built.placing('a', 'n'))).toEqual({ code: 'tile-used', field: 'tile', clause: 'P5' });
  });
  test('P5: nothing can be put where a tile lies', () => {
    const built = round().starts().walk('a n');
    expect(built.refusal(built.placing('b', 's'))).toEqual({ code: 'cell-taken', field: 'cell', clause: 'P9' });
  });
});

describe('P6: a Hideout needs all three items on the table', () => {
  test('P6: with all three', () => {
    expect(round().starts().walk('map n', 'money n', 'keys n', 'h1 n').verdict.runnerMistake).toBeNull();
  });
  test('P6: with two, and twice the same', () => {
    expect(round().starts().walk('map n', 'map2 n', 'keys n', 'h1 n').verdict.runnerMistake).toEqual({
      position: 6,
      path: 0,
      clause: 'P6',
    });
  });
  test('P6: with none', () => {
    expect(round().starts().walk('h1 n').verdict.runnerMistake).toEqual({ position: 3, path: 0, clause: 'P6' });
  });
  test('P6: an item of a tile past the edge counts', () => {
    const built = round({ rules: { table: { columns: 9, rows: 9 } }, prison: { x: 4, y: 2 } });
    built.walk('s1 n', 's2 n', 'map n', 'money e', 'a e', 'keys s');
    expect(built.state.paths[0]?.tiles[2]?.cell).toEqual({ x: 4, y: -1 });
    expect(faultOfPlacing(built.state, 0, { tile: 'h1', cell: { x: 7, y: 0 }, rotation: 0 })).toBeNull();
    expect(faultOfPlacing(round().starts().state, 0, { tile: 'h1', cell: { x: 10, y: 3 }, rotation: 0 })).toBe('P6');
  });
  test('P6: P3 and P4 are named first', () => {
    const tiles = { blind: hideout({ n: 'centre open' }) };
    expect(round({ tiles }).starts().walk('blind n').verdict.runnerMistake?.clause).toBe('P3');
  });
});

describe('P7: the first tile fits the Prison', () => {
  test('P7: an exit off-centre', () => {
    const tiles = { s1: start({ exits: { n: 'centre open', s: 'left open' } }) };
    expect(round({ tiles }).starts().verdict.runnerMistake).toEqual({ position: 1, path: 0, clause: 'P7' });
  });
  test('P7: no exit', () => {
    const tiles = { s1: start({ exits: { n: 'centre open' } }) };
    expect(round({ tiles }).starts().verdict.runnerMistake).toEqual({ position: 1, path: 0, clause: 'P7' });
  });
  test('P7: a roadblock against the open street of the Prison', () => {
    const tiles = { s1: start({ exits: { n: 'centre open', s: 'centre roadblock' } }) };
    expect(round({ tiles }).starts().verdict.runnerMistake).toEqual({ position: 1, path: 0, clause: 'P7' });
  });
  test('P7: trees are legal there', () => {
    const tiles = { s1: start({ exits: { n: 'centre open', s: 'centre trees' } }) };
    expect(round({ tiles }).starts().verdict.runnerMistake).toBeNull();
  });
  test('P7, C6: turned so that another side meets the Prison', () => {
    const tiles = { s1: start({ exits: { n: 'centre open', e: 'centre open' } }) };
    expect(round({ tiles }).place('s1', 'n', { rotation: 90 }).verdict.runnerMistake).toBeNull();
    expect(round({ tiles }).place('s1', 'n', { rotation: 270 }).verdict.runnerMistake?.clause).toBe('P7');
  });
});

describe('P8: one pile at a time', () => {
  const setup = { piles: [['a', 'b'], ['c']], starts: [['s1', 's2']] };

  test('P8: any tile of the held pile, none of the other', () => {
    const built = round({ setup }).starts();
    expect(built.refusal(built.placing('c', 'n'))).toEqual({ code: 'tile-not-held', field: 'tile', clause: 'P8' });
    expect(built.refusal(built.placing('b', 'n'))).toBeUndefined();
  });
  test('P8: switching takes the other pile, and switching again the first', () => {
    const built = round({ setup }).starts().do({ t: 5, seat: 0, type: 'switch-pile' });
    expect(built.refusal(built.placing('a', 'n'))?.code).toBe('tile-not-held');
    built.walk('c n').do({ t: 5000, seat: 0, type: 'switch-pile' }).walk('b n');
    expect(built.state.piles).toEqual([['a'], []]);
  });
  test('P8: only the Runner switches', () => {
    expect(round({ setup }).starts().refusal({ t: 1, seat: 1, type: 'switch-pile' })?.code).toBe('not-a-runner');
  });
  test('P8: where the piles are not told any tile may be placed', () => {
    const built = round().starts();
    expect(built.refusal(built.placing('c', 'n'))).toBeUndefined();
  });
});

describe('P9: what can be done with the hands', () => {
  test('P9: a cell that is not beside the end', () => {
    const built = round().starts();
    for (const cell of [
      { x: 10, y: 2 },
      { x: 11, y: 5 },
      { x: 9, y: 3 },
      { x: 0, y: 0 },
    ]) {
      expect(built.refusal(built.placing('a', cell))).toEqual({ code: 'cell-not-beside-end', field: 'cell', clause: 'P9' });
    }
  });
  test('P9: the first tile lies beside the Prison', () => {
    const built = round();
    expect(built.refusal(built.placing('s1', { x: 10, y: 4 }))?.code).toBe('cell-not-beside-end');
    expect(built.refusal(built.placing('s1', { x: 10, y: 6 }))?.code).toBe('cell-not-beside-end');
  });
  test('P9: not on the Prison', () => {
    const built = round().place('s1', 'n');
    expect(built.refusal(built.placing('s2', 's'))?.code).toBe('cell-taken');
  });
  test('P9: one cell past the edge and no further', () => {
    const built = round({ rules: { table: { columns: 3, rows: 3 } }, prison: { x: 1, y: 1 } }).walk('s1 n', 's2 n');
    expect(built.state.paths[0]?.tiles[1]?.cell).toEqual({ x: 1, y: -1 });
    expect(built.refusal(built.placing('a', 'n'))).toEqual({ code: 'cell-off-table', field: 'cell', clause: 'P9' });
    expect(built.refusal(built.placing('a', 'e'))).toBeUndefined();
  });
  test('P9: past the eastern and southern edge the last cells are columns and rows', () => {
    const built = round({ rules: { table: { columns: 3, rows: 3 } }, prison: { x: 1, y: 1 } }).walk('s1 e', 's2 e');
    expect(built.state.paths[0]?.tiles[1]?.cell).toEqual({ x: 3, y: 1 });
    expect(built.refusal(built.placing('a', 'e'))?.code).toBe('cell-off-table');
    expect(built.refusal(built.placing('a', 's'))).toBeUndefined();
  });
  test('P9: a path that left the table may come back', () => {
    const built = round({ rules: { table: { columns: 5, rows: 3 } }, prison: { x: 1, y: 1 } }).walk('s1 n', 's2 n', 'a e', 'b s');
    expect(built.state.paths[0]?.tiles.at(-1)?.cell).toEqual({ x: 2, y: 0 });
  });
  test('P9: no tile by that name', () => {
    const built = round().starts();
    for (const name of ['nowhere', 'constructor', 'toString', '__proto__']) {
      expect(built.refusal(built.placing(name, 'n'))).toEqual({ code: 'no-such-tile', field: 'tile', clause: 'C1' });
    }
  });
});

describe('P10: a Hideout ends the round at once', () => {
  test.each([
    ['legal', ['map n', 'money n', 'keys n', 'h1 n']],
    ['illegal', ['h1 n']],
  ])('P10: a %s one', (_, steps) => {
    const built = round()
      .starts()
      .walk(...steps);
    expect(built.state).toMatchObject({ phase: 'over', ending: 'hideout' });
    expect(built.refusal(built.marking('triangle'))).toEqual({ code: 'round-over', field: '', clause: 'P10' });
    expect(built.refusal(built.placing('a', 'e'))?.code).toBe('round-over');
    expect(built.refusal({ t: 9e5, seat: 0, type: 'give-up' })?.code).toBe('round-over');
  });
});
