import { describe, expect, test } from 'vitest';
import { ADA, BEA, BOT, done, liveTable, nextNorth, northward, type LiveTable } from '../../../../fixtures/live-table';

const NOWHERE = '00000000-0000-7000-8000-999999999999';

/** A round with the Starting tiles down, at t = 0. */
function opened(options: Parameters<LiveTable['begin']>[0] = {}): LiveTable & { match: string } {
  const live = liveTable();
  const match = live.begin(options);
  done(live.table.open(match, 0, northward(live.last(), 0)));
  return { ...live, match };
}

describe('S5: the Starting tiles', () => {
  test('all of them go down at once, at t 0, as one entry of the log, and start the clock', () => {
    const live = liveTable();
    const match = live.begin();
    live.time.pass(60_000);
    expect(live.last()).toMatchObject({ clock: { t: 0, running: false }, table: { phase: 'planning' } });
    live.order.length = 0;
    done(live.table.open(match, 0, northward(live.last(), 0)));
    expect(live.order).toEqual(['append', 'publish']);
    expect(live.ledger.round(match).events.map(({ type, t }) => [type, t])).toEqual([
      ['place', 0],
      ['place', 0],
    ]);
    live.time.pass(1234.5);
    expect(live.table.current).toMatchObject({ clock: { t: 1234, running: true }, table: { phase: 'running' } });
  });

  test.each([
    ['one of two', 1],
    ['one more than were drawn', 3],
  ])('%s is refused and nothing is kept', (_what, count) => {
    const live = liveTable();
    const match = live.begin();
    const third = { tile: 's1', cell: { x: 50, y: 47 }, rotation: 0 as const };
    expect(live.table.open(match, 0, [...northward(live.last(), 0), third].slice(0, count))).toEqual({
      ok: false,
      error: { code: 'starting-tile-first', field: 'tiles', clause: 'S5' },
    });
    expect(live.ledger.round(match).events).toEqual([]);
    expect(live.last().table.phase).toBe('planning');
  });

  test('F1: with four players the clock stands until both Runners have theirs down', () => {
    const live = liveTable();
    const match = live.begin({ players: [ADA, BEA, ADA, BEA], roles: ['runner', 'runner', 'chaser', 'chaser'] });
    const tiles = (seat: number, step: number) =>
      northward(live.last(), seat).map((tile, at) => ({ ...tile, cell: { x: 50, y: 50 + step * (at + 1) } }));
    done(live.table.open(match, 0, tiles(0, -1)));
    live.time.pass(5000);
    expect(live.table.current).toMatchObject({ clock: { t: 0, running: false }, table: { phase: 'planning' } });
    done(live.table.open(match, 1, tiles(1, 1)));
    live.time.pass(70);
    expect(live.table.current).toMatchObject({ clock: { t: 70, running: true }, table: { phase: 'running' } });
    expect(live.ledger.round(match).events.map(({ t }) => t)).toEqual([0, 0, 0, 0]);
  });

  test('an impossible one names which', () => {
    const live = liveTable();
    const match = live.begin();
    const [first, second] = northward(live.last(), 0);
    if (!first || !second) throw new Error('Two Starting tiles were expected.');
    expect(live.table.open(match, 0, [first, { ...second, cell: first.cell }])).toEqual({
      ok: false,
      error: { code: 'cell-not-beside-end', field: 'tiles.1.cell', clause: 'P9' },
    });
  });

  test('a tile by itself is refused while planning', () => {
    const live = liveTable();
    const match = live.begin();
    const [first] = northward(live.last(), 0);
    if (!first) throw new Error('Starting tiles were expected.');
    expect(live.table.place(match, 0, first)).toMatchObject({ ok: false, error: { code: 'starting-tile-first' } });
  });

  test('S4: the Chaser sees no Starting tile before it is placed, and never the piles', () => {
    const live = liveTable();
    const match = live.begin();
    const tiles = northward(live.last(), 0);
    expect(live.seen(1).view).toMatchObject({ hand: null, tiles: {} });
    done(live.table.open(match, 0, tiles));
    expect(Object.keys(live.seen(1).view.tiles).sort()).toEqual(tiles.map(({ tile }) => tile).sort());
  });
});

