import { describe, expect, test } from 'vitest';
import { actorsOf } from '../../../../src/rules/chase/chase';
import { faultOfPlacing, firstFaultOn } from '../../../../src/rules/chase/legality';
import type { ChaseSymbol, TileSet } from '../../../../src/rules/chase/tile';
import { round, type RoundBuilder } from '../../../fixtures/round';
import { hideout, route } from '../../../fixtures/tiles';

const four = (tiles: TileSet = {}) => round({ players: 4, tiles }).starts();
const wall = route({ exits: { n: 'centre roadblock', e: 'centre roadblock', s: 'centre roadblock', w: 'centre roadblock' } });

/**
 * Path 0 ends at (13, 5) and path 1 at (13, 7), position 6 each and both without a mistake; at (13, 6) a Hideout touches
 * both ends. All three items lie on the table.
 */
const meeting = (tiles: TileSet = {}): RoundBuilder =>
  four(tiles).walk('a e', 'map e', 'b e', 'c s').walkOn(1, 'd e', 'money e', 'keys e', 'e n');

/** The right markers for path 1 of the round above; the last catches. */
const CATCH_1 = ['square', 'star', 'star', 'star', 'triangle', 'square'] as const;
/** And for path 0. */
const CATCH_0 = ['triangle', 'star', 'star', 'star', 'square', 'triangle'] as const;

describe('F1: two paths from opposite sides of the Prison', () => {
  test('F1: the second path starts opposite, nowhere else', () => {
    const built = round({ players: 4 }).place('s1', 'n');
    for (const side of ['e', 'w'] as const) {
      expect(built.refusal(built.placing('s3', side, { path: 1 }))).toEqual({ code: 'side-not-opposite', field: 'cell', clause: 'F1' });
    }
    expect(built.refusal(built.placing('s3', 'n', { path: 1 }))?.code).toBe('cell-taken');
    expect(built.refusal(built.placing('s3', 's', { path: 1 }))).toBeUndefined();
  });
  test('F1: path 1 may be the first to start', () => {
    const built = round({ players: 4 }).place('s1', 'e', { path: 1 });
    expect(built.refusal(built.placing('s2', 'n', { path: 0 }))?.code).toBe('side-not-opposite');
    expect(built.refusal(built.placing('s2', 'w', { path: 0 }))).toBeUndefined();
  });
  test('F1: a path belongs to the Runner who first places on it, and the other to the other', () => {
    const built = round({ players: 4 }).place('s1', 'n', { seat: 1, path: 0 });
    expect(built.state.paths.map((path) => path.runner)).toEqual([1, 0]);
    expect(built.refusal(built.placing('s2', 'n', { seat: 0, path: 0 }))).toEqual({ code: 'not-your-path', field: 'path', clause: 'F1' });
    expect(built.refusal(built.placing('s3', 's', { seat: 1, path: 1 }))?.code).toBe('not-your-path');
    expect(built.refusal(built.placing('s3', 's', { seat: 0, path: 1 }))).toBeUndefined();
  });
  test('F1: the round starts when the Starting tiles of both lie', () => {
    const built = round({ players: 4 }).walk('s1 n', 's2 n');
    expect(built.state.phase).toBe('planning');
    expect(built.refusal(built.placing('a', 'n'))).toEqual({ code: 'starting-tile-first', field: 'path', clause: 'S5' });
    built.walkOn(1, 's3 s', 's4 s');
    expect(built.state.phase).toBe('running');
    expect(actorsOf(built.state)).toEqual([0, 1, 2, 3]);
  });
  test('F1: each Runner has the own Starting tiles and the own pile', () => {
    const setup = {
      starts: [
        ['s1', 's2'],
        ['s3', 's4'],
      ],
      piles: [['a'], ['b']],
    };
    const built = round({ players: 4, setup });
    expect(built.refusal(built.placing('s3', 'n'))?.code).toBe('tile-not-held');
    built.starts();
    expect(built.refusal(built.placing('b', 'n'))).toEqual({ code: 'tile-not-held', field: 'tile', clause: 'T1' });
    expect(built.refusal(built.placing('b', 's', { path: 1 }))).toBeUndefined();
  });
  test('F1: an event must name its path where there are two', () => {
    const built = four();
    expect(built.refusal({ t: 1, seat: 2, type: 'mark', symbol: 'star' })?.code).toBe('no-such-path');
  });
  test('F1: both place at once, in no order', () => {
    const built = four().walk('a n', 'b n', 'c n').walkOn(1, 'd s', 'e s');
    expect(built.state.paths.map((path) => path.tiles.length)).toEqual([5, 4]);
  });
});

