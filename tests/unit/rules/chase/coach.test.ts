/** What the coach says of real rounds: each habit in one that shows it. */
import { describe, expect, test } from 'vitest';
import { coachOf } from '../../../../src/rules/chase/coach';
import type { Coaching } from '../../../../src/rules/chase/coaching';
import { walkOf } from '../../../../src/rules/chase/explain';
import { judge } from '../../../../src/rules/chase/judge';
import { viewFor } from '../../../../src/rules/chase/view';
import { round, type RoundBuilder } from '../../../fixtures/round';
import { route, sectorsOf } from '../../../fixtures/tiles';

const RUNNER = 0;
const CHASER = 1;

function coached({ state }: RoundBuilder, seat: number): Coaching | null {
  return coachOf(viewFor(state, null), { ...judge(state), walk: walkOf(state) }, seat);
}

const at = (position: number, path = 0): object => ({ path, position });

describe('J5: what decided', () => {
  test('J5: the own wrong marker, for its Chaser, and as somebody else made it for the Runner', () => {
    const built = round().starts().walk('a n').marks(['triangle', 'star', 'square']);
    const decided = { by: 'mistake', what: 'marker', seat: CHASER, path: 0, position: 2 };
    expect(coached(built, CHASER)?.decided).toEqual(decided);
    expect(coached(built, RUNNER)).toMatchObject({ decided, habit: null, clean: { what: 'tiles', count: 3 } });
  });
  test('J4: a catch without a mistake', () => {
    const built = round().starts().marks(['triangle', 'square']);
    expect(coached(built, CHASER)).toEqual({
      decided: { by: 'catch', path: 0, position: 2 },
      habit: null,
      clean: { what: 'markers', count: 2 },
    });
  });
  test('J2: the Hideout', () => {
    const built = round().starts().walk('map n', 'money n', 'keys n', 'h1 n');
    expect(coached(built, RUNNER)).toMatchObject({ decided: { by: 'hideout' }, habit: null, clean: { what: 'tiles', count: 6 } });
  });
  test('J5: both at the same place', () => {
    const built = round().walk('s1 n', 's2 e', 'a s', 'b s').marks(['star', 'square', 'triangle', 'triangle']);
    expect(coached(built, CHASER)?.decided).toEqual({ by: 'level', position: 3 });
  });
  test('J8: nothing is said of a round that nothing decided', () => {
    const built = round().starts().do({ type: 'give-up', seat: RUNNER, t: 900 });
    expect(coached(built, RUNNER)).toBeNull();
  });
});

describe('M2 to M4: how markers were read', () => {
  test('M2: those who look back were counted, twice; the tiles are read to the east', () => {
    const built = round().starts().walk('a e', 'b e', 'c e').marks(['triangle', 'star', 'diamond', 'diamond', 'diamond']);
    expect(coached(built, CHASER)?.habit).toEqual({ kind: 'looks-back', spots: [at(3), at(4)], directions: ['e'] });
  });
  test('M4: the last tile was read forwards', () => {
    const built = round().starts().walk('a n').marks(['triangle', 'triangle', 'triangle']);
    expect(coached(built, CHASER)).toMatchObject({
      decided: { by: 'mistake', what: 'marker', position: 3 },
      habit: { kind: 'last-forwards', spots: [at(3)] },
    });
  });
  test('M3: the tile was read as if it did not lie turned', () => {
    const built = round().starts().place('a', 'n', { rotation: 90 }).walk('b n').marks(['triangle', 'triangle', 'triangle', 'square']);
    // Turned by 90°, whoever looked north looks east: the diamond's look north.
    expect(coached(built, CHASER)?.habit).toEqual({ kind: 'not-turned', spots: [at(3)], directions: ['n'] });
  });
  test('M3: one witness fewer than the most', () => {
    const tiles = { a: route({ sectors: sectorsOf({ nw: 'nnn', ne: 'nne', se: 's', sw: 's' }) }) };
    const built = round({ tiles }).starts().walk('a n', 'b n').marks(['triangle', 'triangle', 'star', 'square']);
    expect(coached(built, CHASER)?.habit).toEqual({ kind: 'one-short', spots: [at(3)], directions: ['n'] });
  });
  test('M3: whatever it was', () => {
    const built = round().starts().walk('a n').marks(['triangle', 'star', 'square']);
    expect(coached(built, CHASER)?.habit).toEqual({ kind: 'misread', spots: [at(2)], directions: ['n'] });
  });
  test('M3: nobody looks back where no sector has more than another', () => {
    const tiles = { a: route({ sectors: sectorsOf({ nw: 'nnn', ne: 'e', se: 'e', sw: 'w' }) }) };
    const built = round({ tiles }).starts().walk('a n', 'b n').marks(['triangle', 'triangle', 'star', 'square']);
    expect(coached(built, CHASER)?.habit?.kind).toBe('misread');
  });
  test('of two things as frequent the one that decided is told', () => {
    const tiles = { a: route({ sectors: sectorsOf({ nw: 'nnn', ne: 'nn', se: 's', sw: 's' }) }) };
    const built = round({ tiles }).starts().walk('a n', 'b n', 'c n').marks(['triangle', 'triangle', 'star', 'square', 'square']);
    expect(coached(built, CHASER)?.habit).toMatchObject({ kind: 'one-short', spots: [at(3)] });
  });
});

