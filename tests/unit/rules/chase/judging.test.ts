import { describe, expect, test } from 'vitest';
import { round, type RoundBuilder } from '../../../fixtures/round';
import { route } from '../../../fixtures/tiles';

const wall = route({ exits: { n: 'centre roadblock', e: 'centre roadblock', s: 'centre roadblock', w: 'centre roadblock' } });

/** Two Starting tiles and all three items to the north, then a Hideout. */
const toHideout = (built: RoundBuilder) => built.walk('map n', 'money n', 'keys n', 'h1 n');

/** 23 tiles to the north and 15 red markers on them; `third` is the tile at position 3. */
function redOut(third = 'a'): RoundBuilder {
  const built = round({ tiles: { wall }, rules: { table: { columns: 5, rows: 40 } }, prison: { x: 2, y: 39 } }).starts();
  built.walk(`${third} n`, ...'bcdefghijklmnopqrst'.split('').map((id) => `${id} n`));
  return built.marks(Array.from({ length: 15 }, () => 'triangle' as const));
}

describe('J1: the first tile that breaks a rule', () => {
  test('J1: later ones are not looked at', () => {
    const built = round({ tiles: { wall } }).starts().walk('a n', 'wall n', 'b e', 'c s');
    expect(built.verdict.runnerMistake).toEqual({ position: 4, path: 0, clause: 'P4' });
  });
});

describe('J2: a Hideout without a mistake', () => {
  test('J2: the Runner wins and markers are not looked at, but they are listed', () => {
    const { verdict } = toHideout(round().starts().marks(['star']));
    expect(verdict).toMatchObject({ ending: 'hideout', winner: 'runners', award: 'perfect', runnerMistake: null, chaserMistake: null });
    expect(verdict.markers).toEqual([
      { path: 0, position: 1, direction: 'n', final: false, symbol: 'star', legal: ['triangle'], ok: false },
    ]);
  });
});

describe('J3: the first wrong marker', () => {
  test('J3: later ones are not the first', () => {
    const built = round().starts().walk('a n', 'b n').marks(['triangle', 'star', 'diamond', 'diamond']);
    expect(built.verdict.chaserMistake).toEqual({ position: 2, path: 0, clause: 'M3' });
  });
});

describe('J4: no mistakes', () => {
  test('J4, J7: the Chaser wins a Small with a catch', () => {
    expect(round().starts().marks(['triangle', 'square']).verdict).toMatchObject({
      ending: 'caught',
      winner: 'chasers',
      award: 'small',
      runnerMistake: null,
      chaserMistake: null,
    });
  });
  test('J4, J7: the Runner wins a Perfect with a Hideout', () => {
    expect(toHideout(round().starts()).verdict).toMatchObject({ winner: 'runners', award: 'perfect' });
  });
});

describe('J5: mistakes decide', () => {
  test('J5: caught without a mistake of the Runner, after a wrong marker: the Runner wins a Perfect', () => {
    expect(round().starts().marks(['star', 'square']).verdict).toMatchObject({ ending: 'caught', winner: 'runners', award: 'perfect' });
  });
  test('J5: caught after a mistake of the Runner alone: the Chaser wins', () => {
    const built = round({ tiles: { wall } }).starts().walk('wall n').marks(['triangle', 'triangle', 'square']);
    expect(built.verdict).toMatchObject({ winner: 'chasers', award: 'small', chaserMistake: null, runnerMistake: { position: 3 } });
  });
  test('J5: a Hideout after a mistake of the Runner alone: the Chaser wins', () => {
    const built = round().starts().marks(['triangle']).walk('h1 n');
    expect(built.verdict).toMatchObject({
      ending: 'hideout',
      winner: 'chasers',
      award: 'small',
      runnerMistake: { position: 3, clause: 'P6' },
    });
  });
  test('J5: both mistaken, the Chaser earlier: the Runner wins', () => {
    const built = round().starts().marks(['star']).walk('h1 n');
    expect(built.verdict).toMatchObject({ winner: 'runners', award: 'perfect', chaserMistake: { position: 1, clause: 'M3' } });
  });
  test('J5: both mistaken, the Runner earlier: the Chaser wins', () => {
    const built = round({ tiles: { wall } }).starts().walk('wall n', 'a n').marks(['triangle', 'triangle', 'triangle', 'star']);
    expect(built.verdict).toMatchObject({
      winner: 'chasers',
      award: 'small',
      runnerMistake: { position: 3 },
      chaserMistake: { position: 4, clause: 'M4' },
    });
  });
  test('J5: both at the same position: nobody wins', () => {
    const built = round({ tiles: { wall } }).starts().walk('wall n', 'a n').marks(['triangle', 'triangle', 'star', 'square']);
    expect(built.verdict).toMatchObject({ winner: null, award: null, runnerMistake: { position: 3 }, chaserMistake: { position: 3 } });
  });
  test('J5: with a Hideout, too, the same position wins nothing', () => {
    const built = round({ tiles: { wall } }).starts().walk('wall n', 'a n').marks(['triangle', 'triangle', 'star']).walk('h1 n');
    expect(built.verdict).toMatchObject({ ending: 'hideout', winner: null, award: null });
  });
});

