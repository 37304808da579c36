import { describe, expect, test } from 'vitest';
import type { Bot, BotAction } from '../../../../../src/main/games/chase/bots/bot';
import { simulateRound } from '../../../../../src/main/games/chase/bots/simulate-round';
import { applyEvent } from '../../../../../src/rules/chase/apply';
import { beginRound } from '../../../../../src/rules/chase/round';
import { round } from '../../../../fixtures/round';
import { botsOf, setupOf } from '../../../../fixtures/bot-rounds';

const SETUP = round({
  setup: {
    piles: [
      ['a', 'b'],
      ['c', 'd'],
    ],
    starts: [['s1', 's2']],
  },
}).state.setup;

/** A bot that does one act after another at the given times. */
function scripted(role: 'runner' | 'chaser', seat: number, acts: readonly (readonly [number, BotAction | null])[]): Bot {
  let done = 0;
  return {
    role,
    level: 1,
    seat,
    observe: (_view, now) => {
      const [at, action] = acts[done] ?? [];
      if (at === undefined || action === undefined) return null;
      return {
        at: Math.max(at, now),
        decide: () => {
          done++;
          return action;
        },
      };
    },
  };
}

const OPEN: BotAction = {
  type: 'open',
  tiles: [
    { tile: 's1', cell: { x: 10, y: 5 }, rotation: 0 },
    { tile: 's2', cell: { x: 10, y: 4 }, rotation: 0 },
  ],
};
const placing = (tile: string, y: number): BotAction => ({ type: 'place', tile, cell: { x: 10, y }, rotation: 0 });

describe('a round in virtual time', () => {
  test('the clock jumps from act to act, and events carry it', () => {
    const runner = scripted('runner', 0, [
      [0, OPEN],
      [1500, placing('a', 3)],
    ]);
    const chaser = scripted('chaser', 1, [[900, { type: 'mark', symbol: 'triangle' }]]);
    const { events, state } = simulateRound({ setup: SETUP, bots: [runner, chaser] });
    expect(events.map((event) => [event.type, event.t])).toEqual([
      ['place', 0],
      ['place', 0],
      ['mark', 900],
      ['place', 1500],
    ]);
    expect(state.phase).toBe('running');
  });

  test('P8: what busy hands do is not taken, and told', () => {
    const runner = scripted('runner', 0, [
      [0, OPEN],
      [1000, { type: 'switch-pile' }],
      [1599, placing('c', 3)],
      [1600, placing('c', 3)],
    ]);
    const { events, refused } = simulateRound({ setup: SETUP, bots: [runner, scripted('chaser', 1, [])] });
    expect(refused.map(({ code, event }) => [code, event.t])).toEqual([['hands-busy', 1599]]);
    expect(events.at(-1)).toMatchObject({ type: 'place', tile: 'c', t: 1600 });
  });

  test('P9: what the engine refuses is told and changes nothing', () => {
    const runner = scripted('runner', 0, [
      [0, OPEN],
      [1000, placing('c', 3)],
      [2000, placing('a', 3)],
    ]);
    const { events, refused } = simulateRound({ setup: SETUP, bots: [runner, scripted('chaser', 1, [])] });
    expect(refused).toMatchObject([{ code: 'tile-not-held' }]);
    expect(events).toHaveLength(3);
  });

  test('a round in which nobody acts any more ends as it stands, and so does one that takes too long', () => {
    const idle = simulateRound({ setup: SETUP, bots: [scripted('runner', 0, [[0, OPEN]]), scripted('chaser', 1, [])] });
    expect(idle.state.ending).toBeNull();
    const late = scripted('runner', 0, [
      [0, OPEN],
      [5001, placing('a', 3)],
    ]);
    const cut = simulateRound({ setup: SETUP, bots: [late, scripted('chaser', 1, [])], longest: 5000 });
    expect(cut.events).toHaveLength(2);
  });

  test('the events fold to the state', () => {
    const game = { seed: 'fold', players: 2, runners: 5, chasers: 5, variants: [] } as const;
    const { events, state } = simulateRound({ setup: setupOf(game), bots: botsOf(game) });
    let folded = beginRound(setupOf(game));
    for (const event of events) {
      const next = applyEvent(folded, event);
      if (!next.ok) throw new Error(next.error.code);
      folded = next.value;
    }
    expect(folded).toEqual(state);
  });
});
