import { describe, expect, test } from 'vitest';
import { legalSymbols } from '../../../../src/rules/chase/tile';
import { round, type RoundBuilder } from '../../../fixtures/round';
import { route, sectorsOf } from '../../../fixtures/tiles';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'.split('');

/** A straight path to the north on a tall table, long enough to use up a colour. */
function longRound(): RoundBuilder {
  const built = round({ rules: { table: { columns: 5, rows: 40 } }, prison: { x: 2, y: 39 } }).starts();
  return built.walk(...LETTERS.slice(0, 20).map((id) => `${id} n`));
}

describe('M1: one marker a tile, in path order', () => {
  test('M1: markers go on the first unmarked tile', () => {
    const built = round().starts().walk('a e', 'b e').marks(['triangle', 'star', 'star']);
    expect(built.verdict.markers.map(({ position, symbol }) => [position, symbol])).toEqual([
      [1, 'triangle'],
      [2, 'star'],
      [3, 'star'],
    ]);
  });
  test('M1: only a Chaser marks', () => {
    const built = round().starts();
    expect(built.refusal(built.marking('triangle', { seat: 0 }))).toEqual({ code: 'not-a-chaser', field: 'seat', clause: 'M1' });
  });
  test('M1: there is no path 1 with two players', () => {
    const built = round().starts();
    expect(built.refusal({ t: 1, seat: 1, type: 'mark', symbol: 'star', path: 1 })?.code).toBe('no-such-path');
    expect(built.refusal({ t: 1, seat: 1, type: 'mark', symbol: 'star' })).toBeUndefined();
  });
});

test('M2: on a tile with a next tile the chase points to it', () => {
  const built = round().walk('s1 n', 's2 e', 'a e', 'b s', 'c w', 'd s').marks(['star', 'star', 'square', 'diamond', 'square']);
  expect(built.verdict.markers.map(({ direction, final }) => [direction, final])).toEqual([
    ['e', false],
    ['e', false],
    ['s', false],
    ['w', false],
    ['s', false],
  ]);
  expect(built.verdict.chaserMistake).toBeNull();
});

describe('M3: the most, or joint most, witnesses', () => {
  const tile = route({ sectors: sectorsOf({ nw: 'nne', ne: 'nns', se: 'n', sw: 'ee' }) });
  test('M3: one leads', () => expect(legalSymbols(tile, 0, 'e')).toEqual(['diamond']));
  test('M3: two lead together, alphabetically', () => expect(legalSymbols(tile, 0, 'n')).toEqual(['star', 'triangle']));
  test('M3: where nobody looks that way all four do', () => {
    expect(legalSymbols(tile, 0, 'w')).toEqual(['diamond', 'square', 'star', 'triangle']);
  });
  test('M3, C6: after rotation', () => {
    expect(legalSymbols(tile, 90, 'e')).toEqual(['star', 'triangle']);
    expect(legalSymbols(tile, 270, 'n')).toEqual(['diamond']);
    expect(legalSymbols(tile, 180, 'n')).toEqual(['star']);
  });
  test('M3: a wrong one is the mistake that the verdict names', () => {
    const built = round().starts().walk('a n').marks(['triangle', 'star']);
    expect(built.verdict.chaserMistake).toEqual({ position: 2, path: 0, clause: 'M3' });
    expect(built.verdict.markers[1]).toEqual({
      path: 0,
      position: 2,
      direction: 'n',
      final: false,
      symbol: 'star',
      legal: ['triangle'],
      ok: false,
    });
  });
});

