/** Which part of a judged answer is looked at, and what is read out of it. */
import { beforeEach, describe, expect, test } from 'vitest';
import { ghostsOf, rowText, type JudgedRow } from '../../../../../../src/renderer/games/chase/drill/judged-row';
import { LookedRow } from '../../../../../../src/renderer/games/chase/drill/looked-row.svelte';
import { announcer } from '../../../../../../src/renderer/lib/announcer.svelte';

function row(number: number): JudgedRow {
  return { judgement: 'right', word: 'Tile', number, face: null, ways: [], place: 'north, as it is', reason: 'The streets join.' };
}
const rows = [row(1), row(2), row(3)];
const said = (): string => announcer.polite;

let looked: LookedRow;
beforeEach(() => {
  looked = new LookedRow();
});

describe('a list of tries', () => {
  test('keys go round it from the whole on, forwards to the first and back to the last, and each row is read out', () => {
    looked.step(rows, 1);
    expect(looked.at).toBe(0);
    expect(said()).toContain('1, Tile. north, as it is. The streets join.');
    looked.step(rows, -1);
    expect(looked.at).toBe(2);
    expect(said()).toContain('3, Tile');
    looked.step(rows, 1);
    expect(looked.at).toBe(0);
    looked.goTo(-1);
    looked.step(rows, -1);
    expect(looked.at).toBe(2);
  });

  test('a press looks at a row, and a second one at the whole again', () => {
    looked.toggle(1);
    expect(looked.at).toBe(1);
    looked.toggle(2);
    expect(looked.at).toBe(2);
    looked.toggle(2);
    expect(looked.at).toBe(-1);
  });
});

describe('a way', () => {
  test('is walked from its first tile to its last and not beyond', () => {
    const places = [1, 1, 1, 1, -1, -1, -1].map((by) => (looked.walk(rows, by === 1 ? 1 : -1), looked.at));
    expect(places).toEqual([0, 1, 2, 2, 1, 0, 0]);
  });

  test('as a whole it ends with its last tile, so back goes to the one before that', () => {
    looked.walk(rows, -1);
    expect(looked.at).toBe(1);
    const short = new LookedRow();
    short.walk([row(1)], -1);
    expect(short.at).toBe(0);
  });
});

test('the table shows the tile in each of a row’s ways to lie, with what came of it', () => {
  const cell = { x: 3, y: 2 };
  const wrong: JudgedRow = { ...row(1), judgement: 'wrong', ways: [{ cell, direction: 'n', rotations: [0, 90] }] };
  expect(ghostsOf('t1', wrong)).toEqual([
    { tile: 't1', cell, rotation: 0, sign: 'wrong' },
    { tile: 't1', cell, rotation: 90, sign: 'wrong' },
  ]);
  expect(ghostsOf('t1', row(1))).toEqual([]);
});

test('what is nowhere is read out without a place', () => {
  expect(rowText({ ...row(2), place: '' })).toBe('2, Tile. The streets join.');
  expect(rowText({ ...row(2), number: null })).toBe('Tile. north, as it is. The streets join.');
});
