/** Placing puzzles: what is noted before the answer, and what is said of each place afterwards. */
import { describe, expect, test } from 'vitest';
import { gradeAnswer } from '../../../../../../src/main/games/chase/puzzles/grade';
import { gradeAtOnce, legalSpots } from '../../../../../../src/renderer/games/chase/drill/grade';
import { placeChoice } from '../../../../../../src/renderer/games/chase/drill/place-choice.svelte';
import { placeReason, placeRows, spokenPlace } from '../../../../../../src/renderer/games/chase/drill/place-text';
import { clauseText } from '../../../../../../src/renderer/games/chase/lib/verdict-text';
import type { PlacePuzzle, Spot } from '../../../../../../src/shared/chase/puzzle';
import { shipped } from './shipped';

const puzzles = shipped('place');

function found(wanted: (puzzle: PlacePuzzle) => boolean): PlacePuzzle {
  const puzzle = puzzles.find(wanted);
  if (puzzle === undefined) throw new Error('No such puzzle ships.');
  return puzzle;
}
const legal = (puzzle: PlacePuzzle): number => legalSpots(puzzle).length;

describe('choosing', () => {
  test('a place is noted, turned on and noted again, and crossed out', () => {
    const choice = placeChoice({ ...found((each) => legal(each) > 2) });
    expect(choice.toggle()).toBeNull();
    choice.stepCell(1);
    expect(choice.cell).toEqual(choice.cells[0]);
    expect(choice.toggle()).toBe(true);
    choice.turn(1);
    expect(choice.toggle()).toBe(true);
    const [cell] = choice.cells;
    expect(choice.spots).toEqual([
      { cell, rotation: 0 },
      { cell, rotation: 90 },
    ]);
    choice.turn(-1);
    expect(choice.toggle()).toBe(false);
    expect(choice.spots).toEqual([{ cell, rotation: 90 }]);
  });

  test('the cells are gone through up and down', () => {
    const choice = placeChoice({ ...found(() => true) });
    const rows = choice.cells.map(({ y }) => y);
    choice.stepCell(-1);
    expect(choice.cell?.y).toBe(Math.max(...rows));
    for (const _ of choice.cells) choice.stepCell(1);
    expect(choice.cell?.y).toBe(Math.min(...rows));
  });

  test('a cell that cannot be reached is none (P9)', () => {
    const choice = placeChoice({ ...found(() => true) });
    expect(choice.toggle({ cell: { x: 39, y: 39 }, rotation: 0 })).toBeNull();
    expect(choice.spots).toEqual([]);
  });

  test('what was noted outlasts a pause, which hides the puzzle and all that shows it', () => {
    const puzzle = { ...found(() => true) };
    const [cell] = placeChoice(puzzle).cells;
    if (cell === undefined) throw new Error('There is a cell.');
    placeChoice(puzzle).toggle({ cell, rotation: 180 });
    expect(placeChoice(puzzle).spots).toHaveLength(1);
    expect(placeChoice({ ...puzzle }).spots).toEqual([]);
  });
});

describe('judged', () => {
  test('every try is in one row and in that row only, with its own clause (P1 to P7, F3)', () => {
    for (const puzzle of puzzles) {
      const tries = puzzle.answer.tries;
      const named = tries.filter((_, at) => at % 3 === 0).map(({ cell, rotation }): Spot => ({ cell, rotation }));
      const rows = placeRows(puzzle, named);
      const told = rows.flatMap((row) => row.ways.flatMap(({ cell, rotations }) => rotations.map((rotation) => ({ cell, rotation, row }))));
      expect(told).toHaveLength(tries.length);
      for (const { cell, rotation, clause } of tries) {
        const row = told.find((each) => each.cell.x === cell.x && each.cell.y === cell.y && each.rotation === rotation)?.row;
        const isNamed = named.some((each) => each.cell === cell && each.rotation === rotation);
        expect(row?.judgement).toBe(clause === undefined ? (isNamed ? 'right' : 'missed') : isNamed ? 'wrong' : 'barred');
        if (clause !== undefined) expect(row?.reason).toBe(clauseText(clause));
      }
    }
  });

  test('what there is to learn from comes first', () => {
    const puzzle = found((each) => legal(each) > 1 && legal(each) < each.answer.tries.length);
    const [right] = legalSpots(puzzle);
    const barred = puzzle.answer.tries.find(({ clause }) => clause !== undefined);
    if (right === undefined || barred === undefined) throw new Error('Both are there.');
    const rows = placeRows(puzzle, [right, { cell: barred.cell, rotation: barred.rotation }]);
    const order = rows.map(({ judgement }) => judgement).filter((each, at, all) => all.indexOf(each) === at);
    expect(order).toEqual(['wrong', 'missed', 'right', 'barred'].filter((each) => order.some((one) => one === each)));
    expect(order.slice(0, 3)).toEqual(['wrong', 'missed', 'right']);
  });

  test('the sum in words', () => {
    const nowhere = found((each) => legal(each) === 0);
    expect(placeReason(nowhere, [])).toBe('It fits nowhere.');
    const [any] = nowhere.answer.tries;
    if (any === undefined) throw new Error('There is a try.');
    expect(placeReason(nowhere, [{ cell: any.cell, rotation: any.rotation }])).toBe('It fits nowhere. 1 of yours is against the rules.');
    const three = found((each) => legal(each) === 3);
    expect(placeReason(three, legalSpots(three))).toBe('It fits in 3 places.');
    expect(placeReason(three, legalSpots(three).slice(1))).toBe('It fits in 3 places. 1 was missed.');
    expect(placeReason(three, [])).toBe('It fits in 3 places. 3 were missed.');
  });

  test('the window grades as the main process does', () => {
    for (const puzzle of puzzles) {
      const spots = legalSpots(puzzle);
      for (const each of [
        spots,
        spots.slice(1),
        [...spots].reverse(),
        puzzle.answer.tries.slice(0, 3).map(({ cell, rotation }) => ({ cell, rotation })),
      ]) {
        const answer = { kind: 'place' as const, spots: each };
        expect(gradeAtOnce(puzzle, answer)).toBe(gradeAnswer(puzzle, answer)?.right);
      }
    }
  });
});

test('the question is read out with the tile in hand and the street’s end', () => {
  const first = found(({ position }) => position.paths[0]?.length === 0);
  expect(spokenPlace(first)).toMatch(/^This tile is the first\. .* In your hand: .*Exits: .*The street has 0 tiles\. Prison/);
  const later = found(({ position }) => position.paths.length === 1 && position.paths[0]?.length === 4);
  expect(spokenPlace(later)).toMatch(/^Where does this tile fit .*The street has 4 tiles\. .* 4, /);
});
