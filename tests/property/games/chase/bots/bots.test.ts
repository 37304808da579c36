import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import type { Bot } from '../../../../../src/main/games/chase/bots/bot';
import { eventsOf, simulateRound } from '../../../../../src/main/games/chase/bots/simulate-round';
import { chanceOf } from '../../../../../src/main/chance';
import { createBot } from '../../../../../src/main/games/chase/bots/create';
import { applyEvent } from '../../../../../src/rules/chase/apply';
import { judgeRound } from '../../../../../src/rules/chase/judge';
import { SWITCH_MILLIS } from '../../../../../src/rules/chase/hands';
import { beginRound, type RoundEvent, type RoundSetup, type RoundState } from '../../../../../src/rules/chase/round';
import { viewFor } from '../../../../../src/rules/chase/view';
import { shuffled } from '../../../../../src/rules/random';
import type { TileId, TileSet } from '../../../../../src/rules/chase/tile';
import { anyBotRound, anyTwoPlayerRound, botsOf, setupOf } from '../../../../fixtures/bot-rounds';

/** The setup with the faces of `ids` dealt anew among themselves, and each list of ids in another order. */
function stirred(setup: RoundSetup, ids: readonly TileId[], seed: string): RoundSetup {
  const chance = chanceOf(`${seed}/stir`);
  const from = shuffled(ids, chance);
  const tiles: Record<TileId, TileSet[TileId]> = { ...setup.tiles };
  ids.forEach((id, at) => {
    const face = setup.tiles[from[at] ?? id];
    if (face !== undefined) tiles[id] = face;
  });
  return { ...setup, tiles };
}

describe('bots do what can be done', () => {
  test.prop([anyBotRound], { numRuns: 60 })('P9, T2, F1: the engine refuses nothing that a bot does', (round) => {
    expect(simulateRound({ setup: setupOf(round), bots: botsOf(round) }).refused).toEqual([]);
  });

  test.prop([anyBotRound], { numRuns: 30 })('every round between bots comes to an end that is judged', (round) => {
    const { state, events } = simulateRound({ setup: setupOf(round), bots: botsOf(round) });
    expect(state.phase).toBe('over');
    expect(['hideout', 'caught', 'trail-lost']).toContain(judgeRound(state).ending);
    const times = events.map((event) => event.t);
    expect(times).toEqual([...times].sort((a, b) => a - b));
  });

  test.prop([anyBotRound], { numRuns: 30 })('P8: hands are busy for a moment after a switch', (round) => {
    const { events } = simulateRound({ setup: setupOf(round), bots: botsOf(round) });
    const busyUntil = new Map<number, number>();
    for (const event of events) {
      if (event.type === 'place' || event.type === 'switch-pile' || event.type === 'exchange') {
        expect(event.t).toBeGreaterThanOrEqual(busyUntil.get(event.seat) ?? 0);
      }
      if (event.type === 'switch-pile') busyUntil.set(event.seat, event.t + SWITCH_MILLIS);
      if (event.type === 'exchange') {
        for (const seat of [event.seat, event.with]) busyUntil.set(seat, event.t + SWITCH_MILLIS);
      }
    }
  });

  test.prop([anyBotRound], { numRuns: 30 })('S5: all Starting tiles at once, at time 0, before anything else', (round) => {
    const { events, state } = simulateRound({ setup: setupOf(round), bots: botsOf(round) });
    const starts = state.setup.rules.startingTiles * state.paths.length;
    expect(events.slice(0, starts).every((event) => event.type === 'place' && event.t === 0)).toBe(true);
    expect(events.slice(starts).every((event) => event.t > 0)).toBe(true);
  });
});

describe('the same seed gives the same round', () => {
  test.prop([anyBotRound], { numRuns: 30 })('event by event', (round) => {
    const once = simulateRound({ setup: setupOf(round), bots: botsOf(round) });
    const twice = simulateRound({ setup: setupOf(round), bots: botsOf(round) });
    expect(twice.events).toEqual(once.events);
    expect(twice.state).toEqual(once.state);
  });

  test.prop([anyBotRound], { numRuns: 20, examples: [[{ seed: '[h\\', players: 4, runners: 4, chasers: 1, variants: [] }]] })(
    'also where every bot is shown everything twice',
    (round) => {
      const twice = (bot: Bot): Bot => ({
        role: bot.role,
        level: bot.level,
        seat: bot.seat,
        observe: (view, now, told) => {
          bot.observe(view, now, told);
          return bot.observe(view, now, told);
        },
      });
      const once = simulateRound({ setup: setupOf(round), bots: botsOf(round) });
      const shownTwice = simulateRound({ setup: setupOf(round), bots: botsOf(round).map(twice) });
      expect(shownTwice.events).toEqual(once.events);
    },
  );
});

