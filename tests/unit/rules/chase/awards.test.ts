import { describe, expect, test } from 'vitest';
import { matchAwards, matchFacts, type EndedRound, type MatchAward } from '../../../../src/rules/chase/awards';
import type { LateDeeds } from '../../../../src/rules/chase/close-calls';
import { round, type RoundBuilder } from '../../../fixtures/round';

const ended = ({ state }: RoundBuilder, late: LateDeeds | null = null): EndedRound => ({ state, late });
const awarded = (kind: MatchAward['kind'], ...rounds: readonly EndedRound[]) => matchAwards(rounds).find((each) => each.kind === kind);

/** Three right markers and a fourth that catches: each `took` after its tile could be read. */
const quick = (took: number) =>
  round()
    .starts()
    .place('a', 'n', { t: 100 })
    .place('b', 'n', { t: 200 })
    .mark('triangle', { t: took })
    .mark('triangle', { t: 2 * took })
    .mark('triangle', { t: 3 * took });

describe('what a match is remembered for', () => {
  test('nothing that happened, nothing that is remembered', () => {
    expect(matchAwards([])).toEqual([]);
    expect(matchAwards([ended(round())])).toEqual([]);
    expect(matchAwards([ended(round().starts())])).toEqual([]);
    expect(matchAwards([ended(round().starts().do({ type: 'give-up', seat: 0, t: 500 }))])).toEqual([]);
  });

  test('M1, M2: the fastest reader has the least time a right marker, from when the tile could be read', () => {
    expect(awarded('fastest-reader', ended(quick(900)))).toEqual({ kind: 'fastest-reader', seats: [1], mean: 900, markers: 3 });
    // A tile that comes late could not be read before.
    const late = quick(900).place('c', 'n', { t: 5000 }).mark('triangle', { t: 5600 });
    expect(awarded('fastest-reader', ended(late))).toMatchObject({ mean: (3 * 900 + 600) / 4, markers: 4 });
  });
  test('M7: wrong markers do not count, and fewer than three right ones are luck', () => {
    const two = round().starts().place('a', 'n', { t: 100 }).mark('triangle', { t: 500 }).mark('triangle', { t: 900 });
    expect(awarded('fastest-reader', ended(two))).toBeUndefined();
    const wrong = two.place('b', 'n', { t: 950 }).mark('square', { t: 1000 });
    expect(awarded('fastest-reader', ended(wrong))).toBeUndefined();
  });
  test('the markers of all rounds count; level readers share it', () => {
    expect(awarded('fastest-reader', ended(quick(900)), ended(quick(500)))).toMatchObject({ seats: [1], mean: 700, markers: 6 });
    const swapped = round({ setup: { roles: ['chaser', 'runner'] } });
    for (const event of quick(900).events) swapped.do({ ...event, seat: 1 - event.seat });
    expect(awarded('fastest-reader', ended(quick(900)), ended(swapped))).toMatchObject({ seats: [0, 1], mean: 900 });
  });

  test('what was done in rounds of somebody else at the seat is not remembered of whoever sits there now', () => {
    const rounds = [ended(quick(500)), ended(quick(900))];
    const counts = (seat: number, number: number): boolean => seat !== 1 || number > 1;
    expect(matchAwards(rounds, counts)).toEqual([{ kind: 'fastest-reader', seats: [1], mean: 900, markers: 3 }]);
    const bold = round().starts().mark('triangle', { t: 500 }).place('a', 'n', { t: 900 });
    expect(matchAwards([ended(bold)]).map(({ kind }) => kind)).toEqual(['boldest-path']);
    expect(matchAwards([ended(bold)], () => false)).toEqual([]);
  });

  test('M4, M5: the boldest path is that of most tiles laid with the Chaser at its last one', () => {
    const built = round().starts().mark('triangle', { t: 500 }).place('a', 'n', { t: 900 });
    expect(awarded('boldest-path', ended(built))).toEqual({ kind: 'boldest-path', seats: [0], tiles: 1, round: 1 });
    built.mark('triangle', { t: 1500 }).place('b', 'n', { t: 1600 });
    const calm = round().starts().place('a', 'n', { t: 100 }).mark('triangle', { t: 500 });
    expect(awarded('boldest-path', ended(calm), ended(built))).toMatchObject({ seats: [0], tiles: 2, round: 2 });
    expect(awarded('boldest-path', ended(calm))).toBeUndefined();
  });
  test('J1: a tile from the first mistake on is not bold', () => {
    const off = round({ prison: { x: 3, y: 2 } });
    off.starts().mark('triangle', { t: 500 }).place('a', 'n', { t: 900 });
    expect(awarded('boldest-path', ended(off))).toBeUndefined();
  });
  test('where one would have several, something as true is told of somebody who would have none', () => {
    // The Runner was bold, and first by a hair; the Chaser read only few tiles.
    const bold = round().starts().mark('triangle', { t: 500 }).place('a', 'n', { t: 900 });
    bold.mark('triangle', { t: 1040 }).place('b', 'n', { t: 1300 });
    expect(matchAwards([ended(bold)]).map(({ kind, seats }) => [kind, seats])).toEqual([
      ['boldest-path', [0]],
      ['closest-call', [0]],
    ]);
    const other = round({ setup: { roles: ['chaser', 'runner'] } });
    for (const event of quick(900).place('c', 'n', { t: 3000 }).events) other.do({ ...event, seat: 1 - event.seat });
    const all = matchAwards([ended(bold), ended(other)]);
    expect(new Set(all.flatMap(({ seats }) => seats))).toEqual(new Set([0, 1]));
  });
  test('T1: Runners who build one path share it', () => {
    const built = round({ players: 3 }).starts().mark('triangle', { t: 500 }).place('a', 'n', { t: 900 });
    built.mark('triangle', { t: 1500 }).place('b', 'n', { t: 1600 });
    expect(awarded('boldest-path', ended(built))).toMatchObject({ seats: [0, 1], tiles: 2 });
  });

  test('M4, M5, P10: the closest call goes to whoever was first', () => {
    const tile = round().starts().mark('triangle', { t: 500 }).place('a', 'e', { t: 900 }).mark('star', { t: 1040 });
    expect(awarded('closest-call', ended(tile))).toEqual({ kind: 'closest-call', seats: [0], margin: 140, round: 1 });
    expect(matchAwards([ended(tile)], () => false)).toEqual([]);
    const marker = round().starts().mark('triangle', { t: 500 }).mark('square', { t: 800 });
    expect(awarded('closest-call', ended(tile), ended(marker, { tile: { path: 0, t: 815 } }))).toEqual({
      kind: 'closest-call',
      seats: [1],
      margin: 15,
      round: 2,
    });
    const home = round().starts().mark('triangle', { t: 500 }).place('h1', 'n', { t: 800 });
    expect(awarded('closest-call', ended(home, { mark: { path: 0, t: 830 } }))).toMatchObject({ seats: [0], margin: 30 });
  });
  test('what was no race is no call', () => {
    const slow = round().starts().mark('triangle', { t: 500 }).place('a', 'e', { t: 900 }).mark('star', { t: 9000 });
    expect(awarded('closest-call', ended(slow))).toBeUndefined();
  });
  test('P10, F1: the call of a path that the Hideout of the other one saved is its own Runner’s', () => {
    const built = round({ players: 4 })
      .starts()
      .place('a', 's', { path: 1 })
      .marks(['square', 'square'], 1)
      .mark('triangle')
      .place('h1', 'n', { t: 9000 });
    expect(awarded('closest-call', ended(built, { mark: { path: 1, t: 9040 } }))).toMatchObject({ seats: [1], margin: 40 });
  });

  test('F4, M3: the sharpest onlooker guessed most markers rightly over all rounds; fewer than three are luck', () => {
    const guessed = (...right: readonly number[]): EndedRound => {
      const built = round({ players: 4 }).starts().walkOn(1, 'd s', 'e s', 'f s').marks(['triangle', 'square']);
      const t = built.time();
      for (const [at, count] of right.entries())
        for (const position of [1, 2, 3]) {
          built.do({ t, seat: 2 * at, type: 'guess', position, symbol: position <= count ? 'square' : 'diamond' });
        }
      return ended(built);
    };
    expect(awarded('sharpest-onlooker', guessed(2, 2))).toBeUndefined();
    expect(awarded('sharpest-onlooker', guessed(2, 3))).toEqual({ kind: 'sharpest-onlooker', seats: [2], right: 3 });
    expect(awarded('sharpest-onlooker', guessed(2, 1), guessed(1, 2))).toMatchObject({ seats: [0, 2], right: 3 });
    const counts = (seat: number, number: number): boolean => seat !== 0 || number === 1;
    expect(matchFacts([guessed(3, 1), guessed(2, 3)], counts).find(({ kind }) => kind === 'sharpest-onlooker')).toEqual({
      kind: 'sharpest-onlooker',
      seats: [2],
      right: 4,
    });
  });
});
