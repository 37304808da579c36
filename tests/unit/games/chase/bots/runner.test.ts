import { describe, expect, test } from 'vitest';
import type { Bot, BotAction, Plan } from '../../../../../src/main/games/chase/bots/bot';
import { createBot } from '../../../../../src/main/games/chase/bots/create';
import { runnerSkill } from '../../../../../src/main/games/chase/bots/levels';
import { chanceOf, type Chance } from '../../../../../src/main/chance';
import { faultOfPlacing, firstFaultOn } from '../../../../../src/rules/chase/legality';
import { SWITCH_MILLIS } from '../../../../../src/rules/chase/hands';
import { viewFor } from '../../../../../src/rules/chase/view';
import { round, type RoundBuilder } from '../../../../fixtures/round';
import { hideout, route, start, LEADS, type ExitsInWords } from '../../../../fixtures/tiles';

/** A chance of which nothing unlikely comes: no slip, and no thought of the other pile unless the bot is stuck. */
const steady: Chance = { below: () => 0, fraction: () => 0.75 };
/** No slip either, but the other pile comes to mind. */
const mindful: Chance = { below: () => 0, fraction: () => 0.3 };

const runner = (level: Bot['level'] = 10, chance = steady): Bot => createBot({ role: 'runner', level, seat: 0, chance });

const observe = (bot: Bot, table: RoundBuilder, now: number): Plan => {
  const plan = bot.observe(viewFor(table.state, bot.seat), now);
  if (plan === null) throw new Error('The bot has no plan.');
  return plan;
};
const decide = (bot: Bot, table: RoundBuilder, plan: Plan): BotAction | null => plan.decide(viewFor(table.state, bot.seat), plan.at);
const next = (bot: Bot, table: RoundBuilder, now = table.state.t): BotAction | null => decide(bot, table, observe(bot, table, now));

const all = (words: ExitsInWords['n']): ExitsInWords => (words === undefined ? {} : { n: words, e: words, s: words, w: words });

const wall = route({ exits: all('centre roadblock') });
const left = route({ exits: all('left open') });

/** A round with these piles, its Starting tiles lying to the north of the Prison. */
const withPiles = (piles: readonly (readonly string[])[], tiles = {}): RoundBuilder =>
  round({ tiles, setup: { piles, starts: [['s1', 's2']] } }).starts();

describe('S5: the Starting tiles', () => {
  const dealt = (): RoundBuilder => round({ setup: { piles: [['a'], ['b']], starts: [['s3', 's5']] } });
  test('S5: both at once, without a clock, in path order and legally', () => {
    const table = dealt();
    const plan = observe(runner(), table, 0);
    expect(plan.at).toBe(0);
    const action = decide(runner(), table, plan);
    if (action?.type !== 'open') throw new Error('The bot does not open.');
    expect(action.tiles.map((each) => each.tile).sort()).toEqual(['s3', 's5']);
    for (const tile of action.tiles) {
      expect(faultOfPlacing(table.state, 0, tile)).toBeNull();
      table.do({ type: 'place', t: 0, seat: 0, ...tile });
    }
    expect(table.state.phase).toBe('running');
  });
  test('V1: three with a Head Start', () => {
    const table = round({ rules: { startingTiles: 3 }, setup: { piles: [['a'], ['b']], starts: [['s1', 's2', 's3']] } });
    expect(next(runner(), table)).toMatchObject({ type: 'open', tiles: [{}, {}, {}] });
  });
  test('P7: turns the first tile so that a centre street meets the Prison', () => {
    const off = start({ exits: { n: 'left open', e: 'left open', s: 'right open', w: 'centre open' } });
    const table = round({ tiles: { s1: off }, setup: { piles: [['a'], ['b']], starts: [['s1', 's2']] } });
    const action = next(runner(), table);
    if (action?.type !== 'open') throw new Error('The bot does not open.');
    for (const tile of action.tiles) table.do({ type: 'place', t: 0, seat: 0, ...tile });
    expect(firstFaultOn(table.state, table.state.paths[0]!, 0)).toBeNull();
  });
  test('S5: also the best do not leave the Prison by the same side every time', () => {
    const sides = new Set<string>();
    for (let n = 0; n < 40; n++) {
      const action = next(runner(10, chanceOf(`side ${String(n)}`)), dealt());
      if (action?.type === 'open') sides.add(JSON.stringify(action.tiles[0]?.cell));
    }
    expect(sides.size).toBe(4);
  });
  test('P7: where nothing fits it still puts them down', () => {
    const off = start({ exits: all('left open') });
    const table = round({ tiles: { s1: off, s2: off }, setup: { piles: [['a'], ['b']], starts: [['s1', 's2']] } });
    const action = next(runner(), table);
    if (action?.type !== 'open') throw new Error('The bot does not open.');
    for (const tile of action.tiles) table.do({ type: 'place', t: 0, seat: 0, ...tile });
    expect(table.state.phase).toBe('running');
  });
});

