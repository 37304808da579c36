/** Two to four seats with several people: T2, T3, F2, F7, and what everybody has to agree to. */
import { describe, expect, test } from 'vitest';
import { SWITCH_MILLIS } from '../../../../../src/rules/chase/hands';
import { ASKING_MILLIS } from '../../../../../src/main/table/pausing';
import { BOT_WAITS } from '../../../../../src/main/games/chase/table/exchange';
import { ADA, BEA, BOT, done, nextNorth } from '../../../../fixtures/live-table';
import { begun, CAI, events, four, opens, three } from '../../../../fixtures/several';

describe('T2: the Runners of three choose who opens', () => {
  test('nobody has drawn Starting tiles before, and the piles stay as dealt', () => {
    const live = begun([ADA, BEA, CAI], ['runner', 'runner', 'chaser']);
    expect(live.last().aside.choosesOpener).toBe(true);
    expect(live.seen(0).view.hand).toEqual({ starts: [], pile: [] });
    expect(live.seen(0).view.tiles).toEqual({});
    const { piles } = live.ledger.round(live.match).dealt;
    done(live.table.opener(live.match, 1));
    expect(live.last().aside.choosesOpener).toBe(false);
    expect(live.seen(0).view.hand?.starts).toEqual([]);
    expect(live.seen(1).view.hand?.starts).toHaveLength(2);
    expect(live.ledger.round(live.match).dealt.piles).toEqual(piles);
    opens(live, 1);
    expect(live.last().table).toMatchObject({ phase: 'running', turn: 0 });
  });

  test.each([
    ['a Chaser', 2, 'not-a-runner'],
    ['a seat that is not there', 3, 'no-such-seat'],
  ])('%s does not open', (_who, seat, code) => {
    const live = begun([ADA, BEA, CAI], ['runner', 'runner', 'chaser']);
    expect(live.table.opener(live.match, seat)).toMatchObject({ ok: false, error: { code } });
    expect(live.last().aside.choosesOpener).toBe(true);
  });

  test('is chosen once, and not kept where the log refuses', () => {
    const live = begun([ADA, BEA, CAI], ['runner', 'runner', 'chaser']);
    live.ledger.refusal = { code: 'store/full' };
    expect(live.table.opener(live.match, 0)).toMatchObject({ ok: false, error: { code: 'store/full' } });
    expect(live.last().aside.choosesOpener).toBe(true);
    live.ledger.refusal = null;
    done(live.table.opener(live.match, 0));
    expect(live.table.opener(live.match, 1)).toMatchObject({ ok: false, error: { code: 'opener-chosen', clause: 'T2' } });
  });

  test('bots among themselves leave it to the first; with a person they wait for the choice', () => {
    expect(begun([BOT, BOT, CAI], ['runner', 'runner', 'chaser']).last().aside.choosesOpener).toBe(false);
    const mixed = begun([BOT, BEA, CAI], ['runner', 'runner', 'chaser']);
    expect(mixed.last()).toMatchObject({ aside: { choosesOpener: true, opensIn: null } });
    expect(mixed.bots[0]?.seen).toBe(0);
    done(mixed.table.opener(mixed.match, 0));
    expect(mixed.last().aside.opensIn).toBe(3000);
  });
});