describe('what is acknowledged is kept', () => {
  test('the log has an event before the window or the player hears of it', () => {
    const live = opened();
    live.order.length = 0;
    done(live.table.place(live.match, 0, nextNorth(live.last(), 0)));
    done(live.table.mark(live.match, 1, 'star'));
    expect(live.order).toEqual(['append', 'publish', 'append', 'publish']);
  });

  test('an event that cannot be kept has not happened', () => {
    const live = opened();
    const before = live.table.current;
    const pushes = live.pushes.length;
    live.ledger.refusal = { code: 'store/full' };
    expect(live.table.mark(live.match, 1, 'star')).toEqual({ ok: false, error: { code: 'store/full' } });
    expect(live.table.place(live.match, 0, nextNorth(live.last(), 0))).toMatchObject({ ok: false });
    expect(live.pushes).toHaveLength(pushes);
    expect(live.table.current).toEqual(before);
    live.ledger.refusal = null;
    done(live.table.mark(live.match, 1, 'star'));
  });

  test('a match or a round that cannot be kept is not begun', () => {
    const live = liveTable();
    live.ledger.refusal = { code: 'store/full' };
    expect(() => live.begin()).toThrow('store/full');
    expect(live.table.current).toBeNull();
  });

  test('events stand in the order received, with times that never fall', () => {
    const live = opened();
    live.time.pass(700.9);
    done(live.table.place(live.match, 0, nextNorth(live.last(), 0)));
    live.time.pass(0.2);
    done(live.table.mark(live.match, 1, 'star'));
    done(live.table.mark(live.match, 1, 'diamond'));
    expect(
      live.ledger
        .round(live.match)
        .events.slice(2)
        .map(({ type, t, seat }) => [type, t, seat]),
    ).toEqual([
      ['place', 700, 0],
      ['mark', 701, 1],
      ['mark', 701, 1],
    ]);
  });
});

describe('P8: hands', () => {
  test('are busy for 600 ms after a switch: no tile and no further switch meanwhile, everything after', () => {
    const live = opened();
    live.time.pass(1000);
    done(live.table.switchPile(live.match, 0));
    expect(live.seen(0).aside.busyUntil).toBe(1600);
    live.time.pass(599);
    const tile = nextNorth(live.last(), 0);
    expect(live.table.place(live.match, 0, tile)).toEqual({ ok: false, error: { code: 'hands-busy', clause: 'P8' } });
    expect(live.table.switchPile(live.match, 0)).toMatchObject({ ok: false, error: { code: 'hands-busy' } });
    // The Chaser's hands are free.
    done(live.table.mark(live.match, 1, 'star'));
    live.time.pass(1);
    done(live.table.place(live.match, 0, tile));
    expect(live.seen(0).aside.busyUntil).toBeNull();
  });

  test('a tile of the pile that is not held is refused', () => {
    const live = opened();
    const [other] = live.ledger.round(live.match).dealt.piles?.[1] ?? [];
    const tile = { ...nextNorth(live.last(), 0), tile: other ?? '' };
    expect(live.table.place(live.match, 0, tile)).toEqual({
      ok: false,
      error: { code: 'tile-not-held', field: 'tile', clause: 'P8' },
    });
  });
});

test('P9: the assist refuses an illegal placement with its clause, only for the seat that has it, and the round says so', () => {
  const assisted = { ...ADA, kind: 'human' as const, assist: true };
  const live = opened({
    players: [assisted, BEA],
    rules: { startingTiles: 2, perfectPlan: false, pointsToWin: 3, table: { columns: 5, rows: 5 } },
  });
  // Prison (2,2), path to (2,0): the cell to the north is past the table's edge.
  const past = nextNorth(live.last(), 0);
  expect(live.table.place(live.match, 0, past)).toEqual({ ok: false, error: { code: 'assist', clause: 'P1' } });
  expect(live.ledger.round(live.match).events).toHaveLength(2);
  done(live.table.place(live.match, 0, { ...past, cell: { x: 3, y: 0 } }));
  done(live.table.giveUp(live.match, 0));
  expect(live.last().verdict?.assisted).toEqual([0]);

  const plain = opened({ rules: { startingTiles: 2, perfectPlan: false, pointsToWin: 3, table: { columns: 5, rows: 5 } } });
  done(plain.table.place(plain.match, 0, past));
});

test('P9: a Chaser who has the assist for a later round got no help in this one', () => {
  const live = opened({ players: [ADA, { ...BEA, kind: 'human' as const, assist: true }] });
  done(live.table.giveUp(live.match, 0));
  expect(live.last().verdict?.assisted).toEqual([]);
});

