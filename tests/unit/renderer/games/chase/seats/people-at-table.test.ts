/** Several people around one screen: whose deed a key is, who plans behind the curtain, and when it goes down. */
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { key, padFrame } from '../../../screen';
import type { ChaseSeat, ChaseTable, RoundView } from '../../../../../../src/shared/chase/table';
import { DEFAULT_MATCH } from '../../../../../../src/shared/chase/match-choice';
import { seatChoice, type Device } from '../../../../../../src/shared/seats';
import { PeopleAtTable } from '../../../../../../src/renderer/games/chase/seats/people-at-table.svelte';
import { pads } from '../../../../../../src/renderer/lib/pads/watch.svelte';
import { Agreement } from '../../../../../../src/renderer/lib/agreement.svelte';
import { SeatDevices } from '../../../../../../src/renderer/lib/seats/seat-devices.svelte';
import { speak } from '../../../../../../src/renderer/lib/words.svelte';
import { inEffect } from '../../../effects.svelte';
import { refusal } from '../../../outlets';
import { Here, seatOf, tableOf } from '../here';
import { placed, TILE, viewOf } from '../views';

const two = [placed('s1', 10, 5), placed('s2', 10, 4)];
const STARTS = { starts: ['s1', 's2'], pile: [] };
const TWO: RoundView['roles'] = ['runner', 'chaser'];
const FOUR: RoundView['roles'] = ['runner', 'runner', 'chaser', 'chaser'];

/** Two paths, north of the Prison and south of it. */
const PATHS: RoundView['paths'] = [0, 1].map((runner) => ({ ...viewOf([]).paths[0]!, runner, chaser: runner + 2 }));

let here: Here;
let agreement: Agreement;
let people: PeopleAtTable;
let end: () => void;
let hides: boolean;

/** Everybody sits down with a device each, as the new-match screen had it. */
function sit(table: ChaseTable, devices: readonly Device[]): void {
  here.take(table);
  agreement = new Agreement(here.live, here.outlets);
  const lastMatch = { ...DEFAULT_MATCH, seats: devices.map((device) => seatChoice('guest', device)) };
  const choices = { current: { lastMatch }, change: () => Promise.resolve(true) };
  people = new PeopleAtTable({
    agreement,
    table: here.table,
    outlets: here.outlets,
    devices: new SeatDevices(here.live, pads, choices, () => 'lastMatch'),
    hidesPiles: () => hides,
    asksHideout: here.asksHideout,
  });
  end = inEffect(() => people.follow());
}

function then(table: ChaseTable): void {
  here.take(table);
  flushSync();
}

/** Presses keys by position one after the other, and waits for what they ask. */
async function press(...codes: readonly string[]): Promise<void> {
  for (const code of codes) {
    here.outlets.time += 1000;
    key('keydown', code);
    key('keyup', code);
    flushSync();
    await vi.advanceTimersByTimeAsync(0);
  }
}

/** The curtain stands for long enough that a press is meant for it. */
const stands = (): Promise<unknown> => vi.advanceTimersByTimeAsync(700);

const planning = (seat: number, roles: RoundView['roles'] = TWO, starts: readonly string[] = STARTS.starts): ChaseSeat =>
  seatOf({
    ...viewOf([], [], { phase: 'planning', roles }),
    ...(roles.length > 2 && { paths: PATHS }),
    seat,
    role: roles[seat] ?? null,
    hand: roles[seat] === 'runner' ? { starts, pile: [] } : null,
    tiles: Object.fromEntries(starts.map((tile) => [tile, TILE])),
  });
const running = (seat: number, more: Partial<RoundView> = {}): ChaseSeat =>
  seatOf({ ...viewOf(two), seat, role: TWO[seat] ?? null, hand: seat === 0 ? { starts: [], pile: ['p1', 'p2'] } : null, ...more });

/** The Runner's keys of the left half that plan both tiles: aim, put, aim, put. */
const PLAN = ['KeyF', 'KeyF', 'KeyF', 'KeyF'] as const;

beforeEach(() => {
  vi.useFakeTimers();
  speak('en');
  here = new Here();
  hides = true;
});
afterEach(() => {
  end();
  vi.useRealTimers();
});