describe('T3: an exchange has two steps', () => {
  test("the caller's pile goes down, then the partner's, then they are swapped and both have busy hands", () => {
    const live = three();
    const before = [live.seen(0).view.hand?.pile, live.seen(1).view.hand?.pile];
    done(live.table.exchange(live.match, 1));
    expect(live.last().aside.exchangeCalledBy).toBe(1);
    expect(events(live)).toEqual(['place', 'place']);
    live.time.pass(400);
    done(live.table.exchange(live.match, 0));
    expect(live.last().aside.exchangeCalledBy).toBeNull();
    expect(live.ledger.round(live.match).events.at(-1)).toEqual({ type: 'exchange', t: 400, seat: 1, with: 0 });
    expect([live.seen(1).view.hand?.pile, live.seen(0).view.hand?.pile]).toEqual(before);
    expect([live.seen(0).aside.busyUntil, live.seen(1).aside.busyUntil]).toEqual([400 + SWITCH_MILLIS, 400 + SWITCH_MILLIS]);
  });

  test('only the Runner whose turn it is calls it', () => {
    const live = three();
    expect(live.table.exchange(live.match, 0)).toMatchObject({ ok: false, error: { code: 'not-your-turn', clause: 'T3' } });
    expect(live.table.exchange(live.match, 2)).toMatchObject({ ok: false, error: { code: 'not-a-runner', clause: 'T3' } });
    expect(live.last().aside.exchangeCalledBy).toBeNull();
  });

  test('a pile that lies down is not played from, and can be taken up again', () => {
    const live = three();
    done(live.table.exchange(live.match, 1));
    const next = nextNorth(live.last(), 1);
    expect(live.table.place(live.match, 1, next)).toMatchObject({ ok: false, error: { code: 'pile-down', clause: 'T3' } });
    done(live.table.exchange(live.match, 1));
    expect(live.last().aside.exchangeCalledBy).toBeNull();
    done(live.table.place(live.match, 1, next));
    expect(events(live)).toEqual(['place', 'place', 'place']);
  });

  test('a person with a bot for a partner has the piles swapped at once', () => {
    const live = begun([BOT, BEA, CAI], ['runner', 'runner', 'chaser']);
    done(live.table.opener(live.match, 1));
    opens(live, 1);
    const [bot] = live.bots.slice(-1);
    if (bot === undefined) throw new Error('A bot was expected.');
    const { piles } = live.ledger.round(live.match).dealt;
    bot.plan = {
      at: 0,
      decide: (view) => ({
        type: 'place',
        tile: view.hand?.pile[0] ?? '',
        cell: { x: view.prison.x, y: view.prison.y - 3 },
        rotation: 0,
      }),
    };
    // The bot is shown the table again, and places.
    done(live.table.mark(live.match, 2, 'triangle'));
    live.time.pass(10);
    bot.plan = null;
    expect(events(live)).toEqual(['place', 'place', 'mark', 'place']);
    done(live.table.exchange(live.match, 1));
    expect(live.last().aside.exchangeCalledBy).toBeNull();
    expect(live.seen(1).view.hand?.pile).toEqual(piles?.[0]?.slice(1));
  });

  test('a bot that calls one waits for the person, but not for ever', () => {
    const live = begun([ADA, BOT, CAI], ['runner', 'runner', 'chaser']);
    done(live.table.opener(live.match, 0));
    const [bot] = live.bots.slice(-1);
    if (bot === undefined) throw new Error('A bot was expected.');
    bot.plan = { at: 100, decide: () => ({ type: 'exchange', with: 0 }) };
    opens(live, 0);
    live.time.pass(100);
    expect(live.last().aside.exchangeCalledBy).toBe(1);
    bot.plan = null;
    live.time.pass(BOT_WAITS);
    expect(live.last().aside.exchangeCalledBy).toBeNull();
    expect(events(live)).toEqual(['place', 'place']);
    expect(live.time.waiting).toBe(0);
  });

  test('F7: with four players either Runner calls it', () => {
    const live = four();
    done(live.table.exchange(live.match, 0));
    done(live.table.exchange(live.match, 1));
    expect(events(live).at(-1)).toBe('exchange');
  });

  test('two players have nobody to exchange with', () => {
    const live = begun([ADA, BEA], ['runner', 'chaser']);
    opens(live, 0);
    expect(live.table.exchange(live.match, 0)).toMatchObject({ ok: false, error: { code: 'no-partner', clause: 'T3' } });
  });
});

