/** A bot of the first level lets the person against it begin: it waits for the first tile or marker, and is told by the table alone. */
import { describe, expect, test } from 'vitest';
import { createBot } from '../../../../../src/main/games/chase/bots/create';
import { EVEN_LEAST, GENTLE_THINK } from '../../../../../src/main/games/chase/bots/levels';
import { NOTHING_TOLD, type Bot, type Level, type Plan } from '../../../../../src/main/games/chase/bots/bot';
import { chanceOf } from '../../../../../src/main/chance';
import { viewFor } from '../../../../../src/rules/chase/view';
import type { Player } from '../../../../../src/shared/chase/replay';
import { ADA, BEA, BOT, done, liveTable, nextNorth, northward } from '../../../../fixtures/live-table';
import { begun, CAI, opens, type Begun } from '../../../../fixtures/several';
import { LEADS } from '../../../../fixtures/tiles';
import { round, type RoundBuilder } from '../../../../fixtures/round';

const BEGINS = { ...NOTHING_TOLD, opponentBegins: true };

function plans(bot: Bot, table: RoundBuilder, now: number, told = NOTHING_TOLD): Plan | null {
  return bot.observe(viewFor(table.state, bot.seat), now, told);
}
const runner = (level: Level): Bot => createBot({ role: 'runner', level, seat: 0, chance: chanceOf('newcomer') });
const even = (level: Level): Bot => createBot({ role: 'runner', level, seat: 0, chance: chanceOf('newcomer'), even: true });
const chaser = (level: Level): Bot => createBot({ role: 'chaser', level, seat: 1, chance: chanceOf('newcomer') });
const dealt = (): RoundBuilder =>
  round({
    setup: {
      piles: [
        ['a', 'b', 'c', 'map'],
        ['d', 'e', 'f', 'keys'],
      ],
    },
  }).starts();

describe('a bot of level 1 against somebody who has not begun', () => {
  test('as Chaser reads nothing before the first tile, and takes its time from then on', () => {
    const table = dealt();
    const bot = chaser(1);
    expect(plans(bot, table, 0, BEGINS)).toBeNull();
    expect(plans(bot, table, 300_000, BEGINS)).toBeNull();
    table.place('a', 'n', { t: 300_000 });
    expect(plans(bot, table, 300_000)?.at).toBeGreaterThan(303_000);
  });

  /** Where a Runner stands that went one tile ahead and waits there. */
  const ahead = (bot: Bot): RoundBuilder => {
    const table = dealt();
    const first = plans(bot, table, 0, BEGINS);
    expect(first?.at).toBeGreaterThanOrEqual(EVEN_LEAST);
    table.place('a', 'n', { t: first?.at ?? 0 });
    expect(plans(bot, table, 20_000, BEGINS)).toBeNull();
    expect(plans(bot, table, 300_000, BEGINS)).toBeNull();
    return table;
  };

  test('as Runner goes one tile ahead and waits there; the first marker has its pace go on, and nothing comes at once', () => {
    const bot = even(1);
    const table = ahead(bot);
    table.mark(LEADS.n, { t: 300_000 });
    const { at = 0 } = plans(bot, table, 300_000) ?? {};
    expect(at).toBeGreaterThanOrEqual(300_000 + EVEN_LEAST);
    // Somebody who reads the second tile and marks it later changes nothing of that.
    table.mark(LEADS.n, { t: 305_000 });
    expect(plans(bot, table, 305_000)?.at).toBe(at);
  });

  test('has a tile ready for markers that were prepared in peace and come in a row: they do not end the round (M4)', () => {
    const bot = even(1);
    const table = ahead(bot);
    table.mark(LEADS.n, { t: 300_000 });
    plans(bot, table, 300_000);
    table.mark(LEADS.n, { t: 300_400 });
    expect(plans(bot, table, 300_400)?.at).toBe(300_400);
  });

  test('takes its time all the same where the first marker comes quickly', () => {
    const table = dealt();
    const bot = runner(1);
    const { at } = plans(runner(1), table, 0) ?? { at: 0 };
    plans(bot, table, 0, BEGINS);
    table.mark(LEADS.n, { t: 1000 });
    expect(plans(bot, table, 1000)?.at).toBe(at);
    expect(at).toBeGreaterThan(3000);
  });

  test('keeps an even pace, also with a Chaser right behind and with a pile that it never saw', () => {
    const gaps = Array.from({ length: 200 }, (_, at) => {
      const of = { level: 1, chance: chanceOf(`even ${String(at)}`), even: true } as const;
      const marked = dealt().mark(LEADS.n, { t: 1000 });
      return [
        plans(createBot({ role: 'runner', seat: 0, ...of }), dealt(), 0)?.at ?? 0,
        (plans(createBot({ role: 'runner', seat: 0, ...of }), marked, 1000)?.at ?? 0) - 1000,
        plans(createBot({ role: 'chaser', seat: 1, ...of }), dealt(), 0)?.at ?? 0,
      ];
    }).flat();
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(EVEN_LEAST);
    expect(Math.max(...gaps)).toBeLessThan(2 * EVEN_LEAST);
  });

  test('a gentle Runner gives whoever needs 9 s a tile the time for two markers, again and again', () => {
    const gaps = Array.from({ length: 60 }, (_, at) => {
      const bot = createBot({ role: 'runner', level: 1, seat: 0, chance: chanceOf(`gentle ${String(at)}`), think: GENTLE_THINK });
      return plans(bot, dealt(), 0)?.at ?? 0;
    });
    const enough = gaps.filter((gap) => gap >= 2 * 9000).length;
    expect(enough / gaps.length).toBeGreaterThan(0.5);
    expect(Math.min(...gaps)).toBeGreaterThan(7000);
  });

  test.each([2, 10] as const)('level %i waits for nobody', (level) => {
    expect(plans(chaser(level), dealt(), 0, BEGINS)).not.toBeNull();
    expect(plans(runner(level), dealt(), 0, BEGINS)).not.toBeNull();
  });
});

