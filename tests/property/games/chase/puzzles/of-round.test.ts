/** Mistakes of rounds between bots: each is a puzzle that holds and whose answer is the judge's, or says why it makes none. */
import { test } from '@fast-check/vitest';
import * as v from 'valibot';
import { expect } from 'vitest';
import { simulateRound } from '../../../../../src/main/games/chase/bots/simulate-round';
import { puzzlesOfRound } from '../../../../../src/main/games/chase/puzzles/of-round';
import { provePuzzle } from '../../../../../src/main/games/chase/puzzles/prove';
import { chase } from '../../../../../src/rules/chase/chase';
import { walkOf } from '../../../../../src/rules/chase/explain';
import { judgeRound } from '../../../../../src/rules/chase/judge';
import type { RoundEvent, RoundSetup } from '../../../../../src/rules/chase/round';
import { PuzzleSchema } from '../../../../../src/shared/chase/puzzle';
import { NO_PUZZLE } from '../../../../../src/shared/learn-requests';
import type { RoundLog } from '../../../../../src/shared/replay-requests';
import { anyBotRound, botsOf, setupOf } from '../../../../fixtures/bot-rounds';

/** As main hands a round out. */
function logOf(setup: RoundSetup, events: readonly RoundEvent[]): RoundLog {
  return { rules: setup.rules, tiles: setup.tiles, deal: chase.dealt(setup), events };
}

// Beginners make mistakes.
const poorRound = anyBotRound.map((round) => ({ ...round, runners: 1 as const, chasers: 1 as const }));

test.prop([poorRound], { numRuns: 60 })('J1, J3: every mistake of a round makes a puzzle that is proved, or tells why not', (round) => {
  const setup = setupOf(round);
  const { events, state } = simulateRound({ setup, bots: botsOf(round) });
  const found = puzzlesOfRound(logOf(setup, events));
  const walk = walkOf(state);
  const wrong = judgeRound(state).markers.filter(({ ok }) => !ok).length + walk.filter(({ fault }) => fault !== null).length;
  expect(found).toHaveLength(wrong);
  expect([...found].sort((one, other) => one.event - other.event)).toEqual(found);
  // What lists of matches count by seat is the same.
  expect(chase.mistakes(state)).toEqual(setup.roles.map((_, seat) => found.filter((each) => each.seat === seat).length));
  for (const { event, seat, made } of found) {
    const happened = events[event];
    expect(happened?.seat).toBe(seat);
    if (!made.ok) {
      expect(NO_PUZZLE).toContain(made.error);
      continue;
    }
    const { puzzle } = made.value;
    if (puzzle.game !== 'chase') throw new Error('A puzzle of another game.');
    expect(v.safeParse(PuzzleSchema, JSON.parse(JSON.stringify(puzzle))).success).toBe(true);
    expect(provePuzzle(puzzle).ok).toBe(true);
    if (happened?.type === 'mark' && puzzle.kind === 'read') {
      const nth = events.slice(0, event).filter(({ type }) => type === 'mark').length;
      const judged = judgeRound(state).markers[nth];
      // M6: of what the judge calls right, what there still was a marker of.
      expect(judged?.legal).toEqual(expect.arrayContaining(puzzle.answer.symbols));
      if (puzzle.question.out === undefined) expect(puzzle.answer.symbols).toEqual(judged?.legal);
      expect(puzzle.answer.symbols).not.toContain(happened.symbol);
      expect(puzzle.question.direction).toBe(judged?.direction);
    } else if (happened?.type === 'place' && puzzle.kind === 'place') {
      const step = walk.find(({ placed }) => placed.tile === happened.tile);
      const tried = puzzle.answer.tries.find(
        ({ cell, rotation }) => cell.x === happened.cell.x && cell.y === happened.cell.y && rotation === happened.rotation,
      );
      expect(tried?.clause).toBe(step?.fault);
    } else throw new Error(`a ${String(happened?.type)} became a ${puzzle.kind} puzzle`);
  }
});

test.prop([poorRound], { numRuns: 20 })('the same mistake is the same puzzle, whatever the tiles are called', (round) => {
  const setup = setupOf(round);
  const { events } = simulateRound({ setup, bots: botsOf(round) });
  const ids = (of: ReturnType<typeof puzzlesOfRound>) => of.map(({ made }) => (made.ok ? made.value.puzzle.id : made.error));
  const once = ids(puzzlesOfRound(logOf(setup, events)));
  const called = (id: string): string => `x-${id}`;
  const renamed = JSON.parse(
    JSON.stringify({ rules: setup.rules, tiles: setup.tiles, deal: chase.dealt(setup), events }).replace(
      /"(?:[a-z]+\d+)"(?=[,:\]}])/g,
      (text) => (Object.hasOwn(setup.tiles, text.slice(1, -1)) ? JSON.stringify(called(text.slice(1, -1))) : text),
    ),
  ) as RoundLog;
  expect(ids(puzzlesOfRound(renamed))).toEqual(once);
});
