/** Whether an answer is right, as far as the puzzle itself tells. Main's word is the last; this one shows at once. */
import type { LyingTile, Puzzle, RoutePuzzle, Spot } from '../../../../shared/chase/puzzle';
import type { PuzzleAnswer } from '../../../../shared/chase/puzzle-answer';
import { sameCell } from '../../../../rules/chase/compass';
import { isCaught } from './trail';

/** The legal places of a `place` puzzle; empty where the tile fits nowhere. */
export function legalSpots(puzzle: Extract<Puzzle, { kind: 'place' }>): Spot[] {
  return puzzle.answer.tries.filter((each) => each.clause === undefined).map(({ cell, rotation }) => ({ cell, rotation }));
}

/** The tiles of a `pick` puzzle that fit. */
export function fittingTiles(puzzle: Extract<Puzzle, { kind: 'pick' }>): string[] {
  return puzzle.answer.tiles.filter((each) => each.spots.length > 0).map((each) => each.tile);
}

/** The same place: the cell and how the tile lies on it. */
export function sameSpot(a: Spot, b: Spot): boolean {
  return a.rotation === b.rotation && sameCell(a.cell, b.cell);
}

function sameSet<Value>(a: readonly Value[], b: readonly Value[], same: (a: Value, b: Value) => boolean): boolean {
  return a.length === b.length && a.every((each) => b.some((other) => same(each, other)));
}

/** Of the ways as short as can be, the puzzle itself knows one; whether another is legal only the rules can tell. */
function gradeWay({ answer, tiles }: RoutePuzzle, way: readonly LyingTile[]): boolean | null {
  const last = way.at(-1);
  if (way.length !== answer.length || last === undefined || tiles[last.tile]?.kind !== 'hideout') return false;
  return way.every((each, at) => each.tile === answer.way[at]?.tile && sameSpot(each, answer.way[at])) ? true : null;
}

/** Null where only the main process can tell, or where the answer is not of the puzzle's kind. */
export function gradeAtOnce(puzzle: Puzzle, answer: PuzzleAnswer): boolean | null {
  if (puzzle.kind === 'read' && answer.kind === 'read') return puzzle.answer.symbols.includes(answer.symbol);
  if (puzzle.kind === 'trail' && answer.kind === 'trail') return isCaught(puzzle, answer.marks);
  if (puzzle.kind === 'place' && answer.kind === 'place') return sameSet(legalSpots(puzzle), answer.spots, sameSpot);
  if (puzzle.kind === 'pick' && answer.kind === 'pick') return sameSet(fittingTiles(puzzle), answer.tiles, Object.is);
  if (puzzle.kind === 'route' && answer.kind === 'route') return gradeWay(puzzle, answer.way);
  if (puzzle.kind === 'judge' && answer.kind === 'judge') {
    const [named] = answer.mistakes;
    const { mistakes } = puzzle.answer;
    if (named === undefined) return mistakes.length === 0;
    return mistakes.some(
      (each) => each.side === named.side && each.path === named.path && each.position === named.position && each.clause === named.clause,
    );
  }
  return null;
}
