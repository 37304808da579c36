/** A seat that is played in this window: what its deeds become at the table, and what is said of them. */
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ChaseSeat, RoundView } from '../../../../../../src/shared/chase/table';
import { doDeed } from '../../../../../../src/renderer/games/chase/seats/do-deed';
import { SeatAtTable } from '../../../../../../src/renderer/games/chase/seats/seat-at-table.svelte';
import type { Company } from '../../../../../../src/renderer/games/chase/seats/company';
import { speak } from '../../../../../../src/renderer/lib/words.svelte';
import { inEffect } from '../../../effects.svelte';
import { refusal } from '../../../outlets';
import { Here, people, seatOf, tableOf } from '../here';
import { HIDEOUT, placed, TILE, viewOf } from '../views';

const two = [placed('s1', 10, 5), placed('s2', 10, 4)];
const FOUR: RoundView['roles'] = ['runner', 'chaser', 'runner', 'chaser'];

let here: Here;
let ends: (() => void)[];

/** Sits down at a table that main has sent; of several people with company. */
function sit(table: Parameters<Here['take']>[0], seat: number | null, company: Company | null = null): SeatAtTable {
  here.take(table);
  const desk = new SeatAtTable(seat, here, company);
  ends.push(inEffect(() => desk.follow()));
  return desk;
}

/** Main sends another table. */
function then(table: Parameters<Here['take']>[0]): void {
  here.take(table);
  flushSync();
}

const planning = (more: Partial<RoundView> = {}): ChaseSeat =>
  seatOf({ ...viewOf([], [], { phase: 'planning', hand: { starts: ['s1', 's2'], pile: [] }, tiles: { s1: TILE, s2: TILE } }), ...more });
const laying = (more: Partial<RoundView> = {}, aside: Partial<ChaseSeat['aside']> = {}): ChaseSeat =>
  seatOf({ ...viewOf(two, [], { hand: { starts: [], pile: ['p1', 'p2'] } }), ...more }, aside);
const reading = (more: Partial<RoundView> = {}, aside: Partial<ChaseSeat['aside']> = {}): ChaseSeat =>
  seatOf({ ...viewOf(two), seat: 1, role: 'chaser', ...more }, aside);
const supplied = (red: number, blue: number): RoundView['paths'] => viewOf(two).paths.map((path) => ({ ...path, supply: { red, blue } }));

/** A Chaser of four players, whose partner is seat 3. */
const reader = (more: Partial<RoundView> = {}): ChaseSeat => reading({ roles: FOUR, ...more });

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