describe('whose deed it is', () => {
  test('a key of a half is the deed of whoever has it, and nobody else’s', async () => {
    sit(tableOf([running(0), running(1)]), ['keys-left', 'keys-right']);
    vi.advanceTimersByTime(700);
    await press('KeyE', 'KeyI');
    expect(people.deskOf(0)?.hand.rotationOf('p1')).toBe(90);
    expect(here.acts).toEqual([{ seat: 1, act: { type: 'mark', symbol: 'triangle' } }]);
    expect(key('keydown', 'KeyM')).toBe(false);
  });

  test('a held key aims on, and marks once', async () => {
    sit(tableOf([running(0), running(1)]), ['keys-left', 'keys-right']);
    vi.advanceTimersByTime(700);
    for (const repeat of [false, true, true]) {
      key('keydown', 'KeyE', repeat);
      key('keydown', 'KeyO', repeat);
    }
    await vi.advanceTimersByTimeAsync(0);
    expect(people.deskOf(0)?.hand.rotationOf('p1')).toBe(270);
    expect(here.acts).toHaveLength(1);
  });

  test('everybody pauses with a key of their own', async () => {
    sit(tableOf([running(0), running(1)]), ['keys-left', 'keys-right']);
    await press('Backspace');
    expect(here.outlets.of('table.pause')).toEqual([{ match: 'm', seat: 1 }]);
  });

  test('once the round is left nobody listens', async () => {
    sit(tableOf([running(0), running(1)]), ['keys-left', 'keys-right']);
    end();
    await press('KeyI');
    expect(here.acts).toEqual([]);
  });

  test('the pointer is one seat’s: on another’s panel it is told so', () => {
    sit(tableOf([running(0), running(1)]), ['keys-left', 'mouse']);
    expect([people.hasPointer(0), people.hasPointer(1), people.pointed?.seat]).toEqual([false, true, 1]);
    people.notYours(0);
    expect(people.deskOf(0)?.told.value).toContain('Ada');
  });

  test('the only person has everything, and no curtain', () => {
    sit(tableOf([planning(0)]), ['all']);
    expect([people.several, people.curtain, people.planner, people.hasPointer(0)]).toEqual([false, null, 0, true]);
    expect(people.deskOf(0)?.uncovered).toBe(true);
  });

  test('of onlookers there is one desk without a seat', () => {
    sit(tableOf([], { table: viewOf(two, [], { seat: null, role: null }) }), []);
    expect(people.desks.map(({ seat }) => seat)).toEqual([null]);
    expect(people.places).toEqual([]);
  });
});

describe('S4, S5: planning where the Chaser looks at the same screen', () => {
  beforeEach(async () => {
    sit(tableOf([planning(0), planning(1)]), ['keys-left', 'keys-right']);
    await stands();
  });

  test('a press that comes with the curtain was meant for something before it: nothing is shown, by key or by mouse', async () => {
    then(tableOf([running(0), running(1)]));
    then(tableOf([planning(0), planning(1)]));
    expect(people.curtainStands).toBe(false);
    for (let presses = 0; presses < 4; presses++) await press('KeyF');
    people.nobodyLooks();
    expect([people.curtain?.stage, people.planner]).toEqual(['away', null]);
    await stands();
    expect(people.curtainStands).toBe(true);
    await press('KeyF');
    expect([people.curtain?.stage, people.planner]).toEqual(['plan', 0]);
  });

  test('nothing is seen or done before others look away; the Runner says when', async () => {
    expect([people.curtain?.stage, people.planner, people.watchers, people.deskOf(0)?.uncovered]).toEqual(['away', null, [1], false]);
    await press('KeyE', 'KeyD');
    expect(people.deskOf(0)?.hand.rotationOf('s1')).toBe(180);
    await press('KeyF');
    expect([people.curtain?.stage, people.planner, people.plansShown, people.deskOf(0)?.uncovered]).toEqual(['plan', 0, [0], true]);
  });

  test('a whole plan goes down once others had three seconds to look back', async () => {
    await press('KeyF', ...PLAN, 'KeyF');
    expect([people.curtain?.stage, people.countdown.left, people.plansShown]).toEqual(['count', 3, []]);
    expect(here.acts).toEqual([]);
    await vi.advanceTimersByTimeAsync(3000);
    expect(here.acts).toMatchObject([{ seat: 0, act: { type: 'open' } }]);
  });

  test('a question that comes between has others look away again, and the plan stays', async () => {
    await press('KeyF', ...PLAN, 'KeyF');
    await agreement.hinder(true);
    await vi.advanceTimersByTimeAsync(5000);
    expect(here.acts).toEqual([]);
    expect([people.curtain?.stage, people.deskOf(0)?.hand.plan.length]).toEqual(['away', 2]);
    // What is in the way still is: the plan is whole again, and nothing is counted.
    await press('KeyF', 'KeyF');
    expect([people.curtain?.stage, people.countdown.left]).toEqual(['away', null]);
  });

  test('refused, the plan is made again behind the curtain', async () => {
    here.outlets.answer = ({ name }) => (name === 'table.act' ? refusal('assist', 'P7') : { ok: true, value: null });
    await press('KeyF', ...PLAN, 'KeyF');
    await vi.advanceTimersByTimeAsync(3000);
    expect(people.curtain?.stage).toBe('away');
    expect(people.deskOf(0)?.told.value).toContain('That does not work.');
  });

  test('a curtain that was open when the round began does not stay open for the next one', async () => {
    await press('KeyF');
    then(tableOf([running(0), running(1)]));
    expect([people.curtain, people.planners]).toEqual([null, []]);
    then(tableOf([planning(0), planning(1)]));
    expect(people.curtain?.stage).toBe('away');
  });

  test('the screen that is left counts nothing down', async () => {
    await press('KeyF', ...PLAN, 'KeyF');
    end();
    await vi.advanceTimersByTimeAsync(5000);
    expect(here.acts).toEqual([]);
  });
});

