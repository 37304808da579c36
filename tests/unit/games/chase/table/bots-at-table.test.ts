import { describe, expect, test } from 'vitest';
import { NOTHING_TOLD, type Bot, type BotAction, type Plan } from '../../../../../src/main/games/chase/bots/bot';
import type { RoundView } from '../../../../../src/rules/chase/view';
import { accepted } from '../../../../../src/rules/result';
import { PLANNING_MILLIS } from '../../../../../src/main/games/chase/table/planning';
import { SeatedBot } from '../../../../../src/main/table/seated-bot';
import { ADA, BOT, done, liveTable, nextNorth, northward, type LiveTable, type PuppetBot } from '../../../../fixtures/live-table';

/** A plan that does `action`, and remembers what it was shown. */
function plan(at: number, action: BotAction | null): Plan & { readonly asked: number[] } {
  const asked: number[] = [];
  return {
    at,
    asked,
    decide: (_view, now) => {
      asked.push(now);
      return action;
    },
  };
}

const MARK: BotAction = { type: 'mark', symbol: 'star' };

/** Ada runs against a bot, with her Starting tiles down. */
function againstBot(): LiveTable & { match: string; bot: PuppetBot } {
  const live = liveTable();
  const match = live.begin({ players: [ADA, BOT] });
  const [bot] = live.bots;
  if (bot === undefined) throw new Error('A bot was expected.');
  done(live.table.open(match, 0, northward(live.last(), 0)));
  return { ...live, match, bot };
}

/** What the log has since the Starting tiles. */
const logged = ({ ledger, match }: LiveTable & { match: string }) =>
  ledger
    .round(match)
    .events.slice(2)
    .map(({ type, t, seat }) => [type, t, seat]);

describe('a bot at the table', () => {
  test('is made for its seat and role, and sees every accepted event', () => {
    const live = againstBot();
    expect(live.bot).toMatchObject({ role: 'chaser', level: 1, seat: 1, seen: 2 });
    done(live.table.place(live.match, 0, nextNorth(live.last(), 0)));
    expect(live.bot.seen).toBe(3);
    expect(live.table.mark(live.match, 0, 'star').ok).toBe(false);
    expect(live.bot.seen).toBe(3);
  });

  test("acts at the time that it plans, not before, on the round's clock", () => {
    const live = againstBot();
    live.bot.plan = plan(4000, MARK);
    live.time.pass(1000);
    done(live.table.place(live.match, 0, nextNorth(live.last(), 0)));
    live.time.pass(2999);
    expect(logged(live)).toEqual([['place', 1000, 0]]);
    live.bot.plan = null;
    live.time.pass(1);
    expect(logged(live)).toEqual([
      ['place', 1000, 0],
      ['mark', 4000, 1],
    ]);
  });

  test('a timer that comes early does not make it act early', () => {
    let now = 0;
    const timers: { millis: number; action: () => void }[] = [];
    const early = plan(500, MARK);
    const bot: Bot = { role: 'chaser', level: 1, seat: 1, observe: () => early };
    const seated = new SeatedBot(bot, {
      now: () => now,
      schedule: (millis, action) => {
        timers.push({ millis, action });
        return () => undefined;
      },
      view: () => ({}) as RoundView,
      told: () => NOTHING_TOLD,
      act: () => accepted(null),
    });
    seated.look();
    expect(timers.map(({ millis }) => millis)).toEqual([500]);
    now = 499;
    timers[0]?.action();
    expect(early.asked).toEqual([]);
    now = 500;
    timers[1]?.action();
    expect(early.asked).toEqual([500]);
  });

  test('looks again when it decides on nothing', () => {
    const live = againstBot();
    live.bot.plan = plan(100, null);
    done(live.table.place(live.match, 0, nextNorth(live.last(), 0)));
    const { seen } = live.bot;
    live.bot.plan = null;
    live.time.pass(100);
    expect(live.bot.seen).toBe(seen + 1);
    expect(live.time.waiting).toBe(0);
  });

  test('that is refused tries again, without keeping the machine busy', () => {
    const live = againstBot();
    const impossible = plan(100, { type: 'switch-pile' });
    live.bot.plan = impossible;
    done(live.table.place(live.match, 0, nextNorth(live.last(), 0)));
    live.time.pass(10_100);
    expect(impossible.asked.length).toBeGreaterThan(1);
    expect(impossible.asked.length).toBeLessThan(50);
    expect(logged(live)).toHaveLength(1);
  });

  test('plans its Starting tiles for a moment while the Chaser gets ready', () => {
    const live = liveTable();
    const match = live.begin({ players: [ADA, BOT], roles: ['chaser', 'runner'] });
    const [bot] = live.bots;
    if (bot === undefined) throw new Error('A bot was expected.');
    const { dealt } = live.ledger.round(match);
    const tiles = (dealt.starts?.[0] ?? []).map((tile, at) => ({
      tile,
      cell: { x: dealt.prison.x, y: dealt.prison.y - 1 - at },
      rotation: 0 as const,
    }));
    expect(live.last().table.phase).toBe('planning');
    // A bot that has its plan only now is shown the table again by a pause.
    bot.plan = plan(0, { type: 'open', tiles });
    done(live.table.pause(match, 0));
    done(live.table.resume(match, 0));
    live.time.pass(PLANNING_MILLIS - 1);
    expect(live.last().table.phase).toBe('planning');
    bot.plan = null;
    live.time.pass(1);
    expect(live.last()).toMatchObject({ table: { phase: 'running', paths: [{ tiles: [{ t: 0 }, { t: 0 }] }] } });
  });
});

