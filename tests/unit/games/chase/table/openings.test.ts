/** F1: two Runners open at the same time: both plans are taken, or neither. */
import { describe, expect, test } from 'vitest';
import type { Plan } from '../../../../../src/main/games/chase/bots/bot';
import { STANDARD_RULES } from '../../../../../src/rules/chase/deal';
import type { Player } from '../../../../../src/shared/chase/replay';
import { ADA, BEA, BOT, done, northward } from '../../../../fixtures/live-table';
import { begun, CAI, DEE, events, opens, type Begun } from '../../../../fixtures/several';

const ROLES = ['runner', 'runner', 'chaser', 'chaser'] as const;
const four = (players: readonly Player[]): Begun => begun(players, ROLES);

const HEAD_START = { rules: { ...STANDARD_RULES, startingTiles: 3 } } as const;

/** A seat's Starting tiles in a line from the Prison. */
const plan = (live: Begun, seat: number, step: -1 | 1) => {
  const { prison } = live.last().table;
  return northward(live.last(), seat).map((tile, at) => ({ ...tile, cell: { x: prison.x, y: prison.y + step * (at + 1) } }));
};
/** Three around a corner of the Prison, so that the last one touches it again (P2). */
const around = (live: Begun, seat: number, step: -1 | 1) => {
  const { x, y } = live.last().table.prison;
  const cells = [
    { x, y: y + step },
    { x: x + 1, y: y + step },
    { x: x + 1, y },
  ];
  return northward(live.last(), seat).map((tile, at) => ({ ...tile, cell: cells[at] ?? tile.cell }));
};
const nothingLies = (live: Begun): void => {
  expect(events(live)).toEqual([]);
  expect(live.last().table).toMatchObject({
    phase: 'planning',
    paths: [
      { tiles: [], runner: null },
      { tiles: [], runner: null },
    ],
  });
};

describe('F1: both opening plans come at once', () => {
  test('the first is held and seen by no Chaser; with the second both lie, as one entry of the log', () => {
    const live = four([ADA, BEA, CAI, DEE]);
    opens(live, 0, -1);
    nothingLies(live);
    for (const chaser of [2, 3]) expect(live.seen(chaser).view.paths[0]?.tiles).toEqual([]);
    // The Runners may consult: the partner sees the plan.
    expect(live.seen(1).view.paths[0]?.tiles).toHaveLength(2);
    const { length } = live.order;
    opens(live, 1, 1);
    expect(live.order.slice(length)).toEqual(['append', 'publish']);
    expect(events(live)).toEqual(['place', 'place', 'place', 'place']);
    expect(live.last().table.phase).toBe('running');
  });

  test('one that is impossible takes the other with it, and both can be made anew', () => {
    const live = four([ADA, BEA, CAI, DEE]);
    opens(live, 0, -1);
    // From the same side of the Prison.
    expect(live.table.open(live.match, 1, plan(live, 1, -1))).toMatchObject({
      ok: false,
      error: { code: 'cell-taken', field: 'tiles.0.cell' },
    });
    nothingLies(live);
    opens(live, 1, 1);
    nothingLies(live);
    opens(live, 0, -1);
    expect(live.last().table.phase).toBe('running');
  });

  test('P9: one that the assist refuses likewise', () => {
    const live = begun([ADA, { ...BEA, assist: true }, CAI, DEE], ROLES, HEAD_START);
    opens(live, 0, -1);
    expect(live.table.open(live.match, 1, around(live, 1, 1))).toMatchObject({
      ok: false,
      error: { code: 'assist', clause: 'P2', field: 'tiles.2' },
    });
    nothingLies(live);
    opens(live, 1, 1);
    nothingLies(live);
  });

  test('nothing is kept of either where the log refuses', () => {
    const live = four([ADA, BEA, CAI, DEE]);
    opens(live, 0, -1);
    live.ledger.refusal = { code: 'store/full' };
    expect(live.table.open(live.match, 1, plan(live, 1, 1))).toMatchObject({ ok: false, error: { code: 'store/full' } });
    live.ledger.refusal = null;
    nothingLies(live);
    opens(live, 1, 1);
    opens(live, 0, -1);
    expect(live.last().table.phase).toBe('running');
  });

  test('a plan is changed until the other is there; a Chaser who sends one changes nothing', () => {
    const live = four([ADA, BEA, CAI, DEE]);
    opens(live, 0, -1);
    opens(live, 0, 1);
    expect(live.table.open(live.match, 2, plan(live, 0, 1))).toMatchObject({ ok: false, error: { code: 'not-a-runner' } });
    opens(live, 1, -1);
    expect(live.last().table.paths.map(({ runner }) => runner)).toEqual([0, 1]);
    expect(live.last().table.phase).toBe('running');
  });

  test('the first Runner by seat has the first path, whoever was ready first', () => {
    const live = four([ADA, BEA, CAI, DEE]);
    opens(live, 1, 1);
    opens(live, 0, -1);
    expect(live.last().table.paths.map(({ runner, chaser }) => [runner, chaser])).toEqual([
      [0, 2],
      [1, 3],
    ]);
  });
});

