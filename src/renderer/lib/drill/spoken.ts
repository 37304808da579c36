/** A puzzle as it is read out: what is asked, and all that the eye would see; then why an answer is right or wrong. */
import type { Puzzle, PuzzleAnswer } from '../../../shared/puzzle';
import { faceText } from '../tile-text';
import { questionText, reasonText } from './read-text';

export function spokenPuzzle(puzzle: Puzzle): string {
  switch (puzzle.kind) {
    case 'read': {
      const tile = puzzle.tiles[puzzle.position.tile];
      return tile === undefined ? '' : `${questionText(puzzle)} ${faceText(tile, puzzle.position.rotation)}`;
    }
    default:
      return '';
  }
}

/** The reason of a graded answer; empty where the answer is not of the puzzle's kind. */
export function spokenReason(puzzle: Puzzle, answer: PuzzleAnswer): string {
  if (puzzle.kind === 'read' && answer.kind === 'read') return reasonText(puzzle, answer.symbol);
  return '';
}
