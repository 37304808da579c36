import { describe, expect, test } from 'vitest';
import { walkOf } from '../../../../src/rules/chase/explain';
import { round } from '../../../fixtures/round';
import { route, sectorsOf } from '../../../fixtures/tiles';

describe('J9: the walk along the path', () => {
  test('J9: each tile with its counted witnesses, corners as it lies', () => {
    const tiles = { a: route({ sectors: sectorsOf({ nw: 'nne', ne: 's', se: 'wn', sw: 'eesn' }) }) };
    const built = round({ tiles }).starts().place('a', 'n', { rotation: 90 }).place('b', 'e').marks(['triangle', 'triangle', 'star']);
    const step = walkOf(built.state)[2];
    // Turned by 90°, witnesses that looked north look east.
    expect(step).toMatchObject({
      path: 0,
      position: 3,
      direction: 'e',
      fault: null,
      legal: ['triangle'],
      marker: { symbol: 'star', ok: false },
    });
    expect(step?.counts).toEqual([
      { corner: 'ne', faceCorner: 'nw', symbol: 'triangle', witnesses: 2 },
      { corner: 'se', faceCorner: 'ne', symbol: 'star', witnesses: 0 },
      { corner: 'sw', faceCorner: 'se', symbol: 'square', witnesses: 1 },
      { corner: 'nw', faceCorner: 'sw', symbol: 'diamond', witnesses: 1 },
    ]);
  });
  test('J1: the first illegal tile carries its clause, later ones none', () => {
    const built = round().walk('s1 n', 's2 e', 'a s', 'b s');
    expect(walkOf(built.state).map((step) => step.fault)).toEqual([null, null, 'P2', null]);
  });
  test('M1: a Hideout takes no marker and shows no counts', () => {
    const step = walkOf(round().starts().walk('h1 n').state)[2];
    expect(step).toMatchObject({ fault: 'P6', counts: [], legal: [], marker: null });
  });
  test('F1: both paths, one after the other', () => {
    const steps = walkOf(round({ players: 4 }).starts().state);
    expect(steps.map(({ path, position }) => [path, position])).toEqual([
      [0, 1],
      [0, 2],
      [1, 1],
      [1, 2],
    ]);
  });
  test('the legal symbols of a marked tile are those of its verdict', () => {
    const built = round().starts().walk('a e').marks(['star', 'star', 'diamond']);
    const { markers } = built.verdict;
    expect(walkOf(built.state).map((step) => step.marker)).toEqual(markers);
    for (const step of walkOf(built.state)) expect(step.legal).toEqual(step.marker?.legal);
  });
});