describe('F2: each Chaser follows one Runner', () => {
  test('F2: the first mark on a path settles who chases both', () => {
    const built = four().mark('triangle', { seat: 3, path: 0 });
    expect(built.state.paths.map((path) => path.chaser)).toEqual([3, 2]);
    expect(built.refusal(built.marking('triangle', { seat: 2, path: 0 }))).toEqual({ code: 'not-your-path', field: 'path', clause: 'F2' });
    expect(built.refusal(built.marking('square', { seat: 3, path: 1 }))?.code).toBe('not-your-path');
    expect(built.refusal(built.marking('square', { seat: 2, path: 1 }))).toBeUndefined();
  });
  test('F2: as agreed before', () => {
    const built = round({ players: 4, setup: { chases: [3, 2] } }).starts();
    expect(built.refusal(built.marking('triangle', { seat: 2, path: 0 }))?.code).toBe('not-your-path');
    expect(built.refusal(built.marking('triangle', { seat: 3, path: 0 }))).toBeUndefined();
  });
  test('F2: markers are counted by Chaser', () => {
    const built = four().marks(['triangle']).marks(['square'], 1);
    expect(built.state.paths.map((path) => path.supply)).toEqual([
      { red: 7, blue: 7 },
      { red: 7, blue: 7 },
    ]);
  });
  test('F2: hand over before the chases are known', () => {
    const event = { t: 9000, seat: 2, type: 'hand-over', to: 3, colour: 'red', count: 1 } as const;
    expect(four().refusal(event)).toEqual({ code: 'chaser-unknown', field: 'seat', clause: 'F2' });
    // Each shows it with a first marker of their own.
    const built = four().marks(['triangle']);
    expect(built.refusal(event)?.code).toBe('chaser-unknown');
    expect(built.marks(['square'], 1).refusal(event)).toBeUndefined();
  });
  test('F2: hand over at any time once they are', () => {
    const built = round({ players: 4, setup: { chases: [2, 3] } }).starts();
    built.do({ t: 0, seat: 2, type: 'hand-over', to: 3, colour: 'red', count: 8 });
    expect(built.state.paths.map((path) => path.supply)).toEqual([
      { red: 0, blue: 7 },
      { red: 15, blue: 8 },
    ]);
    built.do({ t: 0, seat: 3, type: 'hand-over', to: 2, colour: 'blue', count: 3 });
    expect(built.state.paths.map((path) => path.supply)).toEqual([
      { red: 0, blue: 10 },
      { red: 15, blue: 5 },
    ]);
  });
  test('F2: not more than one has, not to oneself, not to a Runner', () => {
    const built = round({ players: 4, setup: { chases: [2, 3] } }).starts();
    expect(built.refusal({ t: 1, seat: 2, type: 'hand-over', to: 3, colour: 'red', count: 9 })).toEqual({
      code: 'too-few-markers',
      field: 'count',
      clause: 'F2',
    });
    for (const to of [0, 1, 2])
      expect(built.refusal({ t: 1, seat: 2, type: 'hand-over', to, colour: 'red', count: 1 })).toEqual({
        code: 'no-partner',
        field: 'to',
        clause: 'F2',
      });
    expect(built.refusal({ t: 1, seat: 0, type: 'hand-over', to: 3, colour: 'red', count: 1 })?.code).toBe('not-a-chaser');
  });
  test('F2, M6: the trail is lost only if the colour is out for both', () => {
    const tall = round({ players: 4, rules: { table: { columns: 7, rows: 60 } }, prison: { x: 3, y: 30 } }).starts();
    tall.walk(...'abcdefghij'.split('').map((id) => `${id} n`)).walkOn(1, ...'klmnopqrst'.split('').map((id) => `${id} s`));
    tall.marks(Array.from({ length: 8 }, () => 'triangle' as const));
    expect(tall.refusal(tall.marking('star'))).toEqual({ code: 'colour-out', field: 'symbol', clause: 'M6' });
    expect(tall.refusal(tall.losing('red'))).toEqual({ code: 'partner-has-colour', field: 'colour', clause: 'F2' });
    tall.marks(
      Array.from({ length: 7 }, () => 'star' as const),
      1,
    );
    expect(tall.refusal(tall.losing('blue'))?.code).toBe('colour-still-there');
    expect(tall.refusal(tall.losing('red', { path: 1 }))).toBeUndefined();
    tall.do(tall.losing('red', { path: 1 }));
    expect(tall.state).toMatchObject({ phase: 'over', ending: 'trail-lost', lost: { path: 1, colour: 'red' } });
    expect(tall.refusal(tall.placing('u', 's', { path: 1 }))?.code).toBe('round-over');
  });
});

