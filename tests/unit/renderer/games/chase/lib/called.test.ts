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
  expect(calledOf({ table: viewOf(two, marks(9), over('caught')) })).toMatchObject({ path: 0, cell: { x: 10, y: 4 }, word: 'Caught!' });
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
  expect(calledOf({ table: viewOf(three, [marked('star')], over('hideout')) })).toMatchObject({ cell: { x: 10, y: 3 }, tone: 'home' });
});

test('P6, F3: a Hideout that loses is not called out as a homecoming', () => {
  const walk = [{ counts: [], fault: 'P6' }];
  const verdict = { walk, reasons: [] } as unknown as VerdictView;
  expect(calledOf({ table: viewOf(three, [marked('star')], over('hideout')), verdict })).toMatchObject({ word: 'Hideout?', tone: 'lost' });
});

test('M6, F2: a lost trail, on the path whose Chaser lost it', () => {
  const paths = [pathOf(two, [marked('star')]), pathOf([placed('c', 10, 7)], [])];
  for (const path of [0, 1] as const) {
    const verdict = { walk: [], reasons: [{ why: 'trail-lost', clause: 'M6', path, colour: 'red' }] } as unknown as VerdictView;
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
