/** What choosing needs of a puzzle beside what stands in it. */
import type { Puzzle } from '../../../../shared/chase/puzzle';

/** How many players the round behind a puzzle has; a single path alone tells of no more than two. */
export function seatsOf(puzzle: Puzzle): number {
  if (puzzle.themes.includes('two-paths')) return 4;
  return puzzle.kind === 'judge' && puzzle.position.round.roles.length === 3 ? 3 : 2;
}

/**
 * Whether somebody who is new to its kind can be asked a puzzle: no trap (a Hideout that lacks items, P6; a tile that fits
 * nowhere; a row of which all fit, or none), and a tile to place has one or two places to find.
 */
export function isPlain(puzzle: Puzzle): boolean {
  if (puzzle.themes.includes('hideout-without-items')) return false;
  if (puzzle.kind === 'place') {
    const places = puzzle.answer.tries.filter(({ clause }) => clause === undefined).length;
    return puzzle.tiles[puzzle.question.tile]?.kind === 'route' && places >= 1 && places <= 2;
  }
  if (puzzle.kind !== 'pick') return true;
  const fitting = puzzle.answer.tiles.filter(({ spots }) => spots.length > 0).length;
  return (
    fitting > 0 && fitting < puzzle.answer.tiles.length && puzzle.question.tiles.every((tile) => puzzle.tiles[tile]?.kind !== 'hideout')
  );
}
