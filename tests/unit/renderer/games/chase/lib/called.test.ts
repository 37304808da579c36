/** How a round ended, as it is called out on the table. */
import { beforeEach, expect, test } from 'vitest';
import { asItStood, calledOf } from '../../../../../../src/renderer/games/chase/lib/called';
import { speak } from '../../../../../../src/renderer/lib/words.svelte';
import type { ChaseTable, PathView, RoundView, VerdictView } from '../../../../../../src/shared/chase/table';
import { seatOf, tableOf } from '../here';
import { marked, placed, viewOf } from '../views';

const two = [placed('a', 10, 5), placed('b', 10, 4)];
const three = [...two, placed('h1', 10, 3)];
const over = (ending: RoundView['ending']): Partial<RoundView> => ({ phase: 'over', ending });
/** A verdict that these have won; `walk` is what was found of the tiles. */
const wonBy = (winner: 'runners' | 'chasers' | null, walk: readonly unknown[] = []): VerdictView =>
  ({ verdict: { winner }, walk, reasons: [] }) as unknown as VerdictView;
const pathOf = (tiles: PathView['tiles'], marks: PathView['marks'], caught = false): PathView => ({
  runner: 0,
  chaser: 1,
  tiles,
  marks,
  caught,
  supply: { red: 15, blue: 15 },
});

beforeEach(() => {
  speak('en');
});

test('nothing while the round goes on, nor where it was given up (J8)', () => {
  expect(calledOf({ table: viewOf(two) })).toBeNull();
  expect(calledOf({ table: viewOf(two, [], over('given-up')) })).toBeNull();
});

test('M4: a catch, on the last tile; of two on the path whose catch came last', () => {
  const marks = (t: number) => [marked('star'), marked('star', { final: true, t })];
  expect(calledOf({ table: viewOf(two, marks(9), over('caught')), verdict: wonBy('chasers') })).toMatchObject({
    path: 0,
    cell: { x: 10, y: 4 },
    word: 'Caught!',
  });
  const other = [placed('c', 10, 7), placed('d', 10, 8)];
  for (const [first, second, path] of [
    [5, 9, 1],
    [9, 5, 0],
  ] as const) {
    const paths = [pathOf(two, marks(first), true), pathOf(other, marks(second), true)];
    expect(calledOf({ table: viewOf([], [], { ...over('caught'), paths }) })).toMatchObject({ path, cell: { y: path === 0 ? 4 : 8 } });
  }
});

test('P10: a Hideout, where it lies', () => {
  const table = viewOf(three, [marked('star')], over('hideout'));
  expect(calledOf({ table, verdict: wonBy('runners') })).toMatchObject({ cell: { x: 10, y: 3 }, word: 'Hideout!', tone: 'home' });
});

test('J3 to J5, F6: a catch or a Hideout that does not win is not cheered, wherever the mistake was; nor before it is judged', () => {
  const caught = viewOf(two, [marked('star'), marked('star', { final: true })], over('caught'));
  const home = viewOf(three, [marked('star')], over('hideout'));
  // The first wrong tile may lie long before the Hideout (J1), so that none is told of the Hideout itself.
  const earlier = [
    { counts: [{}], fault: 'P4' },
    { counts: [], fault: null },
  ];
  for (const verdict of [wonBy(null, earlier), wonBy('chasers', earlier), null])
    expect(calledOf({ table: home, verdict })).toMatchObject({ word: 'Hideout?', tone: 'open' });
  for (const verdict of [wonBy(null), wonBy('runners'), null])
    expect(calledOf({ table: caught, verdict })).toMatchObject({ word: 'Caught?', tone: 'open' });
  // J5: the Chaser's mistake came first: the wrong Hideout wins all the same.
  expect(calledOf({ table: home, verdict: wonBy('runners', [{ counts: [], fault: 'P6' }]) })).toMatchObject({ word: 'Hideout!' });
});

test('M6, F2: a lost trail, on the path whose Chaser lost it', () => {
  const paths = [pathOf(two, [marked('star')]), pathOf([placed('c', 10, 7)], [])];
  for (const path of [0, 1] as const) {
    const verdict = { ...wonBy('runners'), reasons: [{ why: 'trail-lost', clause: 'M6', path, colour: 'red' }] } as unknown as VerdictView;
    expect(calledOf({ table: viewOf([], [], { ...over('trail-lost'), paths }), verdict })).toMatchObject({ path });
  }
});

test('M6: a lost trail, at the tile that was to be marked', () => {
  expect(calledOf({ table: viewOf(two, [marked('star')], over('trail-lost')) })).toMatchObject({ cell: { x: 10, y: 4 }, tone: 'lost' });
});

test('those who sit at the table still see the round as its last deed left it', () => {
  const stood = asItStood(tableOf([seatOf(viewOf(two, [], over('caught')))], { over: true }));
  expect([stood.table.phase, stood.seats[0]?.view.phase, stood.seats[0]?.view.paths[0]?.tiles]).toEqual(['running', 'running', two]);
});

test('J7: what the round is worth stands nowhere before its verdict', () => {
  const verdict = { verdict: { winner: 'chasers', award: 'small' } } as unknown as VerdictView;
  const score = { points: [2, 3], winners: [1] } as unknown as ChaseTable['score'];
  expect(asItStood(tableOf([seatOf(viewOf(two, [], over('caught')))], { verdict, score })).score).toMatchObject({
    points: [2, 2],
    winners: [],
  });
});
