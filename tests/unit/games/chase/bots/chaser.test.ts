import { describe, expect, test } from 'vitest';
import type { Bot, BotAction, Plan } from '../../../../../src/main/games/chase/bots/bot';
import { createBot } from '../../../../../src/main/games/chase/bots/create';
import { chanceOf } from '../../../../../src/main/chance';
import { viewFor } from '../../../../../src/rules/chase/view';
import { round, type RoundBuilder } from '../../../../fixtures/round';
import { LEADS, route, sectorsOf } from '../../../../fixtures/tiles';

/** A chance of which nothing unlikely comes: no slip, every change noticed, all times the median. */
const steady = { below: () => 0, fraction: () => 0.75 };

const chaser = (seat = 1): Bot => createBot({ role: 'chaser', level: 10, seat, chance: steady });

const observe = (bot: Bot, table: RoundBuilder, now: number): Plan => {
  const plan = bot.observe(viewFor(table.state, bot.seat), now);
  if (plan === null) throw new Error('The bot has no plan.');
  return plan;
};
const decide = (bot: Bot, table: RoundBuilder, plan: Plan): BotAction | null => plan.decide(viewFor(table.state, bot.seat), plan.at);

describe('a Chaser bot', () => {
  test('S5: does nothing while the Starting tiles are planned, nor after the round', () => {
    const bot = chaser();
    expect(bot.observe(viewFor(round().state, 1), 0)).toBeNull();
    const over = round().starts().marks([LEADS.n, LEADS.s]);
    expect(over.state.phase).toBe('over');
    expect(bot.observe(viewFor(over.state, 1), 2000)).toBeNull();
  });

  test('M1, M2: reads the first tile without a marker towards the next one, and takes its time', () => {
    const table = round().starts();
    const bot = chaser();
    const plan = observe(bot, table, 0);
    expect(plan.at).toBeGreaterThanOrEqual(250);
    expect(decide(bot, table, plan)).toEqual({ type: 'mark', symbol: LEADS.n });
  });

  test('M4: marks the final tile when it gets there, read towards the one before', () => {
    const table = round().starts().mark(LEADS.n);
    const bot = chaser();
    expect(decide(bot, table, observe(bot, table, 1000))).toEqual({ type: 'mark', symbol: LEADS.s });
  });

  test('seeing the same again changes nothing', () => {
    const table = round().starts();
    const bot = createBot({ role: 'chaser', level: 5, seat: 1, chance: chanceOf('same') });
    const first = observe(bot, table, 0);
    expect(observe(bot, table, 100).at).toBe(first.at);
    expect(observe(bot, table, 200).at).toBe(first.at);
  });

  test('M5: who notices that the final tile has got a next one turns the reading round, which takes longer', () => {
    const table = round().starts().mark(LEADS.n);
    const bot = chaser();
    const before = observe(bot, table, 1000);
    table.place('a', 'e', { t: before.at - 1 });
    const after = observe(bot, table, before.at - 1);
    expect(after.at).toBeGreaterThan(before.at);
    expect(decide(bot, table, after)).toEqual({ type: 'mark', symbol: LEADS.e });
  });

  test('M5: who does not notice marks it as if it were still the final one', () => {
    const table = round().starts().mark(LEADS.n);
    // Slips come of small fractions, notice of all below 0.86: a chance of 0.9 throughout has neither.
    const bot = createBot({ role: 'chaser', level: 1, seat: 1, chance: { below: () => 0, fraction: () => 0.9 } });
    const before = observe(bot, table, 1000);
    table.place('a', 'e', { t: 1500 });
    const after = observe(bot, table, 1500);
    expect(after.at).toBe(before.at);
    expect(decide(bot, table, after)).toEqual({ type: 'mark', symbol: LEADS.s });
  });

  test('a reading that another marker overtook comes to nothing', () => {
    const table = round().starts();
    const bot = chaser();
    const plan = observe(bot, table, 0);
    table.mark(LEADS.n);
    expect(decide(bot, table, plan)).toBeNull();
  });

  test('M6: a colour that is out is wanted only where the reading says so, and then the trail is lost', () => {
    // Fifteen blue markers on a path that runs west.
    const table = round({ rules: { table: { columns: 40, rows: 13 } }, prison: { x: 38, y: 6 } });
    table.walk('s1 w', 's2 w');
    for (const id of 'abcdefghijklmnop') table.place(id, 'w');
    for (let n = 0; n < 15; n++) table.mark('diamond');
    expect(table.state.paths[0]?.supply.blue).toBe(0);
    const bot = chaser();
    expect(decide(bot, table, observe(bot, table, 100_000))).toEqual({ type: 'lose-trail', colour: 'blue' });
  });

  test('M3, M6: of joint most symbols it takes one whose colour is still there', () => {
    const tie = route({ sectors: sectorsOf({ nw: 'w', ne: 'e', se: 's', sw: 'w' }) });
    const table = round({ tiles: { tie }, rules: { table: { columns: 40, rows: 13 } }, prison: { x: 38, y: 6 } });
    table.walk('s1 w', 's2 w');
    for (const id of 'abcdefghijklm') table.place(id, 'w');
    table.walk('tie w', 'n w');
    for (let n = 0; n < 15; n++) table.mark('diamond');
    const bot = chaser();
    expect(decide(bot, table, observe(bot, table, 100_000))).toEqual({ type: 'mark', symbol: 'triangle' });
  });
});

describe('two Chaser bots', () => {
  const spent = (): RoundBuilder => {
    const table = round({ players: 4, setup: { chases: [2, 3] } }).starts();
    for (const id of 'abcdef') table.place(id, id < 'd' ? 'n' : 'e');
    for (let n = 0; n < 7; n++) table.mark('square');
    return table;
  };
  test('F2: one hands half of a colour to the other who has run out of it', () => {
    const table = spent();
    expect(table.state.paths[0]?.supply.blue).toBe(0);
    const bot = chaser(3);
    const plan = observe(bot, table, 50_000);
    expect(decide(bot, table, plan)).toEqual({ type: 'hand-over', to: 2, colour: 'blue', count: 4 });
  });
  test('F2: the moment of handing over is kept while other things happen', () => {
    const table = spent();
    const bot = chaser(3);
    const plan = observe(bot, table, 50_000);
    expect(observe(bot, table, 50_400).at).toBe(plan.at);
  });
  test('F2: the trail is not lost while the partner has the colour: it asks for it, and at last puts what is left', () => {
    const table = spent();
    const bot = chaser(2);
    // The eighth and final tile is read to the west: blue.
    const acts = [60_000, 70_000, 80_000].map((now) => decide(bot, table, observe(bot, table, now)));
    const want = { type: 'want', colour: 'blue' };
    expect(acts).toEqual([want, want, { type: 'mark', symbol: 'star', path: 0 }]);
  });
});