describe('a Runner', () => {
  /** Both Starting tiles lie north of the Prison, in the plan. */
  async function plans(desk: SeatAtTable): Promise<void> {
    desk.putOn({ x: 10, y: 5 });
    desk.putOn({ x: 10, y: 4 });
    await vi.advanceTimersByTimeAsync(0);
  }

  test('S5: with a whole plan the next press goes, but not the second of a double press', async () => {
    const desk = sit(tableOf([planning()]), 0);
    await plans(desk);
    here.outlets.time = 399;
    doDeed(desk, 'place');
    await vi.advanceTimersByTimeAsync(0);
    expect(here.acts).toEqual([]);
    here.outlets.time = 400;
    doDeed(desk, 'place');
    await vi.advanceTimersByTimeAsync(0);
    expect(here.acts).toMatchObject([{ seat: 0, act: { type: 'open', tiles: [{ tile: 's1' }, { tile: 's2' }] } }]);
  });

  test('a press with nothing aimed at aims first', () => {
    const desk = sit(tableOf([planning()]), 0);
    doDeed(desk, 'place');
    expect(desk.hand.cell).not.toBeNull();
    expect(desk.hand.plan).toEqual([]);
    expect(here.outlets.said).toHaveLength(1);
  });

  test('P9: a helped plan that does not fit does not go, and the clause is said', async () => {
    here.outlets.answer = ({ name }) => ({ ok: true, value: name === 'table.ask' ? { tile: 0, clause: 'P3' } : null });
    const players = people(2).map((player) => ({ ...player, assist: true }));
    const desk = sit(tableOf([planning()], { players }), 0);
    await plans(desk);
    flushSync();
    await vi.advanceTimersByTimeAsync(0);
    expect(desk.check.fault).toEqual({ tile: 0, clause: 'P3' });
    desk.go();
    await vi.advanceTimersByTimeAsync(0);
    expect(here.acts).toEqual([]);
    expect(desk.told.value).toMatch(/^That does not work\. The streets do not join/);
    expect(here.outlets.said.at(-1)).toBe(`!${desk.told.value ?? ''}`);
    expect(here.outlets.sounds).toContain('wrong');
  });

  test('P9: of an answer about a plan before the last nothing is heard', async () => {
    const answers: ((value: unknown) => void)[] = [];
    here.outlets.answer = () => new Promise((resolve) => answers.push((value) => resolve({ ok: true, value })));
    const players = people(2).map((player) => ({ ...player, assist: true }));
    const desk = sit(tableOf([planning()], { players }), 0);
    desk.putOn({ x: 10, y: 5 });
    flushSync();
    desk.turn(1);
    desk.hand.choose('s1');
    desk.turn(1);
    flushSync();
    expect(answers.length).toBeGreaterThan(1);
    answers.at(-1)?.(null);
    await vi.advanceTimersByTimeAsync(0);
    answers[0]?.({ tile: 0, clause: 'P7' });
    await vi.advanceTimersByTimeAsync(0);
    expect(desk.check.fault).toBeNull();
  });

  test('P8: the piles are switched, of more than two players exchanged (T3)', async () => {
    doDeed(sit(tableOf([laying()]), 0), 'switch-pile');
    here.outlets.time = 1000;
    doDeed(sit(tableOf([laying({ roles: ['runner', 'chaser', 'runner'] })], { match: 'three' }), 0), 'switch-pile');
    await vi.advanceTimersByTimeAsync(0);
    expect(here.acts.map(({ act }) => act.type)).toEqual(['switch-pile', 'exchange']);
  });

  test('the press on the piles right after Go was meant for Go', async () => {
    const desk = sit(tableOf([planning()]), 0);
    await plans(desk);
    here.outlets.time = 1000;
    desk.go();
    await vi.advanceTimersByTimeAsync(0);
    then(tableOf([laying()]));
    here.outlets.time = 1399;
    doDeed(desk, 'switch-pile');
    expect(here.acts.map(({ act }) => act.type)).toEqual(['open']);
    desk.pile(1400);
    await vi.advanceTimersByTimeAsync(0);
    expect(here.acts.map(({ act }) => act.type)).toEqual(['open', 'switch-pile']);
  });

  test('while planning the piles’ key takes the last tile back, and then gives the screen back (F1)', () => {
    const goneBack = vi.fn();
    const company: Company = { hides: () => false, partnerPlan: () => [], planned: vi.fn(), goneBack };
    const desk = sit(tableOf([planning()]), 0, company);
    desk.putOn({ x: 10, y: 5 });
    doDeed(desk, 'switch-pile');
    expect([desk.hand.plan, goneBack.mock.calls]).toEqual([[], []]);
    doDeed(desk, 'switch-pile');
    expect(goneBack).toHaveBeenCalledWith(0);
  });

  test('in company a whole plan waits for the others', async () => {
    const planned = vi.fn();
    const desk = sit(tableOf([planning()]), 0, { hides: () => false, partnerPlan: () => [], planned, goneBack: vi.fn() });
    await plans(desk);
    desk.go();
    await vi.advanceTimersByTimeAsync(0);
    expect(planned).toHaveBeenCalledWith(0);
    expect(here.acts).toEqual([]);
  });

  test('P8: hands are busy for as long as the table says', () => {
    const desk = sit(tableOf([laying()], { clock: { t: 4000, running: true } }), 0);
    then(tableOf([laying({}, { busyUntil: 5000 })], { clock: { t: 4000, running: true } }));
    expect(desk.busy.value).toBe(true);
    desk.putOn({ x: 11, y: 4 });
    expect(here.acts).toEqual([]);
    vi.advanceTimersByTime(1000);
    expect(desk.busy.value).toBeNull();
  });

  test('a tile that a pointer carries can be turned, no more', () => {
    const desk = sit(tableOf([laying()]), 0);
    desk.hand.lift('p1');
    for (const deed of ['hand-next', 'cell-next', 'place', 'switch-pile'] as const) doDeed(desk, deed);
    doDeed(desk, 'rotate-right');
    expect([desk.hand.chosen, desk.hand.cell, desk.hand.rotationOf('p1')]).toEqual(['p1', null, 90]);
    expect(here.acts).toEqual([]);
  });

  test('nothing is done while time stands still, and a refusal of what was done is told', async () => {
    here.outlets.answer = () => refusal('hands-busy');
    const desk = sit(tableOf([laying()]), 0);
    desk.putOn({ x: 11, y: 4 });
    await vi.advanceTimersByTimeAsync(0);
    expect(desk.told.value).toBe('Your hands are still busy with the piles.');
    vi.advanceTimersByTime(3200);
    expect(desk.told.value).toBeNull();
    then(tableOf([laying({ paused: true })]));
    doDeed(desk, 'rotate-right');
    doDeed(desk, 'place');
    expect(desk.hand.rotationOf('p1')).toBe(0);
    expect(here.acts).toHaveLength(1);
  });
});

