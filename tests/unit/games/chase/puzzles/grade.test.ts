import { describe, expect, it } from 'vitest';
import { chanceOf } from '../../../../../src/main/chance';
import { gradeAnswer, gradeMark } from '../../../../../src/main/games/chase/puzzles/grade';
import { makePuzzles } from '../../../../../src/main/games/chase/puzzles/make';
import type { Puzzle } from '../../../../../src/shared/chase/puzzle';
import type { PuzzleAnswer } from '../../../../../src/shared/chase/puzzle-answer';

const SYMBOLS = ['diamond', 'square', 'star', 'triangle'] as const;
const made = <Kind extends Puzzle['kind']>(kind: Kind): Extract<Puzzle, { kind: Kind }>[] =>
  makePuzzles(kind, 25, chanceOf(`grade/${kind}`));
const right = (puzzle: Puzzle, answer: PuzzleAnswer): boolean | undefined => gradeAnswer(puzzle, answer)?.right;

describe('grading', () => {
  it('M3: every right symbol is right, every other wrong, with the clause that it breaks', () => {
    for (const puzzle of made('read')) {
      for (const symbol of SYMBOLS) {
        const grade = gradeAnswer(puzzle, { kind: 'read', symbol });
        expect(grade?.right).toBe(puzzle.answer.symbols.includes(symbol));
        expect(grade?.reason).toMatchObject({ kind: 'read', chosen: { symbol, ok: grade?.right }, reading: puzzle.answer });
      }
    }
  });

  it('M6: a marker of the colour that is out is wrong by that clause, also where its symbol leads', () => {
    const puzzle = makePuzzles('read', 80, chanceOf('out')).find(({ question }) => question.out === 'red');
    if (puzzle === undefined) throw new Error('no puzzle without red');
    expect(gradeAnswer(puzzle, { kind: 'read', symbol: 'star' })).toMatchObject({ right: false, reason: { chosen: { clause: 'M6' } } });
  });

  it('M2, M4, M5: a marker is read by how many tiles lay when it came', () => {
    for (const puzzle of made('trail')) {
      const { tiles } = puzzle.answer;
      const whole = tiles.map(({ next, final }) => ({ symbol: (next ?? final).symbols[0] ?? 'star', lying: tiles.length }));
      expect(right(puzzle, { kind: 'trail', marks: whole })).toBe(true);
      // Caught on the third tile before a fourth came.
      const early = whole.slice(0, 3).map((mark) => ({ ...mark, lying: 3 }));
      const third = tiles[2]?.final.symbols[0] ?? 'star';
      expect(right(puzzle, { kind: 'trail', marks: [...early.slice(0, 2), { symbol: third, lying: 3 }] })).toBe(true);
      // M1: nothing on the final tile, so nobody is caught.
      expect(right(puzzle, { kind: 'trail', marks: whole.slice(0, -1) })).toBe(false);
      // M4: nothing after the catch.
      expect(right(puzzle, { kind: 'trail', marks: [...early.slice(0, 2), { symbol: third, lying: 3 }, ...whole.slice(3)] })).toBe(false);
      // P5: tiles are not taken back.
      expect(
        right(puzzle, { kind: 'trail', marks: whole.map((mark, at) => ({ ...mark, lying: at === 1 ? tiles.length - 1 : mark.lying })) }),
      ).toBe(false);
    }
  });

  it('M5: the same marker on the same tile can be right as long as it is the last and wrong after', () => {
    const puzzle = made('trail').find(({ themes }) => themes.includes('re-read'));
    const tile = puzzle?.answer.tiles[2];
    const symbol = tile?.final.symbols[0];
    if (puzzle === undefined || tile?.next === undefined || symbol === undefined) throw new Error('no such trail');
    expect(gradeMark(puzzle, 3, 3, symbol)).toMatchObject({ ok: true, final: true, reading: tile.final });
    expect(gradeMark(puzzle, 3, 4, symbol)).toMatchObject({ ok: false, final: false, reading: tile.next });
    expect(gradeMark(puzzle, 4, 3, symbol)).toBeUndefined();
  });

  it('J5: any of the first mistakes is right, another clause or position is not', () => {
    for (const puzzle of made('judge')) {
      const { mistakes } = puzzle.answer;
      expect(right(puzzle, { kind: 'judge', mistakes: [] })).toBe(mistakes.length === 0);
      for (const mistake of mistakes) {
        expect(right(puzzle, { kind: 'judge', mistakes: [mistake] })).toBe(true);
        expect(right(puzzle, { kind: 'judge', mistakes: [{ ...mistake, position: mistake.position + 1 }] })).toBe(false);
        expect(right(puzzle, { kind: 'judge', mistakes: [{ ...mistake, clause: mistake.clause === 'P1' ? 'P2' : 'P1' }] })).toBe(false);
      }
    }
  });

  it('place: every legal spot and no other; what was missed and what was wrong is told', () => {
    for (const puzzle of made('place')) {
      const legal = puzzle.answer.tries.filter(({ clause }) => clause === undefined).map(({ cell, rotation }) => ({ cell, rotation }));
      expect(right(puzzle, { kind: 'place', spots: [...legal].reverse() })).toBe(true);
      expect(right(puzzle, { kind: 'place', spots: [] })).toBe(legal.length === 0);
      const [bad] = puzzle.answer.tries.filter(({ clause }) => clause !== undefined);
      if (bad === undefined) continue;
      const grade = gradeAnswer(puzzle, { kind: 'place', spots: [{ cell: bad.cell, rotation: bad.rotation }] });
      expect(grade).toEqual({ right: false, reason: { kind: 'place', missed: legal, wrong: [bad] } });
    }
  });

  it('P9: a spot that no hand can reach is wrong without a clause', () => {
    const [puzzle] = made('place');
    if (puzzle === undefined) throw new Error('no puzzle');
    const nowhere = { cell: { x: 99, y: 99 }, rotation: 0 as const };
    expect(gradeAnswer(puzzle, { kind: 'place', spots: [nowhere] })?.reason).toMatchObject({ wrong: [{ ...nowhere, clause: null }] });
  });

  it('pick: all that fit, in any order, and no other', () => {
    for (const puzzle of made('pick')) {
      const fitting = puzzle.answer.tiles.filter(({ spots }) => spots.length > 0).map(({ tile }) => tile);
      const others = puzzle.question.tiles.filter((tile) => !fitting.includes(tile));
      expect(right(puzzle, { kind: 'pick', tiles: [...fitting].reverse() })).toBe(true);
      if (others[0] !== undefined) expect(right(puzzle, { kind: 'pick', tiles: [...fitting, others[0]] })).toBe(false);
      if (fitting.length > 0) expect(right(puzzle, { kind: 'pick', tiles: fitting.slice(1) })).toBe(false);
    }
  });

  it('route: a way of the fewest tiles; a broken one is told by tile and clause', () => {
    for (const puzzle of made('route').slice(0, 10)) {
      const { way, length } = puzzle.answer;
      expect(right(puzzle, { kind: 'route', way })).toBe(true);
      expect(gradeAnswer(puzzle, { kind: 'route', way: way.slice(0, -1) })).toEqual({
        right: false,
        reason: { kind: 'route', fault: null, arrived: false, length: length - 1, shortest: length },
      });
      const [first, ...rest] = way;
      if (first === undefined) throw new Error('an empty way');
      const far = { ...first, cell: { x: 90, y: 90 } };
      expect(gradeAnswer(puzzle, { kind: 'route', way: [far, ...rest] })?.reason).toMatchObject({ fault: { at: 0, clause: 'P9' } });
    }
  });

  it('an answer to another kind is no answer', () => {
    const [puzzle] = made('read');
    if (puzzle === undefined) throw new Error('no puzzle');
    expect(gradeAnswer(puzzle, { kind: 'pick', tiles: [] })).toBeUndefined();
  });
});
