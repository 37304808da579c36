import { expect, test } from 'vitest';
import { chanceOf } from '../../../../../src/main/chance';
import { botOf } from '../../../../../src/main/games/fugitive/bots/bot';
import { playSeries } from '../../../../../src/main/games/fugitive/bots/simulate-game';
import { paceOf } from '../../../../../src/main/games/fugitive/bots/thinking';
import { fugitive } from '../../../../../src/rules/fugitive/fugitive';
import type { Role, State } from '../../../../../src/rules/fugitive/types';
import { mixOf, otherwise } from '../../../../fixtures/fugitive-games';

/** The states of a game in which somebody has to act. */
function statesOf(mix: number): State[] {
  const states: State[] = [];
  playSeries(mixOf(mix), { fugitive: 2, marshal: 2 }, 'thinking', (state) => {
    if (state.outcome === null) states.push(state);
  });
  return states;
}

/** What a bot of a level waits before each act on such tables, acting in between. */
function delays(states: readonly State[], level: number, role: Role): number[] {
  const chance = chanceOf('bot');
  const pace = paceOf(level, chance);
  const bot = botOf(role, level, chance);
  return states.map((state) => {
    const [seat] = fugitive.actors(state);
    const time = pace(state);
    if (seat !== undefined && state.setup.roles[seat] === role) bot(fugitive.view(state, seat));
    return time;
  });
}

test.each(['fugitive', 'marshal'] as const)('the delays of the %s are the same, whatever it holds (I9)', (role) => {
  const states = statesOf(3);
  const other = role === 'fugitive' ? 'marshal' : 'fugitive';
  // Other cards wherever the other side sees none, the bot's own among them; what it does then may be another thing.
  const elsewhere = states.map((state) => otherwise(state, other));
  const pace = (all: readonly State[]): number[] => {
    const chance = chanceOf('bot');
    const own = paceOf(4, chance);
    return all.map((state) => own(state));
  };
  expect(pace(elsewhere)).toEqual(pace(states));
  // Nor do the acts in between use up what the delays are drawn from.
  expect(delays(states, 4, role)).toEqual(pace(states));
});

test('a delay is a whole number of milliseconds that a person might take, shorter at a higher level', () => {
  const states = statesOf(0);
  const mean = (level: number): number => {
    const pace = paceOf(level, chanceOf('mean'));
    const times = states.map((state) => pace(state));
    for (const time of times) {
      expect(Number.isInteger(time)).toBe(true);
      expect(time).toBeGreaterThanOrEqual(400);
      expect(time).toBeLessThanOrEqual(10_000);
    }
    return times.reduce((sum, time) => sum + time, 0) / times.length;
  };
  expect(mean(10)).toBeLessThan(mean(1));
});
