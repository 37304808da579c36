/** Hints to a puzzle, from vague to nearly told. */
import type { Hint } from '../../shared/drill';
import type { Puzzle } from '../../shared/puzzle';
import { SYMBOLS } from '../engine/chase/tile';

/** All hints of a puzzle in their order; at least one. */
export function hintsOf(puzzle: Puzzle): readonly [Hint, ...Hint[]] {
  switch (puzzle.kind) {
    case 'read': {
      const { counts, symbols, direction } = puzzle.answer;
      const wrong = SYMBOLS.filter((symbol) => !symbols.includes(symbol)).sort((a, b) => counts[a] - counts[b]);
      return [
        { type: 'look-from', direction },
        ...wrong.slice(0, 1).map((symbol): Hint => ({ type: 'not', symbol })),
        ...wrong.slice(1).map((symbol): Hint => ({ type: 'count', symbol, witnesses: counts[symbol] })),
      ];
    }
    case 'trail':
      return [{ type: 'how-many', count: puzzle.answer.tiles.length }];
    case 'judge': {
      const { mistakes } = puzzle.answer;
      const [first] = mistakes;
      return [
        { type: 'how-many', count: Math.min(1, mistakes.length) },
        ...(first === undefined ? [] : [{ type: 'position' as const, position: first.position }]),
      ];
    }
    case 'place':
      return [{ type: 'how-many', count: puzzle.answer.tries.filter(({ clause }) => clause === undefined).length }];
    case 'pick':
      return [{ type: 'how-many', count: puzzle.answer.tiles.filter(({ spots }) => spots.length > 0).length }];
    case 'route':
      return [{ type: 'how-many', count: puzzle.answer.length }];
  }
}
