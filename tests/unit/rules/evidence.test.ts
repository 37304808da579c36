/** What a wrong tile ran against: pointed at by the proof of a verdict. */
import { describe, expect, test } from 'vitest';
import { walkOf, type WalkStep } from '../../../src/rules/chase/explain';
import type { RoundState } from '../../../src/rules/chase/round';
import { manyRounds } from '../../fixtures/many-rounds';
import { round } from '../../fixtures/round';
import { route, start } from '../../fixtures/tiles';

/** The first wrong step of a round, on path 0 unless told otherwise. */
function wrong(state: RoundState, path = 0): WalkStep | undefined {
  return walkOf(state).find((step) => step.path === path && step.fault !== null);
}
const evidence = (state: RoundState, path = 0): WalkStep['evidence'] | undefined => wrong(state, path)?.evidence;

const CENTRE = { at: 'centre', end: 'open' } as const;

describe('the evidence of a wrong tile', () => {
  test('P1: past the edge there is nothing to be named', () => {
    const built = round({ rules: { table: { columns: 3, rows: 3 } }, prison: { x: 1, y: 1 } }).walk('s1 n', 's2 n');
    expect(evidence(built.state)).toEqual({ clause: 'P1' });
  });

  test('P2: each tile that it touches besides the one before it, and the Prison', () => {
    expect(evidence(round().walk('s1 n', 's2 e', 'a s').state)).toEqual({ clause: 'P2', touched: [{ cell: { x: 10, y: 6 }, at: null }] });
    expect(evidence(round().walk('s1 n', 's2 n', 'a e', 'b s').state)).toEqual({
      clause: 'P2',
      touched: [{ cell: { x: 10, y: 5 }, at: { path: 0, position: 1 } }],
    });
  });

  test('P3, C6: the streets of both tiles at the shared edge, as they lie; none where a side has none', () => {
    const tiles = { a: route({ exits: { n: 'centre open', w: 'left trees' } }), b: route({ exits: { s: 'left open' } }) };
    expect(evidence(round({ tiles }).walk('s1 n', 's2 n', 'a n').state)).toEqual({
      clause: 'P3',
      beside: { cell: { x: 10, y: 4 }, at: { path: 0, position: 2 } },
      here: null,
      there: CENTRE,
    });
    expect(evidence(round({ tiles }).walk('s1 n', 's2 n', 'b n').state)).toMatchObject({ here: { at: 'left' }, there: { at: 'centre' } });
    // Turned by half, its western street looks east.
    expect(evidence(round({ tiles }).walk('s1 n', 's2 n').place('a', 'w', { rotation: 180 }).state)).toMatchObject({
      here: { at: 'left', end: 'trees' },
      there: CENTRE,
    });
  });

  test('P4: the ends that meet at a roadblock', () => {
    const tiles = { a: route({ exits: { s: 'centre roadblock' } }) };
    expect(evidence(round({ tiles }).walk('s1 n', 's2 n', 'a n').state)).toMatchObject({
      clause: 'P4',
      here: { end: 'roadblock' },
      there: { end: 'open' },
    });
  });

  test('P6: the items that did not lie yet', () => {
    expect(evidence(round().walk('s1 n', 's2 n', 'money n', 'h1 n').state)).toEqual({ clause: 'P6', missing: ['map', 'keys'] });
  });

  test("P7: the Prison's open street, and the first tile's", () => {
    const tiles = { s1: start({ exits: { n: 'centre open', s: 'left open' } }) };
    expect(evidence(round({ tiles }).walk('s1 n', 's2 n').state)).toEqual({
      clause: 'P7',
      beside: { cell: { x: 10, y: 6 }, at: null },
      here: { at: 'left', end: 'open' },
      there: CENTRE,
    });
  });

  test('F3: the end of the other path as it lay then; a joint that fails there is named by its own edge', () => {
    const built = round({ players: 4 }).starts().walkOn(0, 'map n', 'money n', 'keys n').walkOn(0, 'h1 n');
    const step = wrong(built.state);
    const second = built.state.paths[1]?.tiles;
    expect(step?.evidence).toEqual({ clause: 'F3', end: { cell: second?.[1]?.cell, at: { path: 1, position: 2 } } });
  });
});

test('J1: over 600 rounds whatever is wrong has evidence of the same clause, and nothing else has any', () => {
  for (const state of manyRounds(600)) {
    for (const { fault, evidence: found } of walkOf(state)) {
      if ((found?.clause ?? null) !== fault) expect({ fault, found }).toEqual('the same clause');
      if (found?.clause === 'P2' && found.touched.length === 0) expect(found).toBe('something touched');
      if (found?.clause === 'P6' && found.missing.length === 0) expect(found).toBe('something missing');
    }
  }
});
