/** F4: a seat whose path is over guesses on the side, and nothing that is seen or heard tells what. */
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { actionsOf } from '../../../../../../src/renderer/games/chase/seats/actions';
import { doDeed } from '../../../../../../src/renderer/games/chase/seats/do-deed';
import { SeatAtTable } from '../../../../../../src/renderer/games/chase/seats/seat-at-table.svelte';
import { speak } from '../../../../../../src/renderer/lib/words.svelte';
import type { ChaseSeat, RoundView } from '../../../../../../src/shared/chase/table';
import { inEffect } from '../../../effects.svelte';
import { refusal } from '../../../outlets';
import { Here, seatOf, tableOf } from '../here';
import { marked, placed, viewOf } from '../views';

const FOUR: RoundView['roles'] = ['runner', 'runner', 'chaser', 'chaser'];
const north = [placed('s1', 10, 5), placed('s2', 10, 4)];
const south = [placed('s3', 10, 7, { seat: 1 }), placed('s4', 10, 8, { seat: 1 }), placed('p1', 10, 9, { seat: 1 })];
const supply = { red: 7, blue: 7 };

/** Two paths of which the first is caught, unless told otherwise; the other has so many markers. */
function paths(caught: boolean, marks = 0): RoundView['paths'] {
  return [
    { runner: 0, chaser: 2, tiles: north, marks: [marked('star'), marked('star')], caught, supply },
    { runner: 1, chaser: 3, tiles: south, marks: Array.from({ length: marks }, () => marked('star')), caught: false, supply },
  ];
}

const at = (seat: number, caught: boolean, guessed: readonly number[] = [], marks = 0): ChaseSeat =>
  seatOf(
    { ...viewOf([...north, ...south]), roles: FOUR, seat, role: FOUR[seat] ?? 'runner', paths: paths(caught, marks), pileSizes: null },
    { guessed },
  );

let here: Here;
let ends: (() => void)[];

function sit(seat: ChaseSeat): SeatAtTable {
  here.take(tableOf([seat]));
  const desk = new SeatAtTable(seat.seat, here);
  ends.push(inEffect(() => desk.follow()));
  return desk;
}

function then(seat: ChaseSeat): void {
  here.take(tableOf([seat]));
  flushSync();
}

beforeEach(() => {
  vi.useFakeTimers();
  speak('en');
  here = new Here();
  ends = [];
});
afterEach(() => {
  for (const end of ends) end();
  vi.useRealTimers();
});

test.each([
  [0, 'onlooker'],
  [2, 'chaser'],
])('F4: what seat %i presses is a guess of the first tile that is open', async (seat, post) => {
  const desk = sit(at(seat, true));
  expect(desk.guesses.post).toBe(post);
  await vi.advanceTimersByTimeAsync(1000);
  doDeed(desk, 'mark-triangle');
  await vi.advanceTimersByTimeAsync(0);
  expect(here.acts).toMatchObject([{ seat, act: { type: 'guess', position: 1, symbol: 'triangle' } }]);
  expect([here.outlets.said, here.outlets.sounds]).toEqual([['Guessed.'], []]);
  expect([desk.markers.pulse.value, desk.guesses.said.value]).toEqual([null, true]);
  then(at(seat, true, [1]));
  expect(desk.guesses.open).toEqual([{ path: 1, index: 1, direction: 's', final: false }]);
  then(at(seat, true, [1, 2]));
  expect(desk.guesses.open).toEqual([]);
  doDeed(desk, 'mark-star');
  await vi.advanceTimersByTimeAsync(0);
  expect(here.acts).toHaveLength(1);
  // M4: the last tile, once it is the next one to mark.
  then(at(seat, true, [1, 2], 2));
  expect(desk.guesses.open).toEqual([{ path: 1, index: 2, direction: 'n', final: true }]);
});

test('keys pressed just after the catch were meant for the round', async () => {
  const desk = sit(at(0, false));
  then(at(0, true));
  doDeed(desk, 'mark-star');
  await vi.advanceTimersByTimeAsync(999);
  doDeed(desk, 'mark-star');
  expect(here.acts).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  doDeed(desk, 'mark-star');
  await vi.advanceTimersByTimeAsync(0);
  expect(here.acts).toHaveLength(1);
});

test('whoever still plays marks', async () => {
  const desk = sit(at(3, true));
  expect([desk.guesses.open, desk.guesses.post]).toEqual([null, 'chaser']);
  await vi.advanceTimersByTimeAsync(1000);
  doDeed(desk, 'mark-star');
  await vi.advanceTimersByTimeAsync(0);
  expect(here.acts).toMatchObject([{ seat: 3, act: { type: 'mark' } }]);
});

test('a tile that was marked meanwhile is no word worth; a log that refuses is', async () => {
  const desk = sit(at(2, true));
  await vi.advanceTimersByTimeAsync(1000);
  here.outlets.answer = () => refusal('nothing-to-guess', 'M1');
  doDeed(desk, 'mark-star');
  await vi.advanceTimersByTimeAsync(0);
  expect([here.outlets.said, here.outlets.sounds, desk.told.value]).toEqual([[], [], null]);
  here.outlets.answer = () => refusal('store/full');
  doDeed(desk, 'mark-star');
  await vi.advanceTimersByTimeAsync(0);
  expect(desk.told.value).not.toBeNull();
});

test('F2: a Chaser who is done hands markers over before a symbol is a guess again', async () => {
  const desk = sit(at(2, true));
  await vi.advanceTimersByTimeAsync(1000);
  doDeed(desk, 'hand-over');
  doDeed(desk, 'mark-triangle');
  await vi.advanceTimersByTimeAsync(0);
  doDeed(desk, 'mark-triangle');
  await vi.advanceTimersByTimeAsync(0);
  expect(here.acts).toMatchObject([{ act: { type: 'hand-over', colour: 'red', count: 1 } }, { act: { type: 'guess' } }]);
});

test('F7: a caught Runner who is the only person here guesses with the keys of the symbols, and has one for the piles', async () => {
  const desk = sit(at(0, true));
  await vi.advanceTimersByTimeAsync(1000);
  const actions = actionsOf(desk, () => undefined);
  expect(Object.keys(actions).sort()).toEqual(['mark-diamond', 'mark-square', 'mark-star', 'mark-triangle', 'pause', 'rotate-right']);
  actions['rotate-right']?.(false);
  actions['mark-diamond']?.(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(here.acts).toMatchObject([{ act: { type: 'exchange' } }, { act: { type: 'guess', symbol: 'diamond' } }]);
});

test('what was opened of the pile is covered when the guesses begin', () => {
  const desk = sit(at(0, false));
  desk.faces.toggle();
  flushSync();
  then(at(0, true));
  expect(desk.faces.looks).toBe(false);
});