describe('P10: a Hideout', () => {
  /** North of the last tile, where its street joins a street; the map lies there, money and keys do not. */
  const there = { x: 10, y: 3 };
  const held = (more: Partial<RoundView> = {}): ChaseSeat =>
    laying({ hand: { starts: [], pile: ['p1', 'h1'] }, tiles: { ...viewOf(two).tiles, p1: TILE, h1: HIDEOUT }, ...more });
  const acts = async (): Promise<readonly string[]> => {
    await vi.advanceTimersByTimeAsync(0);
    return here.acts.map(({ act }) => act.type);
  };

  test('that breaks a rule is asked about once, with the reason; the same press again means it', async () => {
    const desk = sit(tableOf([held()]), 0);
    desk.hand.choose('h1');
    desk.hand.turn(1);
    desk.hand.turn(1);
    desk.putOn(there);
    expect(await acts()).toEqual([]);
    expect(desk.told.value).toBe('There you lose: not all three items are found. Put it again if you mean it.');
    expect(here.outlets.said.at(-1)).toBe(`!${desk.told.value ?? ''}`);
    desk.putOn(there);
    expect(await acts()).toEqual(['place']);
    expect(desk.told.value).toBeNull();
  });

  test('is asked about again where it was turned or meant for another cell', async () => {
    const desk = sit(tableOf([held()]), 0);
    desk.hand.choose('h1');
    desk.putOn(there);
    expect(desk.told.value).toMatch(/^There you lose: the streets do not join/);
    desk.hand.turn(1);
    desk.putOn(there);
    desk.putOn({ x: 11, y: 4 });
    expect(await acts()).toEqual([]);
  });

  test('is asked about by nobody where it breaks none, where it was chosen not to be asked, and no other tile ever is', async () => {
    const found = { ...TILE, item: 'money' as const };
    const three = [...two, placed('s3', 11, 4)];
    const tiles = { s1: TILE, s2: found, s3: { ...TILE, item: 'keys' as const }, h1: HIDEOUT, p1: TILE };
    const desk = sit(tableOf([held({ paths: viewOf(three).paths, tiles })]), 0);
    desk.hand.choose('h1');
    desk.hand.turn(1);
    desk.hand.turn(1);
    desk.putOn({ x: 11, y: 3 });
    expect(await acts()).toEqual(['place']);
    here.asks = false;
    const bold = sit(tableOf([held()], { match: 'two' }), 0);
    bold.hand.choose('h1');
    bold.putOn(there);
    expect(await acts()).toEqual(['place', 'place']);
    here.asks = true;
    const other = sit(tableOf([held()], { match: 'three' }), 0);
    other.hand.choose('p1');
    other.putOn({ x: 11, y: 4 });
    expect(await acts()).toEqual(['place', 'place', 'place']);
  });
});