describe('F1: two Runners who open', () => {
  const others = ['a1', 'a2'];

  beforeEach(async () => {
    const devices: Device[] = ['keys-left', 'keys-right', 'mouse', 'pad-1'];
    sit(tableOf([planning(0, FOUR), planning(1, FOUR, others), planning(2, FOUR), planning(3, FOUR)]), devices);
    await stands();
  });

  test('plan one after the other, may go back, and put everything down one right after the other', async () => {
    await press('KeyF', ...PLAN, 'KeyF');
    expect([people.planner, people.plansNow, people.plansShown]).toEqual([1, [1], [0, 1]]);
    // The first one's keys do nothing any more, until the second gives the screen back.
    await press('KeyX');
    expect(people.deskOf(0)?.hand.plan).toHaveLength(2);
    await press('Slash');
    expect(people.planner).toBe(0);
    await press('KeyF', 'Enter', 'Enter', 'Enter', 'Enter', 'Enter');
    expect(people.curtain?.stage).toBe('count');
    await vi.advanceTimersByTimeAsync(3000);
    expect(here.acts.map(({ seat, act }) => [seat, act.type])).toEqual([
      [0, 'open'],
      [1, 'open'],
    ]);
  });
});

describe('S4, S5: suggested Starting tiles', () => {
  const devices: Device[] = ['keys-left', 'keys-right', 'mouse', 'pad-1'];
  /** A tile that fits any other. */
  const CROSS = {
    ...TILE,
    exits: { n: { at: 'centre', end: 'open' }, e: { at: 'centre', end: 'open' }, s: { at: 'centre', end: 'open' } },
  } as const;
  const withCrosses = (seat: number, starts?: readonly string[]): ChaseSeat => {
    const { view, ...rest } = planning(seat, FOUR, starts);
    return { ...rest, view: { ...view, tiles: Object.fromEntries(Object.keys(view.tiles).map((tile) => [tile, CROSS])) } };
  };
  const sitFour = (): void => sit(tableOf([withCrosses(0), withCrosses(1, ['a1', 'a2']), withCrosses(2), withCrosses(3)]), devices);
  const plans = (): readonly number[] => [0, 1].map((seat) => people.deskOf(seat)?.hand.plan.length ?? -1);

  test('one press of each Runner: nobody looks away, nothing is seen, and the round begins', async () => {
    sitFour();
    await stands();
    await press('KeyC');
    expect([people.curtain?.stage, people.planner, people.plansShown, plans()]).toEqual(['away', null, [], [2, 0]]);
    expect([0, 1].map((seat) => people.deskOf(seat)?.uncovered)).toEqual([false, false]);
    await press('Quote');
    expect([people.curtain?.stage, people.plansShown, plans()]).toEqual(['count', [], [2, 2]]);
    // Nothing of a tile is said aloud.
    expect(here.outlets.said.filter((said) => said.includes('suggested'))).toEqual([
      expect.stringMatching(/^Ada begins/),
      expect.stringMatching(/^Bea begins/),
    ]);
    await vi.advanceTimersByTimeAsync(3000);
    expect(here.acts.map(({ seat, act }) => [seat, act.type])).toEqual([
      [0, 'open'],
      [1, 'open'],
    ]);
  });

  test('a press from before the curtain takes nothing, and a second one gives them back: they are changed behind the curtain', async () => {
    sitFour();
    await press('KeyC');
    expect(plans()).toEqual([0, 0]);
    await stands();
    await press('KeyC', 'KeyC');
    expect(people.unseen.first).toBe(0);
    await press('KeyF', 'KeyE');
    expect([people.curtain?.stage, people.planner, plans()]).toEqual(['plan', 0, [2, 0]]);
    await press('KeyX', 'KeyX', 'KeyC');
    expect([people.planner, plans()]).toEqual([0, [2, 0]]);
  });

  test('whoever plans after all says that nobody looks, sees the partner’s (F1), and is the only one to plan', async () => {
    sitFour();
    await stands();
    await press('KeyC', 'KeyF');
    expect(people.curtain?.stage).toBe('away');
    await press('Enter');
    expect([people.curtain?.stage, people.planner, people.plansShown]).toEqual(['plan', 1, [0, 1]]);
    await press('Quote');
    expect(plans()).toEqual([2, 2]);
    await press('Enter');
    expect(people.curtain?.stage).toBe('count');
  });

  test('refused, everybody says anew how they go; what is whole goes by one press', async () => {
    sitFour();
    await stands();
    here.outlets.answer = ({ name }) => (name === 'table.act' ? refusal('assist', 'P7') : { ok: true, value: null });
    await press('KeyC', 'Quote');
    await vi.advanceTimersByTimeAsync(3000);
    expect([people.curtain?.stage, people.unseen.first]).toEqual(['away', 0]);
    await stands();
    await press('KeyC', 'Quote');
    expect(people.curtain?.stage).toBe('count');
  });
});