describe('F1, F2: each acts on the own path', () => {
  test('without naming it', () => {
    const live = four();
    const { prison } = live.last().table;
    const [tile = ''] = live.seen(1).view.hand?.pile ?? [];
    done(live.table.place(live.match, 1, { tile, cell: { x: prison.x, y: prison.y + 3 }, rotation: 0 }));
    done(live.table.mark(live.match, 3, 'square'));
    const [, second] = live.last().table.paths;
    expect(second).toMatchObject({ runner: 1, chaser: 3 });
    expect([second?.tiles.length, second?.marks.length]).toEqual([3, 1]);
  });

  test('F2: markers are handed over; more than there are, or by a Runner, are not', () => {
    const live = four();
    done(live.table.handOver(live.match, 2, 'red', 3));
    expect(live.last().table.paths.map(({ supply }) => supply)).toEqual([
      { red: 5, blue: 7 },
      { red: 10, blue: 8 },
    ]);
    expect(live.table.handOver(live.match, 2, 'red', 6)).toMatchObject({ ok: false, error: { code: 'too-few-markers', clause: 'F2' } });
    expect(live.table.handOver(live.match, 0, 'red', 1)).toMatchObject({ ok: false, error: { code: 'not-a-chaser', clause: 'F2' } });
  });
});

describe('S5: the Starting tiles', () => {
  test('are not opened again in a round that runs, also for a pile that lies down (T3)', () => {
    const live = three();
    done(live.table.exchange(live.match, 1));
    const next = nextNorth(live.last(), 1);
    expect(live.table.open(live.match, 1, [next, next])).toMatchObject({ ok: false, error: { code: 'starting-tile-late', clause: 'S4' } });
    expect(events(live)).toEqual(['place', 'place']);
  });
});

describe("time stands still by everybody's agreement", () => {
  test('not before, and goes on likewise; votes are no events', () => {
    const live = three();
    done(live.table.pause(live.match, 0));
    done(live.table.pause(live.match, 2));
    expect(live.last()).toMatchObject({ agreed: [0, 2], table: { paused: false } });
    live.time.pass(700);
    done(live.table.pause(live.match, 1));
    expect(live.last()).toMatchObject({ agreed: [], table: { paused: true }, clock: { t: 700, running: false } });
    done(live.table.resume(live.match, 1));
    done(live.table.resume(live.match, 0));
    live.time.pass(60_000);
    expect(live.last()).toMatchObject({ agreed: [0, 1], table: { paused: true } });
    done(live.table.resume(live.match, 2));
    expect(live.last()).toMatchObject({ agreed: [], table: { paused: false }, clock: { t: 700, running: true } });
    expect(events(live)).toEqual(['place', 'place', 'pause', 'resume']);
  });

  test('who agreed can take it back, and a wish lapses that not everybody shares', () => {
    const live = three();
    done(live.table.pause(live.match, 0));
    done(live.table.pause(live.match, 0));
    expect(live.last().agreed).toEqual([]);
    done(live.table.pause(live.match, 1));
    live.time.pass(ASKING_MILLIS);
    expect(live.last().agreed).toEqual([]);
    done(live.table.pause(live.match, 0));
    done(live.table.pause(live.match, 2));
    expect(live.last().table.paused).toBe(false);
  });

  test('a bot has no say', () => {
    const live = begun([ADA, BOT], ['runner', 'chaser']);
    opens(live, 0);
    expect(live.table.pause(live.match, 1)).toMatchObject({ ok: false, error: { code: 'not-your-seat' } });
    done(live.table.pause(live.match, 0));
    expect(live.table.resume(live.match, 1)).toMatchObject({ ok: false, error: { code: 'not-your-seat' } });
    expect(live.last().table.paused).toBe(true);
  });

  test('where nobody looks nobody is asked', () => {
    const live = three();
    done(live.table.pause(live.match, 0));
    live.table.away();
    expect(live.last()).toMatchObject({ agreed: [], table: { paused: true } });
  });

  test('nothing waits after the end', () => {
    const live = three();
    done(live.table.pause(live.match, 0));
    done(live.table.exchange(live.match, 1));
    done(live.table.giveUp(live.match, 2));
    expect(live.last()).toMatchObject({ agreed: [], aside: { exchangeCalledBy: null }, table: { phase: 'over' } });
    expect(live.time.waiting).toBe(0);
  });
});