describe('a pile that lies face down', () => {
  const company: Company = { hides: () => true, partnerPlan: () => [], planned: () => undefined, goneBack: () => undefined };

  test('its tiles are told by their place; held up, by their faces', () => {
    const desk = sit(tableOf([laying({ tiles: { ...viewOf(two).tiles, p1: TILE, p2: TILE } })]), 0, company);
    doDeed(desk, 'hand-next');
    const covered = here.outlets.said.at(-1);
    doDeed(desk, 'look');
    expect(desk.uncovered).toBe(true);
    doDeed(desk, 'hand-next');
    expect(here.outlets.said.at(-1)).not.toBe(covered);
    here.outlets.time = 1000;
    doDeed(desk, 'look', true);
    expect(desk.uncovered).toBe(false);
  });

  test('a short press leaves it open until time stands still', () => {
    const desk = sit(tableOf([laying()]), 0, company);
    doDeed(desk, 'look');
    here.outlets.time = 100;
    doDeed(desk, 'look', true);
    expect(desk.uncovered).toBe(true);
    then(tableOf([laying({ paused: true })]));
    expect(desk.uncovered).toBe(false);
  });

  test('opened, it covers itself after a tile of one’s own and after the piles have changed hands, and not after anything else', () => {
    const table = (tiles: RoundView['paths'][0]['tiles'], holds: readonly number[]): Parameters<Here['take']>[0] =>
      tableOf([laying({ paths: viewOf(tiles).paths, holds })]);
    const desk = sit(table(two, [0, 1]), 0, company);
    const open = (): void => {
      doDeed(desk, 'look');
      here.outlets.time += 100;
      doDeed(desk, 'look', true);
      expect(desk.uncovered).toBe(true);
    };
    open();
    then(table(two, [0, 1]));
    then(table([...two, placed('q', 10, 3, { seat: 2 })], [0, 1]));
    expect(desk.uncovered).toBe(true);
    then(table([...two, placed('q', 10, 3, { seat: 2 }), placed('p1', 10, 2)], [0, 1]));
    expect(desk.uncovered).toBe(false);
    open();
    then(table([...two, placed('q', 10, 3, { seat: 2 }), placed('p1', 10, 2)], [1, 0]));
    expect(desk.uncovered).toBe(false);
    // Whoever holds it up still looks.
    doDeed(desk, 'look');
    then(table([...two, placed('q', 10, 3, { seat: 2 }), placed('p1', 10, 2)], [0, 1]));
    expect(desk.uncovered).toBe(true);
  });

  test('nobody hides it from the only person', () => {
    expect(sit(tableOf([laying()]), 0).uncovered).toBe(true);
  });
});

