/** A puzzle as it is read out: what is asked, and all that the eye would see; then why an answer is right or wrong. */
import type { Puzzle, PuzzleAnswer } from '../../../shared/puzzle';
import { faceText } from '../tile-text';
import { placeReason, spokenPlace } from './place-text';
import { questionText, reasonText } from './read-text';
import { spokenTrail, trailReason } from './trail-text';

export function spokenPuzzle(puzzle: Puzzle): string {
  switch (puzzle.kind) {
    case 'read': {
      const tile = puzzle.tiles[puzzle.position.tile];
      return tile === undefined ? '' : `${questionText(puzzle)} ${faceText(tile, puzzle.position.rotation)}`;
    }
    case 'place':
      return spokenPlace(puzzle);
    case 'trail':
      return spokenTrail(puzzle);
    default:
      return '';
  }
}

/** The reason of a graded answer; empty where the answer is not of the puzzle's kind. */
export function spokenReason(puzzle: Puzzle, answer: PuzzleAnswer): string {
  if (puzzle.kind === 'read' && answer.kind === 'read') return reasonText(puzzle, answer.symbol);
  if (puzzle.kind === 'place' && answer.kind === 'place') return placeReason(puzzle, answer.spots);
  if (puzzle.kind === 'trail' && answer.kind === 'trail') return trailReason(puzzle, answer.marks);
  return '';
}
