/** Every wait of a round is on its clock: a pause makes it longer by as much (T3, P8, M6, F2). */
import { describe, expect, test } from 'vitest';
import { SWITCH_MILLIS } from '../../../../../src/rules/chase/hands';
import { BOT_WAITS } from '../../../../../src/main/games/chase/table/exchange';
import { WARNING_MILLIS } from '../../../../../src/main/games/chase/table/lost-trail';
import { RoundWaits } from '../../../../../src/main/table/round-waits';
import type { Seat } from '../../../../../src/rules/game';
import { ADA, BEA, BOT, done, liveTable, nextNorth, northward } from '../../../../fixtures/live-table';
import { begun, CAI, events, opens, type Begun } from '../../../../fixtures/several';
import { FakeTime } from '../../../../fixtures/time';

/** A pause of an hour, agreed by everybody here. */
function anHourPaused({ table, match, last, time }: Begun): void {
  const people: readonly Seat[] = last().seats.map(({ seat }) => seat);
  for (const seat of people) done(table.pause(match, seat));
  expect(last().table.paused).toBe(true);
  time.pass(3_600_000);
  for (const seat of people) done(table.resume(match, seat));
}

/** Ada and a bot run, Cai chases; the bot has called for an exchange at 100 ms. */
function called(): Begun {
  const live = begun([ADA, BOT, CAI], ['runner', 'runner', 'chaser']);
  done(live.table.opener(live.match, 0));
  const [bot] = live.bots.slice(-1);
  if (bot === undefined) throw new Error('A bot was expected.');
  bot.plan = { at: 100, decide: () => ({ type: 'exchange', with: 0 }) };
  opens(live, 0);
  live.time.pass(100);
  bot.plan = null;
  expect(live.last().aside.exchangeCalledBy).toBe(1);
  return live;
}

describe("T3: a bot's call for an exchange", () => {
  test('does not lapse while the round is paused, but after it has waited its time', () => {
    const live = called();
    live.time.pass(BOT_WAITS - 1000);
    anHourPaused(live);
    expect(live.last().aside.exchangeCalledBy).toBe(1);
    live.time.pass(999);
    expect(live.last().aside.exchangeCalledBy).toBe(1);
    live.time.pass(1);
    expect(live.last().aside.exchangeCalledBy).toBeNull();
    expect(events(live)).toEqual(['place', 'place', 'pause', 'resume']);
  });

  test('is answered after the pause', () => {
    const live = called();
    anHourPaused(live);
    done(live.table.exchange(live.match, 0));
    expect(events(live).at(-1)).toBe('exchange');
    expect(live.time.waiting).toBe(0);
  });

  test('two pauses, and a round that is left, leave nothing behind', () => {
    const live = called();
    anHourPaused(live);
    live.time.pass(10);
    live.table.away();
    expect(live.time.waiting).toBe(0);
    done(live.table.leave(live.match));
    live.time.pass(60_000);
    expect(events(live)).toEqual(['place', 'place', 'pause', 'resume', 'pause']);
  });
});

test('T3, P9: no pile goes up or down while time stands still', () => {
  const live = begun([ADA, BEA, CAI], ['runner', 'runner', 'chaser']);
  done(live.table.opener(live.match, 0));
  opens(live, 0);
  done(live.table.exchange(live.match, 1));
  live.table.away();
  for (const seat of [0, 1])
    expect(live.table.exchange(live.match, seat)).toMatchObject({ ok: false, error: { code: 'paused', clause: 'P9' } });
  expect(live.last().aside.exchangeCalledBy).toBe(1);
});

describe('what is timed for one seat', () => {
  /** Ada runs, Bea chases, the Starting tiles are down. */
  function two(): Begun {
    const live = liveTable();
    const match = live.begin();
    done(live.table.open(match, 0, northward(live.last(), 0)));
    return { ...live, match };
  }

  test('P8: hands that are busy with a pile are so after a pause, for the rest of their time', () => {
    const live = two();
    done(live.table.switchPile(live.match, 0));
    live.time.pass(SWITCH_MILLIS - 100);
    anHourPaused(live);
    expect(live.table.place(live.match, 0, nextNorth(live.last(), 0))).toMatchObject({ ok: false, error: { code: 'hands-busy' } });
    expect(live.seen(0).aside.busyUntil).toBe(SWITCH_MILLIS);
    live.time.pass(100);
    done(live.table.place(live.match, 0, nextNorth(live.last(), 0)));
  });

  test('M6: the warning of a colour that is out stands over a pause, and lapses on the clock', () => {
    const live = two();
    for (let at = 0; at < 15; at++) {
      done(
        live.table.place(
          live.match,
          0,
          nextNorth(live.last(), 0, (tile) => !tile.startsWith('h')),
        ),
      );
      done(live.table.mark(live.match, 1, 'star'));
      if (at === 12) done(live.table.switchPile(live.match, 0));
      live.time.pass(SWITCH_MILLIS);
    }
    expect(live.table.mark(live.match, 1, 'star')).toMatchObject({ ok: false, error: { code: 'colour-out' } });
    live.time.pass(WARNING_MILLIS - 100);
    anHourPaused(live);
    expect(live.seen(1).aside.warning).toMatchObject({ symbol: 'star' });
    live.time.pass(100);
    // The second look is over: this choice is a first one again.
    expect(live.table.mark(live.match, 1, 'star')).toMatchObject({ ok: false, error: { code: 'colour-out' } });
    expect(live.last().table.phase).toBe('running');
    done(live.table.mark(live.match, 1, 'star'));
    expect(live.last().table.ending).toBe('trail-lost');
  });
});

describe("a wait on the round's clock", () => {
  test('survives timers that come early, and is called off for good', () => {
    let now = 0;
    let running = true;
    const timers: (() => void)[] = [];
    const done: string[] = [];
    const waits = new RoundWaits({
      now: () => now,
      running: () => running,
      schedule: (_millis, action) => (timers.push(action), () => undefined),
    });
    waits.after(500, () => done.push('first'));
    const callOff = waits.after(500, () => done.push('second'));
    now = 499;
    timers[0]?.();
    expect(done).toEqual([]);
    now = 500;
    timers[2]?.();
    expect(done).toEqual(['first']);
    running = false;
    callOff();
    running = true;
    waits.follow();
    expect(timers).toHaveLength(3);
  });

  test('begins to count when the clock does', () => {
    const time = new FakeTime();
    let running = false;
    let t = 0;
    const waits = new RoundWaits({ now: () => t, running: () => running, schedule: time.schedule });
    let over = false;
    waits.after(200, () => (over = true));
    time.pass(1000);
    expect(over).toBe(false);
    running = true;
    waits.follow();
    time.pass(199);
    t = 200;
    time.pass(1);
    expect(over).toBe(true);
  });
});