describe('a Chaser', () => {
  /** Sits down at a round that has run for a moment. */
  function follows(...at: Parameters<typeof sit>): SeatAtTable {
    const desk = sit(...at);
    vi.advanceTimersByTime(700);
    return desk;
  }

  test('M4, M7: a symbol right after the Starting tiles came down was meant for what was before, and marks nothing', async () => {
    const desk = sit(tableOf([reading({ phase: 'planning' })]), 1);
    vi.advanceTimersByTime(5000);
    expect(desk.markers.ready).toBe(false);
    then(tableOf([reading()]));
    for (const millis of [0, 300, 399]) {
      vi.advanceTimersByTime(millis);
      doDeed(desk, 'mark-square');
    }
    await vi.advanceTimersByTimeAsync(0);
    expect([here.acts, desk.markers.pulse.value, desk.markers.ready]).toEqual([[], null, false]);
    await vi.advanceTimersByTimeAsync(1);
    expect(desk.markers.ready).toBe(true);
    doDeed(desk, 'mark-square');
    await vi.advanceTimersByTimeAsync(0);
    expect(here.acts).toHaveLength(1);
  });

  test('marks with the symbol of the key, which is seen at once', async () => {
    const desk = follows(tableOf([reading()]), 1);
    doDeed(desk, 'mark-square');
    expect(desk.markers.pulse.value).toBe('square');
    await vi.advanceTimersByTimeAsync(0);
    expect(here.acts).toEqual([{ seat: 1, act: { type: 'mark', symbol: 'square' } }]);
  });

  test('nothing is marked before the round runs, nor while time stands still', () => {
    const desk = sit(tableOf([reading({ phase: 'planning' })]), 1);
    doDeed(desk, 'mark-star');
    then(tableOf([reading({ paused: true })]));
    vi.advanceTimersByTime(700);
    doDeed(desk, 'mark-star');
    expect(here.acts).toEqual([]);
  });

  test('M6: a colour that is out is warned of for its time, and its refusal has no words of its own', async () => {
    here.outlets.answer = () => refusal('colour-out');
    const desk = follows(tableOf([reading()], { clock: { t: 0, running: true } }), 1);
    doDeed(desk, 'mark-triangle');
    then(tableOf([reading({}, { warning: { symbol: 'triangle', colour: 'red', until: 2000 } })], { clock: { t: 0, running: true } }));
    await vi.advanceTimersByTimeAsync(0);
    expect([desk.markers.warned.value, desk.told.value]).toEqual(['triangle', null]);
    expect(here.outlets.said).toEqual([]);
    vi.advanceTimersByTime(2000);
    expect(desk.markers.warned.value).toBeNull();
  });

  test('F2: what the partner wants is given at one press; a symbol right after it marks nothing', async () => {
    const desk = sit(tableOf([reader()], { aside: { wanted: [{ seat: 3, colour: 'blue' }] } }), 1);
    doDeed(desk, 'hand-over');
    doDeed(desk, 'mark-star');
    await vi.advanceTimersByTimeAsync(0);
    expect(here.acts).toEqual([{ seat: 1, act: { type: 'hand-over', colour: 'blue', count: 1 } }]);
    expect(desk.markers.given.value).toBe('blue');
    await vi.advanceTimersByTimeAsync(800);
    doDeed(desk, 'mark-star');
    await vi.advanceTimersByTimeAsync(0);
    expect(here.acts.at(-1)?.act.type).toBe('mark');
  });

  test('F2: without a wish the next symbol says what is given: on the left one, on the right half', async () => {
    const desk = sit(tableOf([reader({ paths: supplied(15, 9) })]), 1);
    doDeed(desk, 'hand-over');
    expect(desk.markers.handing).toBe(true);
    doDeed(desk, 'mark-star');
    doDeed(desk, 'hand-over');
    doDeed(desk, 'mark-square');
    await vi.advanceTimersByTimeAsync(0);
    expect(here.acts.map(({ act }) => act)).toMatchObject([
      { type: 'hand-over', count: expect.toSatisfy((count: number) => count > 1) as number },
      { type: 'hand-over', count: 1 },
    ]);
    doDeed(desk, 'hand-over');
    doDeed(desk, 'hand-over');
    expect(desk.markers.handing).toBe(false);
  });

  test('F2: of two players there is nobody to hand markers to', () => {
    const desk = sit(tableOf([reading()]), 1);
    doDeed(desk, 'hand-over');
    expect(desk.markers.handing).toBe(false);
  });

  test('F2: that the partner was asked is told no more once the wish stands no more, or markers come', () => {
    const desk = sit(tableOf([reader({ paths: supplied(0, 5) })], { aside: { wanted: [{ seat: 1, colour: 'red' }] } }), 1);
    desk.refused({ code: 'partner-has-colour' });
    then(tableOf([reader({ paths: supplied(0, 4) })], { aside: { wanted: [{ seat: 1, colour: 'red' }] } }));
    expect(desk.told.value).not.toBeNull();
    then(tableOf([reader({ paths: supplied(0, 4) })]));
    expect(desk.told.value).toBeNull();
    desk.refused({ code: 'partner-has-colour' });
    then(tableOf([reader({ paths: supplied(1, 4) })]));
    expect(desk.told.value).toBeNull();
  });
});

describe('onlookers', () => {
  test('see the table and have no role', () => {
    const desk = sit(tableOf([], { table: viewOf(two, [], { seat: null, role: null }) }), null);
    expect([desk.own, desk.role, desk.partner, desk.uncovered]).toEqual([null, null, null, true]);
    expect(desk.view?.paths[0]?.tiles).toHaveLength(2);
  });
});
