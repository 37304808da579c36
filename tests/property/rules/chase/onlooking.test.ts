import { fc, test } from '@fast-check/vitest';
import { afterAll, describe, expect } from 'vitest';
import { actorsOf, chase } from '../../../../src/rules/chase/chase';
import { closeCalls } from '../../../../src/rules/chase/close-calls';
import { walkOf } from '../../../../src/rules/chase/explain';
import { judge } from '../../../../src/rules/chase/judge';
import { guessedBy, guessedIn, onlookedPath, toGuess } from '../../../../src/rules/chase/onlooking';
import { applyEvent } from '../../../../src/rules/chase/apply';
import { beginRound, type RoundState } from '../../../../src/rules/chase/round';
import { SYMBOLS } from '../../../../src/rules/chase/tile';
import { viewFor } from '../../../../src/rules/chase/view';
import { anyDeal, anyWalkPlan, setupOf, walkOfPlan, type WalkPlan } from '../../../fixtures/arbitrary';

/** Rounds of four in which Chasers are quick, so that one path is over while the other one goes on. */
const anyFour = fc
  .record({ deal: anyDeal.filter(({ roles }) => roles.length === 4), plan: anyWalkPlan })
  .map(({ deal, plan }): WalkPlan => ({ ...plan, deal, lean: { legal: 90, placing: 55, homing: 0, leaving: 0, aside: 5 } }));
const anyRound: fc.Arbitrary<WalkPlan> = fc.oneof({ weight: 3, arbitrary: anyFour }, { weight: 1, arbitrary: anyWalkPlan });

/** The same events with guesses between them, as `numbers` have it; each seat that may guess tries, and so does each that may not. */
function withGuesses(state: RoundState, numbers: readonly number[], t: number): RoundState {
  let now = state;
  for (const seat of state.setup.roles.keys()) {
    const number = numbers[(state.marks.length + seat) % numbers.length] ?? 0;
    const index = onlookedPath(now, seat);
    const path = index === null ? undefined : now.paths[index];
    const open = path === undefined ? [] : toGuess(path, guessedBy(now, seat));
    const position = open.length === 0 ? 1 : (open[number % open.length] ?? 0) + 1;
    const guessed = applyEvent(now, { t, seat, type: 'guess', position, symbol: SYMBOLS[number % 4] ?? 'star' });
    if (path === undefined || open.length === 0) expect(guessed.ok).toBe(false);
    else if (!now.paused) expect(guessed.ok).toBe(true);
    if (guessed.ok) now = guessed.value;
  }
  return now;
}

describe('F4: guesses on the side', () => {
  /** How many there were in all rounds: none at all would prove nothing. */
  let all = 0;
  afterAll(() => expect(all).toBeGreaterThan(20));

  test.prop([anyRound, fc.array(fc.nat(1000), { minLength: 1, maxLength: 9 })])(
    'change nothing but themselves: no verdict, no view, nothing that can be done',
    (plan, numbers) => {
      const { events, states } = walkOfPlan(plan);
      let state = beginRound(setupOf(plan.deal));
      for (const [at, event] of events.entries()) {
        state = withGuesses(state, numbers, event.t);
        const next = applyEvent(state, event);
        expect(next.ok).toBe(true);
        if (!next.ok) return;
        state = next.value;
        expect({ ...state, guesses: [] }).toEqual(states[at + 1]);
      }
      const plain = states[states.length - 1]!;
      all += state.guesses.length;
      expect(judge(state)).toEqual(judge(plain));
      expect(walkOf(state)).toEqual(walkOf(plain));
      expect(closeCalls(state)).toEqual(closeCalls(plain));
      expect(chase.outcome(state)).toEqual(chase.outcome(plain));
      expect(actorsOf(state)).toEqual(actorsOf(plain));
      for (const seat of [null, ...state.setup.roles.keys()]) expect(viewFor(state, seat)).toEqual(viewFor(plain, seat));
      for (const { seat, guesses, right } of guessedIn(state)) {
        expect(guesses).toBe(guessedBy(state, seat).length);
        expect(right).toBeLessThanOrEqual(guesses);
      }
    },
  );
});
