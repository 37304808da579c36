import { describe, expect, test } from 'vitest';
import { actorsOf } from '../../../../src/rules/chase/chase';
import { dealRound, middleOf, STANDARD_RULES, type DealOptions } from '../../../../src/rules/chase/deal';
import { beginRound } from '../../../../src/rules/chase/round';
import type { TileId } from '../../../../src/rules/chase/tile';
import { chanceOf } from '../../../../src/main/chance';
import { round } from '../../../fixtures/round';
import { hideout, PLAIN_TILES, route, start } from '../../../fixtures/tiles';

/** 25 Routes of which six bear an item, six Starting tiles and three Hideouts (C1, C5). */
const BOX = Object.fromEntries([
  ...Array.from({ length: 19 }, (_, n) => [`r${n}`, route()] as const),
  ...(['map', 'money', 'keys'] as const).flatMap((item) => [
    [`${item}1`, route({ item })] as const,
    [`${item}2`, route({ item })] as const,
  ]),
  ...Array.from({ length: 6 }, (_, n) => [`s${n}`, start()] as const),
  ...Array.from({ length: 3 }, (_, n) => [`h${n}`, hideout()] as const),
]);

function deal(options: Partial<DealOptions> = {}, seed = 'deal') {
  return dealRound({ rules: STANDARD_RULES, roles: ['runner', 'chaser'], tiles: BOX, ...options }, chanceOf(seed));
}

const kindOf = (id: TileId) => BOX[id]?.kind;

describe('S: setting a round up', () => {
  test('S1: the Prison lies in the middle', () => {
    expect(middleOf({ columns: 21, rows: 13 })).toEqual({ x: 10, y: 6 });
    expect(deal().prison).toEqual({ x: 10, y: 6 });
  });
  test('S2: the Chaser has all markers', () => {
    expect(beginRound(deal()).paths[0]?.supply).toEqual({ red: 15, blue: 15 });
  });
  test('S3: two piles of 14 hold the Routes and the Hideouts, each once', () => {
    const { piles = [] } = deal();
    expect(piles.map((pile) => pile.length)).toEqual([14, 14]);
    expect(piles.flat().sort()).toEqual(
      Object.keys(BOX)
        .filter((id) => kindOf(id) !== 'start')
        .sort(),
    );
  });
  test('S3: the same seed deals the same, another seed something else', () => {
    expect(deal({}, 'one')).toEqual(deal({}, 'one'));
    expect(deal({}, 'one')).not.toEqual(deal({}, 'two'));
  });
  test("S3: the order of the tile set's keys does not matter", () => {
    const tiles = Object.fromEntries(Object.entries(BOX).reverse());
    const { piles, starts } = deal({ tiles });
    expect({ piles, starts }).toEqual({ piles: deal().piles, starts: deal().starts });
  });
  test('S4: the Runner draws two Starting tiles', () => {
    const { starts = [] } = deal();
    expect(starts).toHaveLength(1);
    expect(starts[0]).toHaveLength(2);
    expect(starts[0]?.map(kindOf)).toEqual(['start', 'start']);
  });
  test('S4: no other Starting tile may be placed', () => {
    const built = round({ setup: { starts: [['s1', 's2']] } });
    expect(built.refusal(built.placing('s3', 'n'))).toEqual({ code: 'tile-not-held', field: 'tile', clause: 'S4' });
    built.starts();
    expect(built.refusal(built.placing('s3', 'n'))).toEqual({ code: 'starting-tile-late', field: 'tile', clause: 'S4' });
  });
});

describe('S5: the round starts once the Starting tiles lie', () => {
  test('S5: nobody does anything else before', () => {
    const built = round().place('s1', 'n');
    expect(built.state.phase).toBe('planning');
    const others = [
      built.marking('triangle'),
      built.losing('red'),
      { t: 0, seat: 0, type: 'switch-pile' },
      { t: 0, seat: 0, type: 'give-up' },
      { t: 0, seat: 0, type: 'pause' },
    ] as const;
    for (const event of others) expect(built.refusal(event)).toEqual({ code: 'starting-tile-first', field: 'type', clause: 'S5' });
    expect(built.refusal(built.placing('a', 'n'))).toEqual({ code: 'starting-tile-first', field: 'tile', clause: 'S5' });
  });
  test('S5: all of them at time 0', () => {
    const built = round();
    expect(built.refusal(built.placing('s1', 'n', { t: 1 }))).toEqual({ code: 'starting-tile-first', field: 't', clause: 'S5' });
  });
  test('S5: then both sides act at the same time', () => {
    const built = round();
    expect(actorsOf(built.state)).toEqual([0]);
    built.starts();
    expect(built.state.phase).toBe('running');
    expect(actorsOf(built.state)).toEqual([0, 1]);
    built.marks(['triangle', 'square']);
    expect(actorsOf(built.state)).toEqual([]);
  });
});

