import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { matchAwards, matchFacts, type EndedRound, type MatchAward } from '../../../../src/rules/chase/awards';
import { CLOSE_MILLIS } from '../../../../src/rules/chase/close-calls';
import { simulateRound } from '../../../../src/main/games/chase/bots/simulate-round';
import type { RoundState } from '../../../../src/rules/chase/round';
import { anyWalkPlan, walkOfPlan } from '../../../fixtures/arbitrary';
import { anyBotRound, botsOf, setupOf, type BotRound } from '../../../fixtures/bot-rounds';
import { frozen } from '../../../fixtures/freeze';

/** What holds of the awards of any match. */
function hold(rounds: readonly EndedRound[]): void {
  const facts = matchFacts(frozen(rounds));
  const awards = matchAwards(frozen(rounds));
  holdShared(facts, awards);
  expect(new Set(awards.map(({ kind }) => kind)).size).toBe(awards.length);
  for (const award of facts) {
    expect(award.seats.length).toBeGreaterThan(0);
    expect([...award.seats]).toEqual([...new Set(award.seats)].sort((a, b) => a - b));
    const states = 'round' in award ? rounds.slice(award.round - 1, award.round) : rounds;
    for (const seat of award.seats) expect(states.some(({ state }) => played(state, seat))).toBe(true);
    if (award.kind === 'fastest-reader') expect(award.mean).toBeGreaterThanOrEqual(0);
    if (award.kind === 'boldest-path') expect(award.tiles).toBeGreaterThan(0);
    if (award.kind === 'closest-call') expect(award.margin).toBeLessThanOrEqual(CLOSE_MILLIS);
    if (award.kind === 'sharpest-onlooker' || award.kind === 'steadiest-reader') expect(award.right).toBeGreaterThanOrEqual(3);
    if (award.kind === 'longest-path') expect(award.tiles).toBeGreaterThanOrEqual(5);
  }
}

/** Each award is a fact, there are as many as of the first choice, and one of those gave way only where somebody else gained by it. */
function holdShared(facts: readonly MatchAward[], awards: readonly MatchAward[]): void {
  for (const award of awards) expect(facts).toContainEqual(award);
  const first = facts.filter(({ kind }) => kind !== 'steadiest-reader' && kind !== 'longest-path');
  expect(awards).toHaveLength(first.length);
  const people = (of: readonly MatchAward[]): Set<number> => new Set(of.flatMap(({ seats }) => seats));
  const given = people(awards);
  expect([...people(first)].every((seat) => given.has(seat))).toBe(true);
  const other = awards.filter(({ kind }) => kind === 'steadiest-reader' || kind === 'longest-path');
  if (other.length > 0) expect(given.size).toBeGreaterThan(people(first).size);
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
    for (const award of matchFacts(first)) {
      const after = matchFacts(more).find(({ kind }) => kind === award.kind);
      expect(after).toBeDefined();
      if (award.kind === 'closest-call' && after?.kind === 'closest-call') expect(after.margin).toBeLessThanOrEqual(award.margin);
      if (award.kind === 'boldest-path' && after?.kind === 'boldest-path') expect(after.tiles).toBeGreaterThanOrEqual(award.tiles);
    }
  });
});