describe('a pause against bots', () => {
  test('stands in the log; time and bots stand still until it is over', () => {
    const live = againstBot();
    live.bot.plan = plan(3000, MARK);
    live.time.pass(1000);
    done(live.table.pause(live.match, 0));
    expect(live.last()).toMatchObject({ clock: { t: 1000, running: false }, table: { paused: true } });
    live.time.pass(60_000);
    expect(live.table.current?.clock).toEqual({ t: 1000, running: false });
    done(live.table.resume(live.match, 0));
    live.bot.plan = null;
    live.time.pass(1999);
    expect(logged(live)).toEqual([
      ['pause', 1000, 0],
      ['resume', 1000, 0],
    ]);
    // The plan was made before the pause and replaced at the resume by the same one.
    live.bot.plan = plan(3000, MARK);
    live.time.pass(1);
    expect(logged(live)[2]).toEqual(['mark', 3000, 1]);
  });

  test('nothing else can be done meanwhile, but the round can be given up', () => {
    const live = againstBot();
    done(live.table.pause(live.match, 0));
    expect(live.table.place(live.match, 0, nextNorth(live.last(), 0))).toMatchObject({ ok: false, error: { code: 'paused' } });
    expect(live.table.pause(live.match, 0)).toMatchObject({ ok: false, error: { code: 'already-paused' } });
    done(live.table.giveUp(live.match, 0));
    expect(live.last().table.phase).toBe('over');
  });

  test('holds a bot that still plans its Starting tiles, without an event: the round has not started', () => {
    const live = liveTable();
    const match = live.begin({ players: [ADA, BOT], roles: ['chaser', 'runner'] });
    const [bot] = live.bots;
    if (bot === undefined) throw new Error('A bot was expected.');
    bot.plan = plan(0, null);
    done(live.table.pause(match, 0));
    expect(live.last()).toMatchObject({ table: { paused: true, phase: 'planning' }, seats: [{ view: { paused: true } }] });
    live.time.pass(60_000);
    expect(live.time.waiting).toBe(0);
    expect(live.table.pause(match, 0)).toMatchObject({ ok: false, error: { code: 'already-paused' } });
    done(live.table.resume(match, 0));
    expect(live.time.waiting).toBe(1);
    expect(live.last().table.paused).toBe(false);
    expect(live.ledger.round(match).events).toEqual([]);
  });

  test('when nobody looks any more, a running round is paused once, and a person who plans is let be', () => {
    const live = againstBot();
    live.time.pass(500);
    live.table.away();
    live.table.away();
    expect(logged(live)).toEqual([['pause', 500, 0]]);

    const planning = liveTable();
    const match = planning.begin({ players: [ADA, BOT] });
    planning.table.away();
    expect(planning.last().table.paused).toBe(false);
    expect(planning.ledger.round(match).events).toEqual([]);
  });

  test('whoever watches bots can pause them', () => {
    const live = liveTable();
    const match = live.begin({ players: [BOT, BOT] });
    done(live.table.pause(match, 0));
    expect(live.last().table.paused).toBe(true);
    expect(live.table.giveUp(match, 0)).toMatchObject({ ok: false, error: { code: 'not-your-seat' } });
  });
});

describe('nothing of a round that is left goes on', () => {
  test.each(['leave', 'start', 'give-up'] as const)('%s calls its bots off', (how) => {
    const live = againstBot();
    live.bot.plan = plan(1000, MARK);
    done(live.table.place(live.match, 0, nextNorth(live.last(), 0)));
    expect(live.time.waiting).toBe(1);
    if (how === 'leave') done(live.table.leave(live.match));
    else if (how === 'give-up') done(live.table.giveUp(live.match, 0));
    else live.begin({ players: [ADA, BOT] });
    expect(live.time.waiting).toBe(0);
    const { length } = live.ledger.round(live.match).events;
    live.time.pass(10_000);
    expect(live.ledger.round(live.match).events).toHaveLength(length);
  });

  test('a new round has its own clock, hands and warnings', () => {
    const live = againstBot();
    live.time.pass(1000);
    done(live.table.switchPile(live.match, 0));
    live.begin();
    expect(live.seen(0)).toMatchObject({ aside: { busyUntil: null, warning: null } });
    expect(live.last()).toMatchObject({ clock: { t: 0, running: false }, revision: 1, roundNumber: 1 });
  });
});