describe('choosing a tile', () => {
  test('P3, P4: takes the one that fits', () => {
    const table = withPiles([['wall', 'left', 'a'], ['b']], { wall, left });
    const action = next(runner(), table);
    expect(action).toMatchObject({ type: 'place', tile: 'a' });
    if (action?.type === 'place') expect(faultOfPlacing(table.state, 0, action)).toBeNull();
  });
  test('prefers a tile that brings an item', () => {
    const table = withPiles([['a', 'b', 'map', 'c'], ['d']]);
    expect(next(runner(), table)).toMatchObject({ type: 'place', tile: 'map' });
  });
  test('P6: heads for a Hideout once all items lie there, not before', () => {
    const table = withPiles([
      ['map', 'money', 'keys', 'a', 'h1'],
      ['b', 'c'],
    ]);
    table.walk('map n', 'money e');
    expect(next(runner(), table)).toMatchObject({ type: 'place', tile: 'keys' });
    table.place('keys', 'n');
    expect(next(runner(), table)).toMatchObject({ type: 'place', tile: 'h1' });
  });
  test('avoids a dead end', () => {
    const end = route({ exits: { s: 'centre open' } });
    const table = withPiles([['end', 'a', 'b', 'c'], ['d']], { end });
    expect(next(runner(), table)).toMatchObject({ type: 'place', tile: expect.stringMatching(/^[abc]$/) as string });
  });
  test('P1: turns away at the edge of the table', () => {
    const table = round({
      rules: { table: { columns: 9, rows: 5 } },
      prison: { x: 4, y: 2 },
      setup: { piles: [['a', 'b', 'c'], ['d']], starts: [['s1', 's2']] },
    }).starts();
    const action = next(runner(), table);
    expect(action).toMatchObject({ type: 'place', cell: { y: 0 } });
  });
});

describe('slips', () => {
  /** How often out of 300 a Runner of the level does something illegal where it could do well. */
  const faults = (level: Bot['level']): number => {
    const trees = route({ exits: all('centre trees') });
    let count = 0;
    for (let n = 0; n < 300; n++) {
      const table = withPiles([['wall', 'left', 'a', 'trees'], ['b']], { wall, left, trees });
      const action = next(runner(level, chanceOf(`slip ${String(n)}`)), table);
      if (action?.type === 'place' && faultOfPlacing(table.state, 0, action) !== null) count++;
    }
    return count;
  };
  test('P3, P4: a beginner misses a roadblock or an off-centre street now and then, the best hardly ever', () => {
    const beginner = faults(1);
    expect(beginner).toBeGreaterThan(0);
    expect(beginner).toBeLessThan(60);
    expect(faults(10)).toBeLessThanOrEqual(2);
  });
});