describe('J6: the trail lost', () => {
  test('J6: a Runner without a mistake wins a Perfect', () => {
    const built = redOut();
    expect(built.do(built.losing('red')).verdict).toMatchObject({
      ending: 'trail-lost',
      winner: 'runners',
      award: 'perfect',
      runnerMistake: null,
    });
  });
  test('J6: else the Chaser wins a Small', () => {
    const built = redOut('wall');
    expect(built.do(built.losing('red')).verdict).toMatchObject({
      winner: 'chasers',
      award: 'small',
      runnerMistake: { position: 3, clause: 'P4' },
    });
  });
  test('J6: also where a marker was wrong at an earlier position', () => {
    const built = round({ tiles: { wall }, rules: { table: { columns: 5, rows: 40 } }, prison: { x: 2, y: 39 } }).starts();
    built
      .walk('wall n', ...'bcdefghijklmnopqrst'.split('').map((id) => `${id} n`))
      .marks(Array.from({ length: 15 }, () => 'star' as const));
    expect(built.do(built.losing('red')).verdict).toMatchObject({ winner: 'chasers', award: 'small', chaserMistake: { position: 1 } });
  });
});

describe('J8: a round without an ending', () => {
  test('J8: given up: no winner, mistakes and markers as far as it was played', () => {
    const built = round({ tiles: { wall } }).starts().walk('wall n').marks(['star']).do({ t: 9000, seat: 1, type: 'give-up' });
    expect(built.verdict).toMatchObject({
      ending: 'given-up',
      winner: null,
      award: null,
      runnerMistake: { position: 3, path: 0, clause: 'P4' },
      chaserMistake: { position: 1, path: 0, clause: 'M3' },
    });
    expect(built.verdict.markers).toHaveLength(1);
  });
  test('J8: never finished', () => {
    expect(round().verdict).toEqual({
      ending: 'unfinished',
      winner: null,
      award: null,
      runnerMistake: null,
      chaserMistake: null,
      markers: [],
    });
    expect(round().starts().marks(['star']).verdict).toMatchObject({ ending: 'unfinished', winner: null, chaserMistake: { position: 1 } });
  });
  test('J8: either side may give up', () => {
    for (const seat of [0, 1]) expect(round().starts().do({ t: 1, seat, type: 'give-up' }).state.ending).toBe('given-up');
  });
});

test('J9: every marker lists the symbols that were legal', () => {
  const built = round().starts().walk('a e').marks(['star', 'star', 'diamond']);
  expect(built.verdict.markers.map(({ legal, ok }) => [legal, ok])).toEqual([
    [['triangle'], false],
    [['star'], true],
    [['diamond'], true],
  ]);
});

describe('pausing: the clock stands still (replay format)', () => {
  const paused = () => round().starts().do({ t: 700, seat: 0, type: 'pause' });

  test('nothing happens while the round is paused', () => {
    const built = paused();
    expect(built.refusal(built.placing('a', 'n', { t: 700 }))?.code).toBe('paused');
    expect(built.refusal(built.marking('star', { t: 700 }))?.code).toBe('paused');
    expect(built.refusal({ t: 700, seat: 1, type: 'pause' })?.code).toBe('already-paused');
  });
  test('time stands still until the round goes on', () => {
    const built = paused();
    expect(built.refusal({ t: 701, seat: 0, type: 'resume' })).toEqual({ code: 'time-runs-paused', field: 't', clause: 'P9' });
    built.do({ t: 700, seat: 0, type: 'resume' }).place('a', 'n', { t: 700 });
    expect(built.state.paths[0]?.tiles).toHaveLength(3);
  });
  test('giving up ends a pause', () => {
    expect(paused().do({ t: 700, seat: 0, type: 'give-up' }).state).toMatchObject({ phase: 'over', ending: 'given-up' });
  });
  test('a round that runs cannot be resumed', () => {
    expect(round().starts().refusal({ t: 1, seat: 0, type: 'resume' })?.code).toBe('not-paused');
  });
});

test.each([
  [{ t: 1, seat: 2, type: 'give-up' }, 'no-such-seat'],
  [{ t: 1, seat: 1, type: 'exchange', with: 0 }, 'not-a-runner'],
  [{ t: 1, seat: 0, type: 'exchange', with: 1 }, 'no-partner'],
  [{ t: 1, seat: 0, type: 'hand-over', to: 1, colour: 'red', count: 1 }, 'not-a-chaser'],
  [{ t: 1, seat: 1, type: 'hand-over', to: 0, colour: 'red', count: 1 }, 'no-partner'],
] as const)('two players: %j is refused as %s', (event, code) => {
  expect(round().starts().refusal(event)?.code).toBe(code);
});