describe('F3: the Hideout joins the ends of both paths', () => {
  const items = { money: route({ item: 'money' }), keys: route({ item: 'keys' }) };

  test('F3: touching exactly the two ends is legal', () => {
    const built = meeting(items).walk('h1 s');
    expect(built.verdict).toMatchObject({ ending: 'hideout', winner: 'runners', award: 'perfect', runnerMistake: null });
  });
  test('F3: it belongs to the path named, from the other side too', () => {
    const built = meeting().walkOn(1, 'h1 n');
    expect(built.state.paths[1]?.tiles.at(-1)?.tile).toBe('h1');
    expect(built.verdict.runnerMistake).toBeNull();
  });
  test("F3: touching only its own path's end", () => {
    expect(meeting().walk('h1 e').verdict.runnerMistake).toEqual({ position: 7, path: 0, clause: 'F3' });
  });
  test("F3, P9: touching only the other's end cannot be done", () => {
    const built = meeting();
    expect(built.refusal(built.placing('h1', { x: 14, y: 7 }))?.code).toBe('cell-not-beside-end');
  });
  test('F3, P2: the two ends and another tile', () => {
    const built = meeting().walkOn(1, 'f e', 'g n').walk('h1 s');
    expect(built.state.paths[1]?.tiles.at(-1)?.cell).toEqual({ x: 14, y: 6 });
    expect(built.verdict.runnerMistake).toEqual({ position: 7, path: 0, clause: 'P2' });
  });
  test('F3, P2: its own end and a tile of the other path that is not its end', () => {
    const built = meeting().walkOn(1, 'f e').walk('h1 s');
    expect(built.verdict.runnerMistake).toEqual({ position: 7, path: 0, clause: 'P2' });
  });
  test('F3, P2: only a Hideout may join the paths', () => {
    expect(meeting().walk('f s').verdict.runnerMistake).toEqual({ position: 7, path: 0, clause: 'P2' });
  });
  test('F3, P3: the streets of both ends must join', () => {
    const blind = hideout({ n: 'centre open', e: 'centre open', w: 'centre open' });
    expect(meeting({ h1: blind }).walk('h1 s').verdict.runnerMistake).toEqual({ position: 7, path: 0, clause: 'P3' });
    expect(meeting({ h1: blind }).walkOn(1, 'h1 n').verdict.runnerMistake?.clause).toBe('P3');
  });
  test('F3, P4: a roadblock at either end', () => {
    const blocked = hideout({ n: 'centre open', e: 'centre open', s: 'centre roadblock', w: 'centre open' });
    expect(meeting({ h1: blocked }).walk('h1 s').verdict.runnerMistake).toEqual({ position: 7, path: 0, clause: 'P4' });
    expect(meeting({ h1: blocked }).walkOn(1, 'h1 n').verdict.runnerMistake).toEqual({ position: 7, path: 1, clause: 'P4' });
  });
  test('F3, P6: a missing item is named first', () => {
    expect(meeting({ keys: route() }).walk('h1 e').verdict.runnerMistake).toEqual({ position: 7, path: 0, clause: 'P6' });
  });
  test('F3, P6: items of both paths count, as they lay then', () => {
    expect(faultOfPlacing(meeting().state, 0, { tile: 'h1', cell: { x: 13, y: 6 }, rotation: 0 })).toBeNull();
    expect(faultOfPlacing(meeting({ map: route() }).state, 0, { tile: 'h1', cell: { x: 13, y: 6 }, rotation: 0 })).toBe('P6');
  });
  test('P2: the table as it stood: what the other path put later is no mistake', () => {
    const built = meeting().walkOn(1, 'f n');
    expect(built.verdict.runnerMistake).toEqual({ position: 7, path: 1, clause: 'P2' });
    expect(firstFaultOn(built.state, built.state.paths[0]!, 0)).toBeNull();
  });
});

