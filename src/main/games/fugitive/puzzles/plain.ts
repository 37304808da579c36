/** Which puzzles somebody who is new to their kind can be asked. */
import type { Puzzle } from '../../../../shared/fugitive/puzzle';

/** Up to this rating a row or a hand is taken in at a look. */
const PLAIN_RATING = 1400;

/** Whether nothing is right in a puzzle but to say so: a trap. */
function isTrap(puzzle: Puzzle): boolean {
  switch (puzzle.kind) {
    case 'sure':
    case 'steps':
      return puzzle.answer.numbers.length === 0;
    case 'pair':
      return puzzle.answer.numbers.length < 2;
    case 'way':
      return puzzle.answer.way.length === 0;
    default:
      return false;
  }
}

/** No trap, and small enough to be taken in. */
export function isPlain(puzzle: Puzzle): boolean {
  return !isTrap(puzzle) && puzzle.rating <= PLAIN_RATING;
}