describe('a plan', () => {
  test.prop([anyBotRound, fc.double({ min: 0, max: 0.99, noNaN: true })], { numRuns: 20 })(
    'is for a whole millisecond, never in the past, also on a clock with fractions',
    (round, fraction) => {
      const checked = (bot: Bot): Bot => ({
        role: bot.role,
        level: bot.level,
        seat: bot.seat,
        observe: (view, now) => {
          const shown = view.phase === 'planning' ? now : now + fraction;
          const plan = bot.observe(view, shown);
          if (plan !== null) {
            expect(Number.isInteger(plan.at)).toBe(true);
            expect(plan.at).toBeGreaterThanOrEqual(shown);
          }
          return plan;
        },
      });
      simulateRound({ setup: setupOf(round), bots: botsOf(round).map(checked) });
    },
  );
});

describe('a bot does the same when what it may not see changes', () => {
  test.prop([anyTwoPlayerRound], { numRuns: 40 })(
    'S4, P8: a Runner, for the other pile and the Starting tiles that were not drawn, until it takes up that pile',
    (round) => {
      const setup = setupOf(round);
      const seen = new Set([...(setup.piles?.[0] ?? []), ...(setup.starts ?? []).flat()]);
      const hidden = Object.keys(setup.tiles).filter((id) => !seen.has(id));
      // Without a Chaser nothing but the Runner's own doing changes the table.
      const alone = (dealt: RoundSetup): readonly RoundEvent[] => {
        const [runner, chaser] = botsOf(round);
        const idle: Bot = { role: 'chaser', level: chaser?.level ?? 1, seat: 1, observe: () => null };
        const { events } = simulateRound({ setup: dealt, bots: runner === undefined ? [] : [runner, idle], longest: 60_000 });
        const until = events.findIndex((event) => event.type === 'switch-pile');
        return until === -1 ? events : events.slice(0, until + 1);
      };
      expect(alone(stirred(setup, hidden, round.seed))).toEqual(alone(setup));
    },
  );

  test.prop([anyBotRound], { numRuns: 20 })('T1, F1: a Runner, for the pile of a partner, until it takes up that one', (round) => {
    const four = { ...round, players: 4 } as const;
    const setup = setupOf(four);
    // The partner opens and then stands still, as do the Chasers.
    const alone = (dealt: RoundSetup): readonly RoundEvent[] => {
      const bots = botsOf(four).map((bot): Bot => {
        if (bot.seat === 0) return bot;
        const observe: Bot['observe'] = (view, now) => (view.phase === 'planning' ? bot.observe(view, now) : null);
        return { role: bot.role, level: bot.level, seat: bot.seat, observe };
      });
      const { events } = simulateRound({ setup: dealt, bots, longest: 60_000 });
      const until = events.findIndex((event) => event.type === 'exchange');
      return until === -1 ? events : events.slice(0, until + 1);
    };
    const events = alone(setup);
    expect(events.length).toBeGreaterThanOrEqual(4);
    expect(alone(stirred(setup, setup.piles?.[1] ?? [], round.seed))).toEqual(events);
  });

  test.prop([anyBotRound], { numRuns: 40 })('S4, T1: a Chaser, for every tile that is not on the table', (round) => {
    const setup = setupOf(round);
    const { events, state } = simulateRound({ setup, bots: botsOf(round) });
    const placed = new Set(state.paths.flatMap((path) => path.tiles.map((tile) => tile.tile)));
    const hidden = Object.keys(setup.tiles).filter((id) => !placed.has(id));
    const seat = setup.roles.indexOf('chaser');
    const asked = (dealt: RoundSetup): unknown[] => {
      const bot = createBot({ role: 'chaser', level: round.chasers, seat, chance: chanceOf(round.seed) });
      const answers: unknown[] = [];
      let now: RoundState = beginRound(dealt);
      for (const event of events) {
        const plan = bot.observe(viewFor(now, seat), now.t);
        if (plan !== null && plan.at <= event.t) answers.push(plan.at, plan.decide(viewFor(now, seat), plan.at));
        else answers.push(plan?.at);
        const next = applyEvent(now, event);
        if (!next.ok) throw new Error(next.error.code);
        now = next.value;
      }
      return answers;
    };
    const answers = asked(setup);
    expect(answers.some((answer) => typeof answer === 'number')).toBe(true);
    expect(asked(stirred(setup, hidden, round.seed))).toEqual(answers);
  });
});

test.prop([anyBotRound], { numRuns: 20 })('an action stands for events of the bot’s own seat', (round) => {
  const [bot] = botsOf(round);
  const state = beginRound(setupOf(round));
  const view = viewFor(state, 0);
  const action = bot?.observe(view, 0)?.decide(view, 0) ?? null;
  expect(action?.type).toBe('open');
  const events = action === null ? [] : eventsOf(action, 0, 0);
  expect(events).toHaveLength(state.setup.rules.startingTiles);
  expect(events.every((event) => event.seat === 0 && event.t === 0 && event.type === 'place')).toBe(true);
});