describe('M6: a colour that has run out', () => {
  /** A path of 20 tiles with 15 red markers on it: no red one is left, and five tiles are unmarked. */
  function spent(): LiveTable & { match: string } {
    const live = opened();
    for (let n = 0; n < 15; n++) {
      live.time.pass(1000);
      done(
        live.table.place(
          live.match,
          0,
          nextNorth(live.last(), 0, (tile) => !tile.startsWith('h')),
        ),
      );
    }
    done(live.table.switchPile(live.match, 0));
    for (let n = 0; n < 3; n++) {
      live.time.pass(1000);
      done(
        live.table.place(
          live.match,
          0,
          nextNorth(live.last(), 0, (tile) => !tile.startsWith('h')),
        ),
      );
    }
    for (let n = 0; n < 15; n++) done(live.table.mark(live.match, 1, 'star'));
    live.time.pass(1000);
    return live;
  }

  test('the first choice warns and costs nothing', () => {
    const live = spent();
    const t = live.table.current?.clock.t ?? 0;
    expect(live.table.mark(live.match, 1, 'triangle')).toMatchObject({ ok: false, error: { code: 'colour-out', clause: 'M6' } });
    expect(live.seen(1).aside.warning).toEqual({ symbol: 'triangle', colour: 'red', until: t + 2000 });
    expect(live.seen(0).aside.warning).toBeNull();
    expect(live.last().table.phase).toBe('running');
  });

  test('the same choice again within 2 s loses the trail', () => {
    const live = spent();
    live.table.mark(live.match, 1, 'triangle');
    live.time.pass(1999);
    done(live.table.mark(live.match, 1, 'triangle'));
    const { events, outcome } = live.ledger.round(live.match);
    expect(events.at(-1)).toMatchObject({ type: 'lose-trail', colour: 'red', seat: 1 });
    expect(outcome?.ending).toBe('trail-lost');
    expect(live.last().table.ending).toBe('trail-lost');
  });

  test('after 2 s it warns anew', () => {
    const live = spent();
    live.table.mark(live.match, 1, 'triangle');
    live.time.pass(2000);
    expect(live.table.mark(live.match, 1, 'triangle')).toMatchObject({ ok: false, error: { code: 'colour-out' } });
    expect(live.last().table.phase).toBe('running');
  });

  test('another symbol of the colour is another choice, and a marker in between forgets the first', () => {
    const live = spent();
    live.table.mark(live.match, 1, 'triangle');
    expect(live.table.mark(live.match, 1, 'star')).toMatchObject({ ok: false, error: { code: 'colour-out' } });
    done(live.table.mark(live.match, 1, 'square'));
    expect(live.seen(1).aside.warning).toBeNull();
    expect(live.table.mark(live.match, 1, 'star')).toMatchObject({ ok: false, error: { code: 'colour-out' } });
    expect(live.last().table.phase).toBe('running');
  });
});

describe('M5: whatever the table receives first counts', () => {
  test('a marker aimed at the last tile is taken although a tile came in between, and reads on', () => {
    const live = opened();
    done(live.table.mark(live.match, 1, 'star'));
    done(live.table.place(live.match, 0, nextNorth(live.last(), 0)));
    done(live.table.mark(live.match, 1, 'star'));
    expect(live.last().table).toMatchObject({ phase: 'running', paths: [{ marks: [{ final: false }, { final: false }] }] });
  });
});

describe('seats and matches', () => {
  test('nobody acts for a bot, for a seat that is not there, or on another match', () => {
    const live = liveTable();
    const match = live.begin({ players: [ADA, BOT] });
    done(live.table.open(match, 0, northward(live.last(), 0)));
    expect(live.table.mark(match, 1, 'star')).toEqual({ ok: false, error: { code: 'not-your-seat', field: 'seat' } });
    expect(live.table.mark(match, 3, 'star')).toMatchObject({ ok: false, error: { code: 'no-such-seat' } });
    expect(live.table.mark(NOWHERE, 0, 'star')).toEqual({ ok: false, error: { code: 'no-such-match', field: 'match' } });
    expect(live.table.mark(match, 0, 'star')).toMatchObject({ ok: false, error: { code: 'not-a-chaser', clause: 'M1' } });
  });

  test('bots among themselves are watched: no seats in this window, and no faces but those on the table', () => {
    const live = liveTable();
    live.begin({ players: [BOT, BOT] });
    expect(live.last()).toMatchObject({ seats: [], table: { seat: null, hand: null, tiles: {} } });
  });

  test('J8: giving up ends the round with no winner; then nothing more can be done', () => {
    const live = opened();
    done(live.table.giveUp(live.match, 1));
    expect(live.last()).toMatchObject({ score: { points: [0, 0] }, verdict: { verdict: { ending: 'given-up', winner: null } } });
    expect(live.table.busy).toBe(false);
    expect(live.table.mark(live.match, 1, 'star')).toMatchObject({ ok: false, error: { code: 'round-over' } });
  });

  test('leaving keeps the round as it is, unfinished, and the table is empty', () => {
    const live = opened();
    expect(live.table.busy).toBe(true);
    done(live.table.leave(live.match));
    expect(live.table.current).toBeNull();
    expect(live.table.busy).toBe(false);
    expect(live.ledger.round(live.match)).toMatchObject({ outcome: null, events: [{}, {}] });
    expect(live.table.leave(live.match)).toMatchObject({ ok: false, error: { code: 'no-such-match' } });
  });
});