describe('M4: a marker on the last tile catches', () => {
  test('M4: it is read towards the tile before', () => {
    const built = round().starts().marks(['triangle', 'square']);
    expect(built.state).toMatchObject({ phase: 'over', ending: 'caught' });
    expect(built.verdict.markers[1]).toMatchObject({ position: 2, direction: 's', final: true, legal: ['square'], ok: true });
  });
  test('M4: read forwards it is a mistake against M4, and catches all the same', () => {
    const built = round().starts().marks(['triangle', 'triangle']);
    expect(built.state.ending).toBe('caught');
    expect(built.verdict.chaserMistake).toEqual({ position: 2, path: 0, clause: 'M4' });
  });
  test('M4: after it the path takes nothing more', () => {
    const built = round().starts().marks(['triangle', 'square']);
    expect(built.refusal(built.placing('a', 'n'))?.code).toBe('round-over');
    expect(built.refusal(built.marking('star'))?.code).toBe('round-over');
  });
});

describe('M5: a tile that comes before the marker turns the reading round', () => {
  test('M5: the tile first: the old last tile is read forwards', () => {
    const built = round().starts().mark('triangle').place('a', 'e').mark('star');
    expect(built.state.ending).toBeNull();
    expect(built.verdict.markers[1]).toMatchObject({ direction: 'e', final: false, ok: true });
  });
  test('M5: the marker for the end comes too late and is judged as it was received', () => {
    const built = round().starts().mark('triangle').place('a', 'e').mark('square');
    expect(built.verdict.markers[1]).toMatchObject({ direction: 'e', final: false, legal: ['star'], ok: false });
    expect(built.verdict.chaserMistake).toEqual({ position: 2, path: 0, clause: 'M3' });
  });
  test('M5: at the same millisecond the order of receipt decides', () => {
    const built = round().starts().mark('triangle', { t: 500 }).place('a', 'e', { t: 900 }).mark('star', { t: 900 });
    expect(built.verdict.markers[1]?.final).toBe(false);
    const other = round().starts().mark('triangle', { t: 500 }).mark('square', { t: 900 });
    expect(other.refusal(other.placing('a', 'e', { t: 900 }))?.code).toBe('round-over');
  });
  test('M5: time never falls', () => {
    const built = round().starts().walk('a e');
    expect(built.refusal(built.marking('triangle', { t: 999 }))).toEqual({ code: 'time-falls', field: 't', clause: 'M5' });
    expect(built.refusal(built.marking('triangle', { t: 1000 }))).toBeUndefined();
  });
});

describe('M6: a colour that is out loses the trail', () => {
  const out = () => longRound().marks(Array.from({ length: 15 }, () => 'triangle' as const));

  test('M6, C3: red is counted over both of its symbols', () => {
    const built = longRound().marks(['triangle', 'star', 'triangle', 'square']);
    expect(built.state.paths[0]?.supply).toEqual({ red: 12, blue: 14 });
  });
  test('M6: no marker of a colour that has run out', () => {
    const built = out();
    expect(built.state.paths[0]?.supply).toEqual({ red: 0, blue: 15 });
    expect(built.refusal(built.marking('triangle'))).toEqual({ code: 'colour-out', field: 'symbol', clause: 'M6' });
    expect(built.refusal(built.marking('star'))?.code).toBe('colour-out');
    expect(built.refusal(built.marking('square'))).toBeUndefined();
  });
  test('M6: the trail is lost in that colour, and only in that', () => {
    const built = out();
    expect(built.refusal(built.losing('blue'))).toEqual({ code: 'colour-still-there', field: 'colour', clause: 'M6' });
    built.do(built.losing('red'));
    expect(built.state).toMatchObject({ phase: 'over', ending: 'trail-lost', lost: { path: 0, colour: 'red' } });
  });
  test('M6: not by a Runner', () => {
    const built = out();
    expect(built.refusal(built.losing('red', { seat: 0 }))?.code).toBe('not-a-chaser');
  });
  test('M6: not while the colour is there', () => {
    const built = longRound();
    expect(built.refusal(built.losing('red'))?.code).toBe('colour-still-there');
  });
});

test('M7: a wrong marker is possible', () => {
  const built = round().starts();
  for (const symbol of ['diamond', 'square', 'star', 'triangle'] as const) expect(built.refusal(built.marking(symbol))).toBeUndefined();
});
