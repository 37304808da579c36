import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { matchAwards, type EndedRound } from '../../../../src/rules/chase/awards';
import { CLOSE_MILLIS } from '../../../../src/rules/chase/close-calls';
import { simulateRound } from '../../../../src/main/games/chase/bots/simulate-round';
import type { RoundState } from '../../../../src/rules/chase/round';
import { anyWalkPlan, walkOfPlan } from '../../../fixtures/arbitrary';
import { anyBotRound, botsOf, setupOf, type BotRound } from '../../../fixtures/bot-rounds';
import { frozen } from '../../../fixtures/freeze';

/** What holds of the awards of any match. */
function hold(rounds: readonly EndedRound[]): void {
  const awards = matchAwards(frozen(rounds));
  expect(new Set(awards.map(({ kind }) => kind)).size).toBe(awards.length);
  for (const award of awards) {
    expect(award.seats.length).toBeGreaterThan(0);
    expect([...award.seats]).toEqual([...new Set(award.seats)].sort((a, b) => a - b));
    const states = 'round' in award ? rounds.slice(award.round - 1, award.round) : rounds;
    for (const seat of award.seats) expect(states.some(({ state }) => played(state, seat))).toBe(true);
    if (award.kind === 'fastest-reader') expect(award.mean).toBeGreaterThanOrEqual(0);
    if (award.kind === 'boldest-path') expect(award.tiles).toBeGreaterThan(0);
    if (award.kind === 'closest-call') expect(award.margin).toBeLessThanOrEqual(CLOSE_MILLIS);
    if (award.kind === 'sharpest-onlooker') expect(award.right).toBeGreaterThanOrEqual(3);
  }
}

/** The seat laid a tile, put a marker, or is the Runner of a path. */
function played({ paths }: RoundState, seat: number): boolean {
  return paths.some(({ runner, tiles, marks }) => runner === seat || [...tiles, ...marks].some((each) => each.seat === seat));
}

const simulated = (plan: BotRound): EndedRound => ({
  state: simulateRound({ setup: setupOf(plan), bots: botsOf(plan) }).state,
  late: null,
});

describe('what a match is remembered for', () => {
  test.prop([fc.array(anyWalkPlan, { maxLength: 3 })])('each award goes to somebody who played, after any rounds at all', (plans) => {
    hold(plans.map((plan) => ({ state: walkOfPlan(plan).states.at(-1) as RoundState, late: null })));
  });

  test.prop([fc.array(anyBotRound, { minLength: 1, maxLength: 3 })], { numRuns: 15 })('and after rounds between bots', (plans) => {
    hold(plans.map(simulated));
  });

  test.prop([anyBotRound], { numRuns: 10 })('a round more takes nothing away, and makes nothing worse but a mean', (plan) => {
    const first = [simulated(plan)];
    const more = [...first, simulated({ ...plan, seed: `${plan.seed}/more` })];
    for (const award of matchAwards(first)) {
      const after = matchAwards(more).find(({ kind }) => kind === award.kind);
      expect(after).toBeDefined();
      if (award.kind === 'closest-call' && after?.kind === 'closest-call') expect(after.margin).toBeLessThanOrEqual(award.margin);
      if (award.kind === 'boldest-path' && after?.kind === 'boldest-path') expect(after.tiles).toBeGreaterThanOrEqual(award.tiles);
    }
  });
});
