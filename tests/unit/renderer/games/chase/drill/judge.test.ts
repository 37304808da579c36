/** A finished round in the window: gone through as the table received it, and what can be named of it. */
import { describe, expect, test } from 'vitest';
import { answerOf, JudgeChoice, mistakesAt } from '../../../../../../src/renderer/games/chase/drill/judge-choice.svelte';
import { itemsBefore, roundToJudge } from '../../../../../../src/renderer/games/chase/drill/judge-round';
import { endingText, judgeReason, spokenJudge } from '../../../../../../src/renderer/games/chase/drill/judge-text';
import { gradeAtOnce } from '../../../../../../src/renderer/games/chase/drill/grade';
import { judge } from '../../../../../../src/rules/chase/judge';
import { judgedRound } from '../../../../../../src/main/games/chase/puzzles/judge';
import type { JudgePuzzle } from '../../../../../../src/shared/chase/puzzle';
import type { Replay } from '../../../../../../src/shared/chase/replay';
import alone from '../../../../../fixtures/words/c03-alone.lookout.json';
import { shipped } from './shipped';

const rounds = shipped('judge');

/** The first round whose mistake breaks this clause; left out, the first without a mistake. */
function roundWith(clause?: string): JudgePuzzle {
  const found = rounds.find(({ answer: { mistakes } }) => (clause === undefined ? mistakes.length === 0 : mistakes[0]?.clause === clause));
  if (found === undefined) throw new Error(`No round with ${String(clause)}.`);
  return found;
}

/** The stored lone escape without a mistake as a puzzle. */
function lone(): JudgePuzzle {
  const replay = alone as unknown as Replay;
  const [round] = replay.rounds;
  if (round === undefined) throw new Error('No round.');
  return { ...roundWith(), tiles: replay.tiles, position: { rules: replay.rules, round }, answer: { mistakes: [] } };
}

describe('a round gone through', () => {
  test('has its tiles and markers in order; M4: only the last marker of a caught Runner is final', () => {
    for (const puzzle of rounds) {
      const { view, steps } = roundToJudge(puzzle);
      const { events } = puzzle.position.round;
      expect(steps).toHaveLength(events.filter(({ type }) => type === 'place').length);
      const [path] = view.paths;
      expect(path?.marks.map(({ symbol }) => symbol)).toEqual(events.flatMap((event) => (event.type === 'mark' ? [event.symbol] : [])));
      expect(path?.marks.map(({ final }) => final).lastIndexOf(true)).toBe(view.ending === 'caught' ? (path?.marks.length ?? 0) - 1 : -1);
      expect(path?.caught).toBe(view.ending === 'caught');
    }
  });

  test('M3, M4: the first marker that the walk calls wrong is the mistake of the answer', () => {
    for (const puzzle of rounds) {
      const mistake = puzzle.answer.mistakes.find(({ side }) => side === 'chasers');
      const wrong = roundToJudge(puzzle).steps.find(({ marker }) => marker?.ok === false);
      if (mistake === undefined) continue;
      expect({ position: wrong?.position, clause: wrong?.marker?.final === true ? 'M4' : 'M3' }).toEqual({
        position: mistake.position,
        clause: mistake.clause,
      });
    }
  });

  test('P6: the items on the table before the Hideout', () => {
    const puzzle = roundWith('P6');
    const round = roundToJudge(puzzle);
    const hideout = round.steps.find(({ placed }) => puzzle.tiles[placed.tile]?.kind === 'hideout');
    if (hideout === undefined) throw new Error('No Hideout.');
    expect(itemsBefore(round, hideout).length).toBeLessThan(3);
  });
});

