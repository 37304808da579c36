/** Picking puzzles: what is picked before the answer, and what is said of each tile afterwards. */
import { describe, expect, test } from 'vitest';
import { gradeAnswer } from '../../../../../../src/main/games/chase/puzzles/grade';
import { fittingTiles, gradeAtOnce } from '../../../../../../src/renderer/games/chase/drill/grade';
import { pickChoice } from '../../../../../../src/renderer/games/chase/drill/pick-choice.svelte';
import { rowText } from '../../../../../../src/renderer/games/chase/drill/judged-row';
import { pickReason, pickRows, spokenPick } from '../../../../../../src/renderer/games/chase/drill/pick-text';
import { tOr } from '../../../../../../src/renderer/lib/words.svelte';
import type { PickPuzzle } from '../../../../../../src/shared/chase/puzzle';
import { shipped } from './shipped';

const puzzles = shipped('pick');

function found(wanted: (fitting: number, all: number) => boolean): PickPuzzle {
  const puzzle = puzzles.find((each) => wanted(fittingTiles(each).length, each.question.tiles.length));
  if (puzzle === undefined) throw new Error('No such puzzle ships.');
  return puzzle;
}

describe('choosing', () => {
  test('tiles are picked in any order and told in the row’s; picked again, one is put back', () => {
    const puzzle = { ...found(() => true) };
    const [one = '', two = '', three = ''] = puzzle.question.tiles;
    const choice = pickChoice(puzzle);
    expect(choice.toggle(three)).toBe(true);
    expect(choice.toggle(one)).toBe(true);
    expect(choice.picked).toEqual([one, three]);
    expect(choice.inHand).toBe(one);
    expect(choice.toggle(three)).toBe(false);
    expect(choice.picked).toEqual([one]);
    expect(pickChoice(puzzle).picked).toEqual([one]);
    expect(choice.picked).not.toContain(two);
  });

  test('each tile keeps its own turn, and the hand goes round the row', () => {
    const choice = pickChoice({ ...found(() => true) });
    const [first = '', second = ''] = choice.tiles;
    choice.turn(1);
    choice.step(1);
    choice.turn(-1);
    expect([choice.rotationOf(first), choice.rotationOf(second)]).toEqual([90, 270]);
    choice.step(-1);
    choice.step(-1);
    expect(choice.inHand).toBe(choice.tiles.at(-1));
    choice.hold('no such tile');
    expect(choice.inHand).toBe(choice.tiles.at(-1));
  });
});

describe('judged', () => {
  test('each tile has its row: right, missed, wrong, or rightly left out', () => {
    for (const puzzle of puzzles) {
      const picked = puzzle.question.tiles.filter((_, at) => at % 2 === 0);
      const rows = pickRows(puzzle, picked);
      expect(rows.map(({ number }) => number)).toEqual(puzzle.question.tiles.map((_, at) => at + 1));
      for (const [at, { tile, spots, clauses }] of puzzle.answer.tiles.entries()) {
        const row = rows[at];
        const fits = spots.length > 0;
        expect(row?.judgement).toBe(fits ? (picked.includes(tile) ? 'right' : 'missed') : picked.includes(tile) ? 'wrong' : 'barred');
        expect(row?.ways.reduce((sum, way) => sum + way.rotations.length, 0)).toBe(spots.length);
        for (const clause of clauses) expect(row?.reason).toContain(tOr(`drill.barrier.${clause}`, 'clause.other'));
      }
    }
  });

  test('a row is read out with its number, what came of it, where and why', () => {
    const puzzle = found((fitting, all) => fitting > 0 && fitting < all);
    const rows = pickRows(puzzle, []);
    const fits = rows.find(({ judgement }) => judgement === 'missed');
    const barred = rows.find(({ judgement }) => judgement === 'barred');
    if (fits === undefined || barred === undefined) throw new Error('Both are there.');
    expect(rowText(fits)).toMatch(/^\d, Missed\. (north|east|south|west), .*\. The streets join\.$/);
    expect(rowText(barred)).toMatch(/^\d, Fits nowhere\. Every way breaks a rule: .*\.$/);
  });

  test('the sum in words', () => {
    expect(pickReason(found((fitting) => fitting === 0))).toBe('None of them fits.');
    expect(pickReason(found((fitting, all) => fitting === all))).toBe('All of them fit.');
    expect(pickReason(found((fitting) => fitting === 1))).toMatch(/^Tile \d fits, and no other\.$/);
    expect(pickReason(found((fitting, all) => fitting === 2 && all > 2))).toMatch(/^Tiles \d and \d fit, and no others\.$/);
  });

  test('the window grades as the main process does', () => {
    for (const puzzle of puzzles) {
      const fitting = fittingTiles(puzzle);
      for (const tiles of [fitting, fitting.slice(1), [...fitting].reverse(), puzzle.question.tiles.slice(0, 2)]) {
        const answer = { kind: 'pick' as const, tiles };
        expect(gradeAtOnce(puzzle, answer)).toBe(gradeAnswer(puzzle, answer)?.right);
      }
    }
  });
});

test('the question is read out with every tile of the row by its number', () => {
  const puzzle = found((_, all) => all === 4);
  const spoken = spokenPick(puzzle);
  for (const number of [1, 2, 3, 4]) expect(spoken).toMatch(new RegExp(`(Tile|Hideout) ${String(number)}\\. `));
});