describe('F4: a Runner caught', () => {
  const oneCaught = (tiles: TileSet = {}) => meeting(tiles).marks(CATCH_1, 1);

  test('F4: the other goes on', () => {
    const built = oneCaught();
    expect(built.state).toMatchObject({ phase: 'running', ending: null });
    expect(built.state.paths.map((path) => path.caught)).toEqual([false, true]);
    expect(actorsOf(built.state)).toEqual([0, 2]);
    built.walk('f e').mark('triangle');
    expect(built.state.phase).toBe('running');
  });
  test('F4: the caught path takes neither tile nor marker', () => {
    const built = oneCaught();
    expect(built.refusal(built.placing('f', 'e', { path: 1 }))).toEqual({ code: 'path-caught', field: 'path', clause: 'F4' });
    expect(built.refusal(built.marking('star', { path: 1 }))).toEqual({ code: 'nothing-to-mark', field: 'path', clause: 'M1' });
    expect(built.refusal(built.losing('red', { path: 1 }))?.code).toBe('nothing-to-mark');
  });
  test('F4: the Hideout need not join the caught path', () => {
    expect(oneCaught().walk('h1 e').verdict).toMatchObject({ ending: 'hideout', runnerMistake: null });
  });
  test('F4, F3: it may join the caught end, and then streets must fit', () => {
    expect(oneCaught().walk('h1 s').verdict.runnerMistake).toBeNull();
    const blind = hideout({ n: 'centre open', e: 'centre open', w: 'centre open' });
    expect(oneCaught({ h1: blind }).walk('h1 s').verdict.runnerMistake?.clause).toBe('P3');
  });
  test('F4, P2: but touch no other tile of the caught path', () => {
    const built = meeting().walkOn(1, 'f e').marks(['square', 'star', 'star', 'star', 'triangle', 'star', 'diamond'], 1);
    expect(built.state.paths[1]?.caught).toBe(true);
    expect(built.walk('h1 s').verdict.runnerMistake).toEqual({ position: 7, path: 0, clause: 'P2' });
  });
  test('F4: the second catch ends the round', () => {
    const built = oneCaught().marks(CATCH_0);
    expect(built.state).toMatchObject({ phase: 'over', ending: 'caught' });
    expect(built.verdict).toMatchObject({ winner: 'chasers', award: 'small', runnerMistake: null, chaserMistake: null });
  });
  test('F2, F4: the Chaser of the caught path may hand over what is left', () => {
    const built = oneCaught().mark('triangle').do({ t: 9e5, seat: 3, type: 'hand-over', to: 2, colour: 'blue', count: 2 });
    expect(built.state.paths[0]?.supply.blue).toBe(9);
  });
});

describe('F5: what reaching it alone gives', () => {
  test('F5: a Small to each Runner while no Chaser was wrong', () => {
    expect(meeting().marks(CATCH_1, 1).walk('h1 e').verdict).toMatchObject({
      ending: 'hideout',
      winner: 'runners',
      award: 'small',
      chaserMistake: null,
    });
  });
  test('F5: a Perfect where a Chaser was wrong, on the caught path', () => {
    const built = meeting().marks(['square', 'star', 'star', 'star', 'triangle', 'star'], 1).walk('h1 e');
    expect(built.verdict).toMatchObject({ winner: 'runners', award: 'perfect', chaserMistake: { position: 6, path: 1, clause: 'M4' } });
  });
  test("F5: or on the free Runner's path", () => {
    const built = meeting().marks(CATCH_1, 1).marks(['diamond']).walk('h1 e');
    expect(built.verdict).toMatchObject({ winner: 'runners', award: 'perfect', chaserMistake: { position: 1, path: 0, clause: 'M3' } });
  });
  test('F5, J5: alone, with a mistake of the Runners, mistakes decide', () => {
    const alone = meeting({ map: route() }).marks(CATCH_1, 1);
    expect(alone.walk('h1 e').verdict).toMatchObject({ winner: 'chasers', award: 'small', runnerMistake: { position: 7, clause: 'P6' } });
    const both = meeting({ map: route() }).marks(CATCH_1, 1).marks(['diamond']).walk('h1 e');
    expect(both.verdict).toMatchObject({ winner: 'runners', award: 'perfect', chaserMistake: { position: 1 } });
  });
  test('F5, J2: together it is a Perfect, and markers are not looked at', () => {
    const built = meeting().marks(['diamond']).walk('h1 s');
    expect(built.verdict).toMatchObject({ winner: 'runners', award: 'perfect', chaserMistake: null });
    expect(built.verdict.markers[0]?.ok).toBe(false);
  });
});