describe('T2: three players', () => {
  const THREE: RoundView['roles'] = ['runner', 'chaser', 'runner'];

  test('the Runner who says so opens, and nobody plans before', async () => {
    const seats = [planning(0, THREE, []), planning(1, THREE), planning(2, THREE, [])];
    sit(tableOf(seats, { aside: { choosesOpener: true } }), ['keys-left', 'mouse', 'keys-right']);
    expect(people.plansNow).toEqual([]);
    await press('Enter');
    expect(here.acts.map(({ act }) => act)).toEqual([{ type: 'opener', opener: 2 }]);
  });

  test('a refusal of it is heard', async () => {
    const seats = [planning(0, THREE, []), planning(1, THREE), planning(2, THREE, [])];
    sit(tableOf(seats, { aside: { choosesOpener: true } }), ['keys-left', 'mouse', 'keys-right']);
    here.outlets.answer = () => refusal('opener-chosen');
    await people.opener(0);
    expect(here.outlets.said).toEqual(['!Who opens has been chosen already.']);
  });
});

describe('gamepads', () => {
  beforeEach(() => {
    sit(tableOf([running(0), running(1)]), ['keys-left', 'pad-1']);
    padFrame([[]]);
    padFrame([[8]]);
    padFrame([[]]);
  });
  afterEach(() => padFrame([]));

  test('the first press says whose it is and does nothing else; from then on its buttons are that seat’s deeds', async () => {
    expect(here.acts).toEqual([]);
    expect(here.outlets.said).toEqual([expect.stringContaining('Bea')]);
    vi.advanceTimersByTime(700);
    padFrame([[0]]);
    padFrame([[]]);
    await vi.advanceTimersByTimeAsync(0);
    expect(here.acts).toEqual([{ seat: 1, act: { type: 'mark', symbol: 'diamond' } }]);
  });

  test('one that is gone is said, and its seat is ready no more', async () => {
    then(tableOf([running(0), running(1)], { paused: true, mayPause: false, agreed: [1] }));
    here.outlets.said.length = 0;
    padFrame([]);
    await vi.advanceTimersByTimeAsync(0);
    expect(here.outlets.said).toEqual([expect.stringMatching(/^!.*Bea/)]);
    expect(here.outlets.of('table.resume')).toEqual([{ match: 'm', seat: 1 }]);
  });

  test('once nobody plays with one nobody looks for any', async () => {
    end();
    padFrame([[0]]);
    await vi.advanceTimersByTimeAsync(0);
    expect(here.acts).toEqual([]);
  });
});

describe('P8, T1: piles where others see the screen', () => {
  test('lie face down while the round goes on, if people want it so', () => {
    sit(tableOf([running(0), running(1)]), ['keys-left', 'keys-right']);
    expect(people.deskOf(0)?.uncovered).toBe(false);
    hides = false;
    expect(people.deskOf(0)?.uncovered).toBe(true);
  });

  test('are held up as long as the key is held', () => {
    sit(tableOf([running(0), running(1)]), ['keys-left', 'keys-right']);
    key('keydown', 'KeyC');
    expect(people.deskOf(0)?.uncovered).toBe(true);
    here.outlets.time = 1000;
    key('keyup', 'KeyC');
    expect(people.deskOf(0)?.uncovered).toBe(false);
  });
});
