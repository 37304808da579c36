import { describe, expect, test } from 'vitest';
import { viewFor } from '../../../../src/rules/chase/view';
import { round } from '../../../fixtures/round';
import { route, start } from '../../../fixtures/tiles';

const two = { piles: [['a', 'b'], ['c']], starts: [['s1', 's2']] };

describe('S4: the Chaser does not see Starting tiles until they lie', () => {
  test('S4: neither names nor faces', () => {
    const built = round({ setup: two });
    expect(viewFor(built.state, 1)).toMatchObject({ role: 'chaser', hand: null, tiles: {}, pileSizes: [2, 1] });
    expect(JSON.stringify(viewFor(built.state, 1))).not.toContain('"s1"');
    built.starts();
    expect(Object.keys(viewFor(built.state, 1).tiles)).toEqual(['s1', 's2']);
  });
  test('S4: the Runner sees them in the hand', () => {
    const { hand, tiles } = viewFor(round({ setup: two }).state, 0);
    expect(hand).toEqual({ starts: ['s1', 's2'], pile: [] });
    expect(Object.keys(tiles)).toEqual(['s1', 's2']);
  });
});

describe('P8: a Runner sees the held pile and not the other', () => {
  test('P8: before and after a switch', () => {
    const built = round({ setup: two }).starts();
    expect(viewFor(built.state, 0).hand).toEqual({ starts: [], pile: ['a', 'b'] });
    expect(viewFor(built.state, 0).tiles).not.toHaveProperty('c');
    built.do({ t: 1, seat: 0, type: 'switch-pile' });
    expect(viewFor(built.state, 0).hand?.pile).toEqual(['c']);
    expect(viewFor(built.state, 0).tiles).not.toHaveProperty('a');
  });
});

test("T1: a Runner never sees the other's pile", () => {
  const built = round({ players: 3, setup: { piles: [['a', 'b'], ['c']], starts: [['s1', 's2'], []] } }).starts();
  expect(viewFor(built.state, 0).hand?.pile).toEqual(['a', 'b']);
  expect(viewFor(built.state, 1).hand?.pile).toEqual(['c']);
  expect(Object.keys(viewFor(built.state, 1).tiles).sort()).toEqual(['c', 's1', 's2']);
});

test('an onlooker sees the table', () => {
  const built = round({ setup: two }).starts().walk('a e').mark('triangle');
  const view = viewFor(built.state, null);
  expect(view).toMatchObject({ seat: null, role: null, hand: null, phase: 'running', items: [] });
  expect(Object.keys(view.tiles).sort()).toEqual(['a', 's1', 's2']);
  expect(view.paths[0]?.marks).toHaveLength(1);
});

test('P6: the items on the table are told to all', () => {
  const built = round().starts().walk('keys e', 'map e');
  for (const seat of [0, 1, null]) expect(viewFor(built.state, seat).items).toEqual(['map', 'keys']);
});

test.each(['__proto__', 'constructor', 'toString', 'a b'])('a tile may be called %s', (id) => {
  const tiles = Object.fromEntries([
    [id, start({ item: 'map' })],
    ['z', route()],
  ]);
  const built = round({ tiles, setup: { starts: [[id, 's2']] } });
  expect(Object.keys(viewFor(built.state, 0).tiles)).toContain(id);
  built.place(id, 'n').place('s2', 'n');
  const view = viewFor(built.state, 1);
  // What has no prototype has nothing by any other name.
  expect(Object.getPrototypeOf(view.tiles)).toBeNull();
  expect(Object.keys(view.tiles)).toEqual([id, 's2']);
  expect(view.items).toEqual(['map']);
});