describe('F6: a mistake counts for the whole team', () => {
  const caughtBoth = (built: RoundBuilder, marks0: readonly ChaseSymbol[], marks1: readonly ChaseSymbol[] = CATCH_1) =>
    built.marks(marks0).marks(marks1, 1).verdict;

  test('F6: the smaller position over both paths is the first', () => {
    const verdict = caughtBoth(meeting({ a: wall, d: wall }), CATCH_0);
    expect(verdict.runnerMistake).toEqual({ position: 3, path: 0, clause: 'P4' });
    expect(caughtBoth(meeting({ b: wall, d: wall }), CATCH_0).runnerMistake).toEqual({ position: 3, path: 1, clause: 'P4' });
  });
  test("F6: the Chasers' first mistake, too", () => {
    const wrong = ['triangle', 'star', 'star', 'diamond', 'square', 'triangle'] as const;
    const earlier = ['square', 'star', 'triangle', 'star', 'triangle', 'square'] as const;
    expect(caughtBoth(meeting(), wrong, earlier).chaserMistake).toEqual({ position: 3, path: 1, clause: 'M3' });
    expect(caughtBoth(meeting(), ['triangle', 'star', 'square', 'star', 'square', 'triangle'], earlier).chaserMistake).toEqual({
      position: 3,
      path: 0,
      clause: 'M3',
    });
  });
  test('F6: marks of path 1 come first in time, path 0 is still reported', () => {
    const built = meeting().marks(['square', 'star', 'triangle'], 1).marks(['triangle', 'star', 'square']);
    expect(built.verdict.chaserMistake).toEqual({ position: 3, path: 0, clause: 'M3' });
  });
  test('F6: equal positions on different paths: nobody wins', () => {
    const wrong = ['square', 'star', 'triangle', 'star', 'triangle', 'square'] as const;
    expect(caughtBoth(meeting({ a: wall }), CATCH_0, wrong)).toMatchObject({
      winner: null,
      award: null,
      runnerMistake: { position: 3, path: 0 },
      chaserMistake: { position: 3, path: 1 },
    });
  });
  test('F6, J5: the smaller position loses, on whichever path', () => {
    const wrong = ['square', 'star', 'star', 'triangle', 'triangle', 'square'] as const;
    expect(caughtBoth(meeting({ a: wall }), CATCH_0, wrong)).toMatchObject({ winner: 'chasers', award: 'small' });
    expect(caughtBoth(meeting({ c: wall }), CATCH_0, wrong)).toMatchObject({ winner: 'runners', award: 'perfect' });
  });
  test('F6, J6: a trail lost after a catch pays as without one', () => {
    const lose = (tiles: TileSet) => {
      const built = round({ players: 4, tiles, rules: { table: { columns: 7, rows: 60 } }, prison: { x: 3, y: 30 } }).starts();
      built.walk(...'abcdefghijklmn'.split('').map((id) => `${id} n`));
      built.mark('triangle').marks(['square', 'triangle'], 1);
      built.do({ t: 9e4, seat: 3, type: 'hand-over', to: 2, colour: 'red', count: 6 });
      built.marks(Array.from({ length: 13 }, () => 'triangle' as const));
      return built.do(built.losing('red')).verdict;
    };
    expect(lose({})).toMatchObject({ ending: 'trail-lost', winner: 'runners', award: 'perfect', runnerMistake: null });
    expect(lose({ m: wall })).toMatchObject({ ending: 'trail-lost', winner: 'chasers', award: 'small', runnerMistake: { position: 15 } });
  });
});

test('F7: either Runner calls an exchange', () => {
  for (const seat of [0, 1]) {
    const built = round({ players: 4, setup: { piles: [['a'], ['b']] } })
      .starts()
      .do({ t: 1, seat, type: 'exchange', with: 1 - seat });
    expect(built.state.holds).toEqual([1, 0]);
    expect(built.refusal(built.placing('a', 'n'))?.code).toBe('tile-not-held');
    built.walk('b n').walkOn(1, 'a s');
  }
});
test('F7, F4: also one who was caught, whose pile belongs to the hand and not to the path', () => {
  for (const seat of [0, 1]) {
    const built = meeting().marks(CATCH_1, 1);
    const { holds } = built.state;
    built.do({ t: built.time(), seat, type: 'exchange', with: 1 - seat });
    expect(built.state).toMatchObject({ phase: 'running', holds: [...holds].reverse() });
  }
});
