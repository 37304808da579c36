/** F4: guesses on the side at the live table: kept before anybody is told, told to nobody else, and counted after the round. */
import { describe, expect, test } from 'vitest';
import { parseReplay, replayText } from '../../../../../src/main/games/chase/replay/chase-replay';
import type { ChaseSymbol } from '../../../../../src/rules/chase/tile';
import type { Done } from '../../../../../src/main/table/refusal';
import { ADA, BOT, done, liveTable } from '../../../../fixtures/live-table';
import { begun, CAI, events, four, opens, type Begun } from '../../../../fixtures/several';

/** Ada's path is caught, so she and Cai look on while Dee follows Bea to the south. */
function oneCaught(live = four()): Begun {
  live.time.pass(500);
  done(live.table.mark(live.match, 2, 'triangle'));
  done(live.table.mark(live.match, 2, 'square'));
  return live;
}

const guess = ({ table, match }: Begun, seat: number, position: number, symbol: ChaseSymbol): Done =>
  table.guess(match, seat, position, symbol);

/** What the window is shown, without the number of the push. */
const shown = ({ last }: Begun) => ({ ...last(), revision: 0 });

describe('F4: guesses on the side', () => {
  test('are kept before anybody is told, and told to the own seat alone, without what was guessed', () => {
    const live = oneCaught();
    const before = shown(live);
    live.order.length = 0;
    live.time.pass(100);
    done(guess(live, 0, 1, 'square'));
    expect(live.order).toEqual(['append', 'publish']);
    expect(live.ledger.round(live.match).events.at(-1)).toEqual({ type: 'guess', t: 600, seat: 0, position: 1, symbol: 'square' });
    const after = shown(live);
    expect(after.seats.find(({ seat }) => seat === 0)?.aside.guessed).toEqual([1]);
    const rest = (seats: typeof after.seats) => seats.map((each) => ({ ...each, aside: { ...each.aside, guessed: [] } }));
    expect({ ...after, clock: before.clock, seats: rest(after.seats) }).toEqual({ ...before, seats: rest(before.seats) });
    for (const { seat, aside } of after.seats) if (seat !== 0) expect(aside.guessed).toEqual([]);
  });

  test('a log that refuses keeps none, and a seat that still plays has none', () => {
    const live = oneCaught();
    live.ledger.refusal = { code: 'store/full' };
    expect(guess(live, 0, 1, 'square')).toMatchObject({ ok: false, error: { code: 'store/full' } });
    live.ledger.refusal = null;
    expect(live.seen(0).aside.guessed).toEqual([]);
    for (const seat of [1, 3])
      expect(guess(live, seat, 1, 'square')).toMatchObject({ ok: false, error: { code: 'still-plays', clause: 'F4' } });
    expect(events(live)).not.toContain('guess');
  });

  test('nobody guesses in the name of a bot, and bots are not shown that anybody did', () => {
    const live = begun([ADA, BOT, CAI, BOT], ['runner', 'runner', 'chaser', 'chaser']);
    const runner = live.bots.find(({ seat }) => seat === 1);
    if (runner === undefined) throw new Error('A bot was expected.');
    runner.plan = {
      at: 0,
      decide: (view) => ({
        type: 'open',
        tiles: (view.hand?.starts ?? []).map((tile, at) => ({ tile, cell: { x: view.prison.x, y: view.prison.y + at + 1 }, rotation: 0 })),
      }),
    };
    opens(live, 0);
    runner.plan = null;
    live.time.pass(5000);
    expect(live.last().table.phase).toBe('running');
    oneCaught(live);
    const seen = live.bots.map((bot) => bot.seen);
    done(guess(live, 0, 1, 'square'));
    expect(live.bots.map((bot) => bot.seen)).toEqual(seen);
    expect(guess(live, 3, 1, 'square')).toMatchObject({ ok: false, error: { code: 'not-your-seat' } });
  });

  test('after the round each is told how many were right, and a replay brings all of it along', () => {
    const live = oneCaught();
    done(guess(live, 0, 1, 'square'));
    done(guess(live, 2, 1, 'star'));
    done(live.table.mark(live.match, 3, 'square'));
    done(guess(live, 0, 2, 'triangle'));
    expect(live.last().verdict).toBeNull();
    done(live.table.mark(live.match, 3, 'triangle'));
    expect(live.last().verdict?.guessed).toEqual([
      { seat: 0, guesses: 2, right: 2 },
      { seat: 2, guesses: 1, right: 0 },
    ]);
    expect(guess(live, 2, 2, 'star')).toMatchObject({ ok: false, error: { code: 'round-over' } });
    const replay = live.ledger.replay(live.match);
    const read = parseReplay(JSON.parse(replayText(replay)));
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    expect(read.value.replay.rounds).toEqual(replay.rounds);
    expect(read.value.rounds[0]?.guesses).toHaveLength(3);
  });

  test('a round that is gone on with knows them still', () => {
    const live = oneCaught();
    done(guess(live, 0, 1, 'square'));
    // Whoever takes another's seat has the round put on the table anew, from its events.
    for (const seat of [0, 1, 2, 3]) done(live.table.pause(live.match, seat));
    done(live.table.swap(live.match, 3, { name: 'Eve', kind: 'human' }));
    expect(live.seen(0).aside.guessed).toEqual([1]);
    for (const seat of [0, 1, 2, 3]) done(live.table.resume(live.match, seat));
    expect(guess(live, 0, 1, 'square')).toMatchObject({ ok: false, error: { code: 'nothing-to-guess' } });
    done(guess(live, 2, 1, 'square'));
  });

  test('after a cut the next start of the app goes on with them, out of the log alone', () => {
    const live = oneCaught();
    done(guess(live, 0, 1, 'square'));
    done(guess(live, 2, 1, 'star'));
    const replay = live.ledger.replay(live.match);
    const read = parseReplay(replay);
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    const next = liveTable();
    next.ledger.matches.set(live.match, live.ledger.matches.get(live.match)!);
    const { players, rules, tiles, startedAt, seed = '' } = replay;
    const options = { players, rules, tiles, seed, roles: replay.rounds[0]?.roles ?? [] };
    const rounds = read.value.rounds.map((state) => ({ state, events: [...live.ledger.round(live.match).events], late: {} }));
    done(next.table.goOn({ id: live.match, startedAt, options, rounds }));
    expect([0, 1, 2, 3].map((seat) => next.seen(seat).aside.guessed)).toEqual([[1], [], [1], []]);
    for (const seat of [0, 1, 2, 3]) done(next.table.resume(live.match, seat));
    done(next.table.mark(live.match, 3, 'square'));
    done(next.table.mark(live.match, 3, 'triangle'));
    expect(next.last().verdict?.guessed).toEqual([
      { seat: 0, guesses: 1, right: 1 },
      { seat: 2, guesses: 1, right: 0 },
    ]);
  });
});