describe('whom the table tells it to wait for', () => {
  const waits = (live: Begun, seat: number): boolean | undefined =>
    live.bots.filter((bot) => bot.seat === seat).at(-1)?.told.opponentBegins;

  test('the Runner, until a tile follows the Starting tiles', () => {
    const live = liveTable();
    const match = live.begin({ players: [ADA, BOT] });
    done(live.table.open(match, 0, northward(live.last(), 0)));
    expect(waits({ ...live, match }, 1)).toBe(true);
    done(live.table.place(match, 0, nextNorth(live.last(), 0)));
    expect(waits({ ...live, match }, 1)).toBe(false);
  });

  test('the Chaser, until a marker lies', () => {
    const live = begun([BOT, BEA], ['runner', 'chaser']);
    const [bot] = live.bots;
    if (bot === undefined) throw new Error('A bot was expected.');
    bot.plan = {
      at: 0,
      decide: (view) => ({
        type: 'open',
        tiles: (view.hand?.starts ?? []).map((tile, at) => ({ tile, cell: { x: view.prison.x, y: view.prison.y - 1 - at }, rotation: 0 })),
      }),
    };
    live.table.away();
    done(live.table.resume(live.match, 1));
    live.time.pass(10_000);
    expect(waits(live, 0)).toBe(true);
    bot.plan = null;
    done(live.table.mark(live.match, 1, 'star'));
    expect(waits(live, 0)).toBe(false);
  });

  test('T1: of two Runners who build one path the person, and no bot for a bot', () => {
    const live = begun([ADA, BOT, { ...BOT, name: 'Bot 2' }], ['runner', 'runner', 'chaser']);
    done(live.table.opener(live.match, 0));
    const partner = live.bots.filter((bot) => bot.seat === 1).at(-1);
    if (partner === undefined) throw new Error('A bot was expected.');
    partner.plan = {
      at: 0,
      decide: (view) => ({
        type: 'place',
        tile: view.hand?.pile.find((tile) => !tile.startsWith('h')) ?? '',
        cell: { x: view.prison.x, y: view.prison.y - 3 },
        rotation: 0,
      }),
    };
    opens(live, 0);
    expect([waits(live, 1), waits(live, 2)]).toEqual([false, true]);
    live.time.pass(1);
    expect(waits(live, 2)).toBe(true);
    partner.plan = null;
    done(live.table.place(live.match, 0, nextNorth(live.last(), 0)));
    expect(waits(live, 2)).toBe(false);
  });

  test('F2: with four only those of the own path', () => {
    const four: readonly Player[] = [ADA, BEA, CAI, BOT];
    const live = begun(four, ['runner', 'runner', 'chaser', 'chaser']);
    opens(live, 0, -1);
    opens(live, 1, 1);
    done(live.table.place(live.match, 0, nextNorth(live.last(), 0)));
    expect(waits(live, 3)).toBe(true);
    const { prison } = live.last().table;
    done(
      live.table.place(live.match, 1, { tile: live.seen(1).view.hand?.pile[0] ?? '', cell: { x: prison.x, y: prison.y + 3 }, rotation: 0 }),
    );
    expect(waits(live, 3)).toBe(false);
  });
});