describe('P8: two piles', () => {
  test('P8: takes the other pile where nothing in hand fits, and its hands are busy then', () => {
    const table = withPiles(
      [
        ['wall', 'left'],
        ['a', 'b'],
      ],
      { wall, left },
    );
    const bot = runner();
    expect(next(bot, table)).toEqual({ type: 'switch-pile' });
    table.do({ type: 'switch-pile', t: 3000, seat: 0 });
    const plan = observe(bot, table, 3000);
    expect(plan.at).toBeGreaterThanOrEqual(3000 + SWITCH_MILLIS);
    expect(decide(bot, table, plan)).toMatchObject({ type: 'place', tile: expect.stringMatching(/^[ab]$/) as string });
  });
  test('C1: knows that what is needed and not in hand is in the other pile', () => {
    const table = withPiles([
      ['a', 'b', 'c'],
      ['map', 'money', 'keys', 'h1'],
    ]);
    expect(next(runner(10, mindful), table)).toEqual({ type: 'switch-pile' });
  });
  test('remembers a pile that it has put down', () => {
    const table = withPiles([
      ['map', 'a', 'h1'],
      ['money', 'keys', 'b', 'c'],
    ]);
    const bot = runner(10, mindful);
    expect(next(bot, table)).toMatchObject({ tile: 'map' });
    table.place('map', 'n');
    expect(next(bot, table)).toEqual({ type: 'switch-pile' });
    table.do({ type: 'switch-pile', t: 5000, seat: 0 });
    for (const item of ['money', 'keys']) {
      const action = next(bot, table);
      if (action?.type !== 'place') throw new Error('The bot places nothing.');
      expect(['money', 'keys']).toContain(action.tile);
      table.do({ t: table.time() + (item === 'keys' ? 0 : 3000), seat: 0, ...action });
    }
    // All items lie there, and the Hideout was seen in the first pile.
    expect(next(bot, table)).toEqual({ type: 'switch-pile' });
  });
  test('does not swap piles to and fro: with nothing that fits in either, it searches on', () => {
    const table = withPiles([['wall', 'left'], ['wall2']], { wall, left, wall2: wall });
    const bot = runner();
    expect(next(bot, table)).toEqual({ type: 'switch-pile' });
    table.do({ type: 'switch-pile', t: 3000, seat: 0 });
    const first = observe(bot, table, 3000);
    expect(decide(bot, table, first)).toBeNull();
    expect(observe(bot, table, first.at).at).toBeGreaterThan(first.at);
  });
  test('a beginner with nothing that fits may put what nearly fits', () => {
    const table = withPiles([['wall'], ['wall2']], { wall, wall2: wall });
    // No slip, but despair at once: fractions just under level 1's.
    const bot = runner(1, { below: () => 0, fraction: () => runnerSkill(1).desperation - 0.01 });
    expect(next(bot, table)).toEqual({ type: 'switch-pile' });
    table.do({ type: 'switch-pile', t: 3000, seat: 0 });
    expect(next(bot, table)).toMatchObject({ type: 'place', tile: 'wall2' });
  });
});

describe('several Runners', () => {
  test('T2: thinks only when it is its turn', () => {
    const table = round({ players: 3, setup: { piles: [['a'], ['b']], starts: [['s1', 's2'], []] } });
    expect(runner().observe(viewFor(table.state, 0), 0)).not.toBeNull();
    table.starts();
    expect(table.state.turn).toBe(1);
    expect(runner().observe(viewFor(table.state, 0), 0)).toBeNull();
  });
  test('T3: with nothing that fits it exchanges piles with its partner', () => {
    const table = round({ players: 3, tiles: { wall }, setup: { piles: [['wall'], ['b', 'c']], starts: [['s1', 's2'], []] } });
    table.starts().place('b', 'n');
    expect(next(runner(), table)).toEqual({ type: 'exchange', with: 1 });
  });
  test('F1: the second starts on the side opposite to the first', () => {
    const table = round({
      players: 4,
      setup: {
        piles: [['a'], ['b']],
        starts: [
          ['s1', 's2'],
          ['s3', 's4'],
        ],
      },
    });
    table.walk('s1 e', 's2 e');
    const second = createBot({ role: 'runner', level: 10, seat: 1, chance: steady });
    const action = next(second, table);
    expect(action).toMatchObject({ type: 'open', path: 1, tiles: [{ cell: { x: 9, y: 6 } }, {}] });
  });
  test('F3: a Hideout joins both paths while both Runners are free; F4: alone it need not', () => {
    const joint = hideout(all('centre open'));
    const built = round({
      players: 4,
      tiles: { joint },
      setup: {
        piles: [
          ['joint', 'map', 'money', 'z'],
          ['keys', 'y'],
        ],
        chases: [2, 3],
      },
    });
    built.starts().walk('map n', 'money e').walkOn(1, 'keys s');
    expect(built.state.phase).toBe('running');
    expect(next(runner(), built)).not.toMatchObject({ tile: 'joint' });
    built.marks([LEADS.s, LEADS.s, LEADS.n], 1);
    expect(built.state.paths[1]?.caught).toBe(true);
    expect(next(runner(), built)).toMatchObject({ type: 'place', tile: 'joint', path: 0 });
  });
});
