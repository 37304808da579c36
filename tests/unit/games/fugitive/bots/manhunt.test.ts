import { expect, test } from 'vitest';
import { huntCall } from '../../../../../src/main/games/fugitive/bots/manhunt';
import { playSeries } from '../../../../../src/main/games/fugitive/bots/simulate-game';
import { countedAt } from '../../../../../src/rules/fugitive/notepad/count';
import { STANDARD_RULES } from '../../../../../src/rules/fugitive/deal';
import { faceDown } from '../../../../../src/rules/fugitive/row';
import type { State } from '../../../../../src/rules/fugitive/types';
import { hidden } from '../../../../../src/rules/fugitive/view';

const STEPS = 60_000;

/** Manhunts as the Marshal sees them at their first call, with so many hideouts face down. */
function hunts(down: number): State[] {
  const found: State[] = [];
  for (let game = 0; game < 40 && found.length < 6; game++) {
    playSeries(STANDARD_RULES, { fugitive: 1, marshal: 5 }, `hunt ${String(game)}`, (state) => {
      if (state.tasks[0]?.do === 'hunt' && faceDown(state.row).length === down) found.push(hidden(state, 'marshal'));
    });
  }
  return found;
}

test('with one hideout face down a Manhunt calls what is likeliest (H2)', () => {
  const states = hunts(1);
  expect(states.length).toBeGreaterThan(0);
  for (const state of states) {
    const counted = countedAt(state, STEPS);
    if (counted === null) continue;
    expect(huntCall(state, STEPS)?.found).toBe(Math.max(...counted.odds.values()));
  }
});

test('with two it finds both at least as often as the likeliest pair is there', () => {
  const states = hunts(2);
  expect(states.length).toBeGreaterThan(0);
  for (const state of states) {
    const counted = countedAt(state, STEPS);
    if (counted === null) continue;
    const hunt = huntCall(state, STEPS);
    // Whoever calls the surer of a pair and then the other finds that pair, so that no pair of such a number is likelier.
    const likeliest = [...counted.odds].sort(([, one], [, two]) => two - one).map(([number]) => number);
    const pairs = likeliest.slice(0, 4).flatMap((one) => likeliest.filter((two) => two !== one).map((two) => counted.oddsOf([one, two])));
    expect(hunt?.found).toBeGreaterThanOrEqual(Math.max(...pairs) - 1e-9);
    expect(hunt?.found).toBeLessThanOrEqual((counted.odds.get(hunt?.number ?? 0) ?? 0) + 1e-9);
  }
});

test('with more than three it leaves it to what is likeliest', () => {
  for (const state of hunts(4)) expect(huntCall(state, STEPS)).toBeNull();
});