describe('V: variants', () => {
  test('V1: three Starting tiles, all down before the round starts', () => {
    const rules = { ...STANDARD_RULES, startingTiles: 3 } as const;
    expect(deal({ rules }).starts?.[0]).toHaveLength(3);
    const built = round({ rules }).walk('s1 n', 's2 n');
    expect(built.state.phase).toBe('planning');
    expect(built.refusal(built.placing('a', 'n'))?.code).toBe('starting-tile-first');
    expect(built.walk('s3 n').state.phase).toBe('running');
  });
  test('V2: each pile of 14 holds one of each item, whatever the seed', () => {
    const rules = { ...STANDARD_RULES, perfectPlan: true };
    for (let seed = 0; seed < 50; seed++) {
      const { piles = [] } = deal({ rules }, `plan ${seed}`);
      expect(piles.map((pile) => pile.length)).toEqual([14, 14]);
      expect(piles.flat().sort()).toEqual(
        Object.keys(BOX)
          .filter((id) => kindOf(id) !== 'start')
          .sort(),
      );
      for (const pile of piles) expect(pile.flatMap((id) => BOX[id]?.item ?? []).sort()).toEqual(['keys', 'map', 'money']);
    }
  });
  test('V2: without it piles with two of an item do occur', () => {
    const uneven = Array.from({ length: 50 }, (_, seed) => deal({}, `even ${seed}`)).filter(({ piles }) =>
      piles?.some((pile) => new Set(pile.flatMap((id) => BOX[id]?.item ?? [])).size < 3),
    );
    expect(uneven.length).toBeGreaterThan(0);
  });
});

describe('set-up with three and four players', () => {
  test('T1, T2: two piles, and Starting tiles for the one who opens', () => {
    const roles = ['chaser', 'runner', 'runner'] as const;
    expect(deal({ roles }).starts?.map((drawn) => drawn.length)).toEqual([2, 0]);
    expect(deal({ roles, opener: 2 }).starts?.map((drawn) => drawn.length)).toEqual([0, 2]);
    expect(beginRound(deal({ roles, opener: 2 })).holds).toEqual([0, 1]);
  });
  test('F1: two Starting tiles for each Runner', () => {
    const { starts = [], piles = [] } = deal({ roles: ['runner', 'chaser', 'chaser', 'runner'] });
    expect(starts.map((drawn) => drawn.length)).toEqual([2, 2]);
    expect(new Set(starts.flat()).size).toBe(4);
    expect(piles.map((pile) => pile.length)).toEqual([14, 14]);
  });
  test('F1, V1: all six where each draws three', () => {
    const { starts = [] } = deal({ roles: ['runner', 'chaser', 'chaser', 'runner'], rules: { ...STANDARD_RULES, startingTiles: 3 } });
    expect(starts.flat().sort()).toEqual(['s0', 's1', 's2', 's3', 's4', 's5']);
  });
  test('F2: markers are split 8 and 7, 7 and 8', () => {
    const { paths } = beginRound(deal({ roles: ['runner', 'chaser', 'chaser', 'runner'], chases: [2, 1] }));
    expect(paths.map((path) => path.supply)).toEqual([
      { red: 8, blue: 7 },
      { red: 7, blue: 8 },
    ]);
    expect(paths.map((path) => path.chaser)).toEqual([2, 1]);
  });
  test('F2: who chases whom is agreed before: the Chasers by seat, unless they say otherwise', () => {
    expect(deal({ roles: ['runner', 'chaser', 'chaser', 'runner'] }).chases).toEqual([1, 2]);
    expect(deal().chases).toBeUndefined();
  });
  test('the plain tiles of these tests hold what the builder names', () => {
    expect(Object.keys(PLAIN_TILES)).toEqual(expect.arrayContaining(['s6', 'a', 'z', 'map2', 'h3']));
  });
});