describe('M5, P10: time', () => {
  test('M5: what was right until the next tile came a moment before is no look back', () => {
    const marked = (t: number) => {
      const built = round().starts().place('a', 'n', { t: 1000 }).mark('triangle', { t: 2000 }).mark('triangle', { t: 3000 });
      return coached(built.place('b', 'n', { t: 5000 }).mark('square', { t }).mark('square', { t: 9500 }), CHASER)?.habit;
    };
    expect(marked(6300)).toEqual({ kind: 'overtaken', spots: [at(3)], directions: ['n'] });
    expect(marked(7001)).toMatchObject({ kind: 'looks-back', spots: [at(3)] });
    // The second Starting tile came with the first one, which never was the last.
    const opened = round().starts().mark('square', { t: 500 }).mark('square', { t: 900 });
    expect(coached(opened, CHASER)?.habit).toMatchObject({ kind: 'looks-back', spots: [at(1)] });
  });
  const AWAY = ['map n', 'money n', 'keys n', 'h1 n'] as const;

  test('M5: the last tile lay open longer than a marker takes', () => {
    const built = round().starts();
    built.place('map', 'n', { t: 1000 }).mark('triangle', { t: 2000 }).mark('triangle', { t: 3000 });
    built.place('money', 'n', { t: 5500 }).mark('triangle', { t: 6500 });
    built.place('keys', 'n', { t: 7000 }).place('h1', 'n', { t: 7500 });
    expect(coached(built, CHASER)?.habit).toEqual({ kind: 'slow-last', spot: at(3), waited: 2500, usual: 1000 });
  });
  test('P10: far behind when the Hideout lay there', () => {
    const built = round({ prison: { x: 10, y: 10 } }).starts();
    built.place('map', 'n', { t: 1000 }).place('money', 'n', { t: 2000 }).place('keys', 'n', { t: 3000 });
    built.mark('triangle', { t: 4000 }).place('a', 'n', { t: 4100 }).mark('triangle', { t: 8000 });
    built.place('b', 'n', { t: 8100 }).mark('triangle', { t: 12_000 }).place('h1', 'n', { t: 12_100 });
    expect(coached(built, CHASER)?.habit).toEqual({ kind: 'behind', tiles: 4, usual: 4000, pace: 1000 });
  });
  test('nothing is told of time from two markers, nor to who has won', () => {
    expect(
      coached(
        round()
          .starts()
          .walk(...AWAY),
        CHASER,
      )?.habit,
    ).toBeNull();
    const caught = round().starts().walk('a n').marks(['triangle', 'triangle']).mark('square', { t: 60_000 });
    expect(coached(caught, CHASER)?.habit).toBeNull();
  });
  test('M4: the Runner waited on the tile that was caught', () => {
    const built = round().starts().walk('a n', 'b n', 'c n').marks(['triangle', 'triangle', 'triangle', 'triangle']);
    built.mark('square', { t: built.state.t + 1000 });
    expect(coached(built, RUNNER)?.habit).toEqual({ kind: 'lingers', spot: at(5), lay: 5000, usual: 1000 });
  });
});

describe('J1: tiles', () => {
  test('J1: the first wrong tile of the seat, by its clause', () => {
    const built = round().walk('s1 n', 's2 e', 'a s', 'b s').marks(['star', 'square', 'square', 'triangle']);
    expect(coached(built, RUNNER)).toMatchObject({
      decided: { by: 'mistake', what: 'tile', seat: RUNNER, position: 3 },
      habit: { kind: 'lays', spot: at(3), clause: 'P2' },
      clean: null,
    });
  });
  test('T1: of two Runners the one who laid it', () => {
    const built = round({ players: 3 }).walk('s1 n', 's2 n');
    built.place('a', 'w').place('b', 's').marks(['triangle', 'diamond', 'square', 'triangle']);
    const wrong = built.state.paths[0]?.tiles[3]?.seat ?? -1;
    expect(coached(built, wrong)?.habit).toMatchObject({ kind: 'lays', spot: at(4) });
    expect(coached(built, 1 - wrong)).toMatchObject({ habit: null, clean: null });
  });
  test('F2: of two Chasers each hears of the own markers', () => {
    const built = round({ players: 4 }).starts().marks(['triangle', 'star'], 0).marks(['square', 'triangle'], 1);
    expect(coached(built, 2)?.habit).toMatchObject({ spots: [at(2)] });
    expect(coached(built, 3)).toMatchObject({ habit: null, clean: { what: 'markers', count: 2 } });
  });
});
