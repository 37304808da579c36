/** A puzzle as it is read out: what is asked, and all that the eye would see. */
import type { Puzzle } from '../../../shared/puzzle';
import { faceText } from '../tile-text';
import { questionText } from './read-text';

export function spokenPuzzle(puzzle: Puzzle): string {
  if (puzzle.kind !== 'read') return '';
  const tile = puzzle.tiles[puzzle.position.tile];
  return tile === undefined ? '' : `${questionText(puzzle)} ${faceText(tile, puzzle.position.rotation)}`;
}