describe('F1: a person and a bot open', () => {
  const opening = (step: -1 | 1, seat: number): Plan => ({
    at: 0,
    decide: (view) => ({
      type: 'open',
      path: seat === 0 ? 0 : 1,
      tiles: (view.hand?.starts ?? []).map((tile, at) => ({
        tile,
        cell: { x: view.prison.x, y: view.prison.y + step * (1 + at) },
        rotation: 0,
      })),
    }),
  });

  test("the bot plans by the person's plan, and everything goes down with the person's Go", () => {
    const live = four([ADA, BOT, CAI, DEE]);
    const [bot] = live.bots;
    if (bot === undefined) throw new Error('A bot was expected.');
    bot.plan = opening(1, 1);
    live.time.pass(60_000);
    nothingLies(live);
    const { length } = live.order;
    done(live.table.open(live.match, 0, plan(live, 0, -1)));
    expect(live.order.slice(length).filter((what) => what === 'append')).toHaveLength(1);
    expect(live.last().table.paths.map(({ tiles }) => tiles.length)).toEqual([2, 2]);
    expect(live.last().table.phase).toBe('running');
  });

  test("where the bot's is refused, the person's is too", () => {
    const live = four([ADA, BOT, CAI, DEE]);
    const [bot] = live.bots;
    if (bot === undefined) throw new Error('A bot was expected.');
    bot.plan = opening(-1, 1);
    expect(live.table.open(live.match, 0, plan(live, 0, -1))).toMatchObject({ ok: false, error: { code: 'cell-taken' } });
    nothingLies(live);
  });

  test('of two bots neither lies alone either', () => {
    const live = four([BOT, BOT, CAI, DEE]);
    const [first, second] = live.bots;
    if (first === undefined || second === undefined) throw new Error('Two bots were expected.');
    first.plan = opening(-1, 0);
    second.plan = opening(-1, 1);
    // Bots that have their plans only now are shown the table again by a pause.
    live.table.away();
    done(live.table.resume(live.match, 2));
    done(live.table.resume(live.match, 3));
    live.time.pass(10_000);
    nothingLies(live);
    second.plan = opening(1, 1);
    live.time.pass(1000);
    expect(live.last().table.paths.map(({ tiles }) => tiles.length)).toEqual([2, 2]);
  });
});

describe('P9: what is wrong with a plan is told before it goes', () => {
  const HELPED: Player = { ...ADA, assist: true };

  test('tile by tile, also of a plan that is not whole; nothing comes of asking', () => {
    const live = begun([HELPED, BEA], ['runner', 'chaser'], HEAD_START);
    const tiles = around(live, 0, -1);
    for (const count of [0, 1, 2]) expect(done(live.table.checkPlan(live.match, 0, tiles.slice(0, count), []))).toBeNull();
    expect(done(live.table.checkPlan(live.match, 0, tiles, []))).toEqual({ tile: 2, clause: 'P2' });
    expect(events(live)).toEqual([]);
  });

  test("F1: the partner's plan is a part of what it has to fit", () => {
    const live = begun([ADA, { ...BEA, assist: true }, CAI, DEE], ROLES, HEAD_START);
    const { x, y } = live.last().table.prison;
    // Two cells east of the Prison, where the partner's path comes around.
    const cells = [
      { x, y: y + 1 },
      { x: x + 1, y: y + 1 },
      { x: x + 2, y: y + 1 },
    ];
    const tiles = northward(live.last(), 1).map((tile, at) => ({ ...tile, cell: cells[at] ?? tile.cell }));
    expect(done(live.table.checkPlan(live.match, 1, tiles, []))).toBeNull();
    expect(done(live.table.checkPlan(live.match, 1, tiles, around(live, 0, -1)))).toEqual({ tile: 1, clause: 'P2' });
  });

  test('but only for a seat with the assist, and for its own player', () => {
    const live = begun([ADA, BOT], ['runner', 'chaser'], HEAD_START);
    expect(done(live.table.checkPlan(live.match, 0, around(live, 0, -1), []))).toBeNull();
    expect(live.table.checkPlan(live.match, 1, [], [])).toMatchObject({ ok: false, error: { code: 'not-your-seat' } });
  });
});
