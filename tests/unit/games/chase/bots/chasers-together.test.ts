/** F2: two Chasers with bots among them: what one hands to the other, and what it asks for. */
import { describe, expect, test } from 'vitest';
import { NOTHING_TOLD, type Bot, type BotAction, type Told } from '../../../../../src/main/games/chase/bots/bot';
import { createBot } from '../../../../../src/main/games/chase/bots/create';
import type { Colour } from '../../../../../src/rules/chase/tile';
import { viewFor } from '../../../../../src/rules/chase/view';
import { round, type RoundBuilder } from '../../../../fixtures/round';

/** A chance of which nothing unlikely comes: no slip, all times the median. */
const steady = { below: () => 0, fraction: () => 0.75 };
const chaser = (seat: number): Bot => createBot({ role: 'chaser', level: 10, seat, chance: steady });

const asks = (asked: Colour): Told => ({ ...NOTHING_TOLD, asked });

/** What the bot does next, some time later; null: nothing. */
function next(bot: Bot, table: RoundBuilder, told: Told = NOTHING_TOLD): BotAction | null {
  const now = table.state.t + 60_000;
  const plan = bot.observe(viewFor(table.state, bot.seat), now, told);
  return plan?.decide(viewFor(table.state, bot.seat), plan.at) ?? null;
}

const hands = (seat: number, colour: Colour, count: number) => (table: RoundBuilder) =>
  table.do({ t: table.time(), seat, type: 'hand-over', to: seat === 2 ? 3 : 2, colour, count });

/** Seat 2 hands `given` red markers to the bot on seat 3, which saw it; then the two spend what they have but `left`. */
function spent(left: number): { table: RoundBuilder; bot: Bot } {
  const table = round({
    players: 4,
    setup: { chases: [2, 3] },
    rules: { table: { columns: 61, rows: 61 } },
    prison: { x: 30, y: 30 },
  }).starts();
  const bot = chaser(3);
  next(bot, table);
  hands(2, 'red', 8)(table);
  next(bot, table);
  for (const id of 'abcdefghijklmn') table.place(id, 's', { path: 1 });
  for (let n = 15; n > left; n--) table.mark('star', { path: 1 });
  return { table, bot };
}

describe('F2: a Chaser bot that was handed a colour once', () => {
  test('does not hand its last one back unasked', () => {
    const { table, bot } = spent(1);
    expect(next(bot, table)).toMatchObject({ type: 'mark' });
  });

  test('hands its last one over when it is asked, so that the trail can be lost after all', () => {
    const { table, bot } = spent(1);
    expect(next(bot, table, asks('red'))).toEqual({ type: 'hand-over', to: 2, colour: 'red', count: 1 });
  });

  test('does so also after its own path was caught, and then of itself and all that it has', () => {
    const { table, bot } = spent(3);
    // Two of the sixteen tiles have no marker yet; those that are left are blue.
    while (table.state.paths[1]?.caught !== true) table.mark('square', { path: 1 });
    expect(next(bot, table)).toEqual({ type: 'hand-over', to: 2, colour: 'red', count: 3 });
  });

  test('hands over the last one too once its own path was caught: it needs none any more', () => {
    const { table, bot } = spent(1);
    while (table.state.paths[1]?.caught !== true) table.mark('square', { path: 1 });
    expect(next(bot, table)).toEqual({ type: 'hand-over', to: 2, colour: 'red', count: 1 });
  });

  test('is asked for another colour than it was handed, and gives that', () => {
    const { table, bot } = spent(2);
    hands(2, 'blue', 7)(table);
    expect(next(bot, table, asks('blue'))).toMatchObject({ type: 'hand-over', to: 2, colour: expect.stringMatching(/red|blue/) as string });
  });
});

describe('F2: a Chaser bot that wants what only its partner has', () => {
  const out = (): RoundBuilder => {
    const table = round({ players: 4, setup: { chases: [2, 3] } }).starts();
    for (const id of 'abcdef') table.place(id, id < 'd' ? 'n' : 'e');
    for (let n = 0; n < 7; n++) table.mark('square');
    return table;
  };

  test('asks for it, and keeps what it was handed until its tile is marked, also where the partner asks back', () => {
    const table = out();
    const bot = chaser(2);
    expect(next(bot, table)).toEqual({ type: 'want', colour: 'blue' });
    hands(3, 'blue', 8)(table);
    hands(2, 'blue', 7)(table);
    expect(table.state.paths.map(({ supply }) => supply.blue)).toEqual([1, 7]);
    hands(3, 'blue', 7)(table);
    hands(2, 'blue', 7)(table);
    expect(next(bot, table, asks('blue'))).toMatchObject({ type: 'mark', symbol: 'diamond' });
  });
});