describe('what can be named', () => {
  test('the right answer of every round is among the options of its tile', () => {
    for (const puzzle of rounds) {
      const choice = new JudgeChoice(puzzle);
      const [mistake] = puzzle.answer.mistakes;
      if (mistake !== undefined) expect(choice.lookAt(mistake.path, mistake.position)).toBe(true);
      const option = mistake === undefined ? 'none' : choice.options.find((each) => each !== 'none' && each.clause === mistake.clause);
      expect(option !== undefined && gradeAtOnce(puzzle, answerOf(option))).toBe(true);
    }
  });

  test('P7 beside the Prison, P3 and P4 further on, P6 and F3 for a Hideout, a marker where there is one', () => {
    const [first, second] = roundToJudge(roundWith('M3')).steps;
    if (first === undefined || second === undefined) throw new Error('Too short.');
    const clauses = (...given: Parameters<typeof mistakesAt>) => mistakesAt(...given).map(({ clause }) => clause);
    expect(clauses(first, 'start', 1)).toEqual(['M3', 'P1', 'P2', 'P7']);
    expect(clauses({ ...second, marker: null }, 'hideout', 1)).toEqual(['P1', 'P2', 'P3', 'P4', 'P6']);
    expect(clauses({ ...second, marker: null }, 'hideout', 2)).toEqual(['P1', 'P2', 'P3', 'P4', 'P6', 'F3']);
  });

  test('keys go around the options, another tile begins anew, and there is no tile past the ends', () => {
    const choice = new JudgeChoice(roundWith('M3'));
    choice.stepOption(-1);
    expect(choice.option).toBe('none');
    choice.stepOption(1);
    expect(choice.option).toMatchObject({ side: 'chasers', position: 1 });
    expect(choice.look(1)).toBe(true);
    expect(choice.option).toBeNull();
    expect(choice.look(-1)).toBe(false);
    expect(choice.look(99)).toBe(false);
    expect(choice.at).toBe(1);
  });
});

describe('the end in words', () => {
  test('J2, F5: what is said of a round without a mistake is what the judge says of it', () => {
    const clean = rounds.filter(({ answer }) => answer.mistakes.length === 0);
    expect(clean.length).toBeGreaterThan(10);
    for (const puzzle of clean) {
      const state = judgedRound(puzzle);
      if (!state.ok) throw new Error('No round.');
      const unread = judge(state.value).reasons.some(({ why }) => why === 'clean-hideout');
      expect(judgeReason(puzzle, { kind: 'judge', mistakes: [] }).includes('whatever the markers say')).toBe(unread);
    }
  });

  test('F5: after a lone escape the markers were looked at, and the end says who was caught', () => {
    const puzzle = lone();
    expect(endingText(roundToJudge(puzzle))).toBe('A Hideout was reached by one Runner; the other had been caught.');
    expect(judgeReason(puzzle, { kind: 'judge', mistakes: [] })).toBe('There is no mistake in this round.');
  });
});

describe('in words', () => {
  test('the first mistake is told with its tile and rule, or that there is none', () => {
    const placed = roundWith('P4');
    expect(judgeReason(placed, { kind: 'judge', mistakes: [] })).toMatch(
      /Runner's, on tile \d+\. A roadblock stands in the way: it may only meet trees\.$/,
    );
    expect(judgeReason(roundWith('M3'), { kind: 'judge', mistakes: [] })).toMatch(/marker on tile \d+\..*Right would have been .*\.$/);
    expect(judgeReason(roundWith(), { kind: 'judge', mistakes: [] })).toMatch(/^There is no mistake/);
  });

  test('a tile is read out with its marker and what lay beside it; P1: also that it lies past the edge', () => {
    expect(spokenJudge(roundWith(), 0)).toMatch(
      /^Find the first mistake.*Tile 1 of \d+.*Marked \w+\. Beside it when it was placed: the Prison to the/,
    );
    const beyond = roundWith('P1');
    const at = (beyond.answer.mistakes[0]?.position ?? 1) - 1;
    expect(spokenJudge(beyond, at)).toMatch(/It lies past the table's edge\./);
    expect(spokenJudge(beyond, at - 1)).not.toMatch(/past the table's edge/);
  });
});
