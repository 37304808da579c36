/** What the window says of an answer at once is what the main process says: on every shipped trail and round. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { gradeAnswer } from '../../../../../src/main/games/chase/puzzles/grade';
import { readShippedPack } from '../../../../../src/main/games/chase/puzzles/pack';
import { gradeAtOnce } from '../../../../../src/renderer/games/chase/drill/grade';
import { gradedMarks } from '../../../../../src/renderer/games/chase/drill/trail';
import type { TrailPuzzle } from '../../../../../src/shared/chase/puzzle';
import type { PuzzleAnswer } from '../../../../../src/shared/chase/puzzle-answer';
import type { ChaseSymbol } from '../../../../../src/shared/chase/replay';

const pack = readShippedPack(readFileSync('resources/chase/puzzles.json', 'utf8'));
if (!pack.ok) throw new Error('The shipped pack is at fault.');
const { puzzles } = pack.value;
const SYMBOLS: readonly ChaseSymbol[] = ['triangle', 'star', 'square', 'diamond'];

/** Markers up to the tile at `last`, which lies last; the one at `slip` (from 1) is wrong. */
function marksOf({ answer }: TrailPuzzle, last: number, slip: number): Extract<PuzzleAnswer, { kind: 'trail' }> {
  const marks = answer.tiles.slice(0, last).map((tile, at) => {
    const position = at + 1;
    const symbols = (position === last ? tile.final : tile.next)?.symbols ?? [];
    const symbol = SYMBOLS.find((each) => symbols.includes(each) === (position !== slip)) ?? 'star';
    return { symbol, lying: Math.min(last, Math.max(2, position + 1)) };
  });
  return { kind: 'trail', marks };
}

describe('trails', () => {
  test('caught on any tile, slipped on any, or left before the end', () => {
    for (const puzzle of puzzles) {
      if (puzzle.kind !== 'trail') continue;
      const { length } = puzzle.answer.tiles;
      const answers = [2, length].flatMap((last) => [0, 1, last].map((slip) => marksOf(puzzle, last, slip)));
      const left = marksOf(puzzle, length, 0);
      for (const answer of [...answers, { ...left, marks: left.marks.slice(0, -1) }]) {
        const grade = gradeAnswer(puzzle, answer);
        expect(gradeAtOnce(puzzle, answer)).toBe(grade?.right);
        if (grade?.reason.kind !== 'trail') throw new Error('No trail was graded.');
        expect(gradedMarks(puzzle, answer.marks)).toEqual(grade.reason.marks);
      }
      expect(gradeAtOnce(puzzle, marksOf(puzzle, length, 0))).toBe(true);
    }
  });

  test('impossible markers (P5, M4, M5)', () => {
    const [puzzle] = puzzles.filter((each) => each.kind === 'trail');
    if (puzzle === undefined) throw new Error('No trail.');
    const caught = marksOf(puzzle, 2, 0).marks;
    for (const marks of [
      [],
      [{ symbol: 'star' as const, lying: 40 }],
      [...caught, { symbol: 'star' as const, lying: 3 }],
      caught.map((mark, at) => ({ ...mark, lying: at === 0 ? 3 : 2 })),
    ]) {
      const answer = { kind: 'trail' as const, marks };
      const grade = gradeAnswer(puzzle, answer);
      expect(grade?.right).toBe(false);
      expect(gradeAtOnce(puzzle, answer)).toBe(false);
      expect(grade?.reason).toMatchObject({ marks: gradedMarks(puzzle, marks) });
    }
  });
});

test('rounds: each mistake, another one, and none', () => {
  for (const puzzle of puzzles) {
    if (puzzle.kind !== 'judge') continue;
    const [first] = puzzle.answer.mistakes;
    for (const mistakes of [[], first === undefined ? [] : [first], [{ side: 'runners', path: 0, position: 3, clause: 'P2' } as const]]) {
      const answer = { kind: 'judge' as const, mistakes };
      expect(gradeAtOnce(puzzle, answer)).toBe(gradeAnswer(puzzle, answer)?.right);
    }
  }
});
