import { describe, expect, test } from 'vitest';
import { actorsOf } from '../../../../src/rules/chase/chase';
import { round } from '../../../fixtures/round';

const three = (setup = {}) => round({ players: 3, setup });

describe('T1: two Runners build one path', () => {
  test('T1: each places from the own pile only', () => {
    const built = three({
      piles: [
        ['a', 'b'],
        ['c', 'd'],
      ],
    }).starts();
    expect(built.refusal(built.placing('a', 'n'))).toEqual({ code: 'tile-not-held', field: 'tile', clause: 'T1' });
    built.place('c', 'n').place('a', 'n');
    expect(built.state.piles).toEqual([['b'], ['d']]);
  });
  test('T1: nobody switches piles', () => {
    expect(three().starts().refusal({ t: 1, seat: 1, type: 'switch-pile' })).toEqual({
      code: 'no-second-pile',
      field: 'type',
      clause: 'T1',
    });
  });
  test('T1: the Chaser has all markers and one path', () => {
    const { paths } = three().state;
    expect(paths).toHaveLength(1);
    expect(paths[0]).toMatchObject({ chaser: 2, supply: { red: 15, blue: 15 } });
  });
});

describe('T2: who opens, and then in turn', () => {
  test('T2: either Runner may open where the deal does not say', () => {
    expect(actorsOf(three().state)).toEqual([0, 1]);
    for (const seat of [0, 1]) {
      const built = three();
      expect(built.refusal(built.placing('s1', 'n', { seat }))).toBeUndefined();
    }
  });
  test('T2: the one who opens puts down all Starting tiles alone', () => {
    const built = three().place('s1', 'n', { seat: 1 });
    expect(built.refusal(built.placing('s2', 'n', { seat: 0 }))).toEqual({ code: 'not-your-turn', field: 'seat', clause: 'T2' });
    built.place('s2', 'n', { seat: 1 });
    expect(built.state.turn).toBe(0);
  });
  test('T2: then they alternate, the other first', () => {
    const built = three().starts();
    expect(built.refusal(built.placing('a', 'n', { seat: 0 }))?.code).toBe('not-your-turn');
    built.place('a', 'n', { seat: 1 });
    expect(built.refusal(built.placing('b', 'n', { seat: 1 }))?.code).toBe('not-your-turn');
    built.place('b', 'n', { seat: 0 });
    expect(built.state.turn).toBe(1);
    expect(actorsOf(built.state)).toEqual([1, 2]);
  });
  test('T2: only the one who drew the Starting tiles opens', () => {
    const built = three({ starts: [[], ['s1', 's2']] });
    expect(actorsOf(built.state)).toEqual([1]);
    expect(built.refusal(built.placing('s1', 'n', { seat: 0 }))?.code).toBe('tile-not-held');
    expect(built.refusal(built.placing('s1', 'n', { seat: 1 }))).toBeUndefined();
  });
  test('T2, V1: with Head Start the opener puts down three', () => {
    const built = round({ players: 3, rules: { startingTiles: 3 } }).walk('s1 n', 's2 n');
    expect(built.state).toMatchObject({ turn: 0, phase: 'planning' });
    expect(built.walk('s3 n').state).toMatchObject({ turn: 1, phase: 'running' });
  });
  test('T2: the Chaser places nothing', () => {
    const built = three();
    expect(built.refusal(built.placing('s1', 'n', { seat: 2 }))?.code).toBe('not-a-runner');
  });
});

describe('T3: exchanging piles', () => {
  test('T3: the one whose turn it is calls it', () => {
    const built = three({
      piles: [
        ['a', 'b'],
        ['c', 'd'],
      ],
    }).starts();
    expect(built.refusal({ t: 1, seat: 0, type: 'exchange', with: 1 })).toEqual({ code: 'not-your-turn', field: 'seat', clause: 'T3' });
    built.do({ t: 1, seat: 1, type: 'exchange', with: 0 });
    expect(built.state.holds).toEqual([1, 0]);
    expect(built.state.turn).toBe(1);
    built.place('a', 'n', { t: 2 }).place('c', 'n', { t: 3 });
    expect(built.state.piles).toEqual([['b'], ['d']]);
  });
  test('T3: with the other Runner and nobody else', () => {
    const built = three().starts();
    for (const seat of [1, 2, 3])
      expect(built.refusal({ t: 1, seat: 1, type: 'exchange', with: seat })).toEqual({ code: 'no-partner', field: 'with', clause: 'T3' });
  });
  test('T3: exchanged twice each has the own pile again', () => {
    const built = three().starts();
    for (const t of [1, 2]) built.do({ t, seat: 1, type: 'exchange', with: 0 });
    expect(built.state.holds).toEqual([0, 1]);
  });
});

test('F2: one Chaser has nobody to hand markers to', () => {
  expect(three().starts().refusal({ t: 1, seat: 2, type: 'hand-over', to: 0, colour: 'red', count: 1 })).toEqual({
    code: 'no-partner',
    field: 'type',
    clause: 'F2',
  });
});
