/** Hints to a puzzle, from vague to nearly told. */
import type { Hint } from '../../shared/drill';
import type { Puzzle } from '../../shared/puzzle';
import { sameCell } from '../engine/chase/compass';
import { SYMBOLS } from '../engine/chase/tile';

/** All hints of a puzzle in their order, no two alike; at least one. */
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
      return [{ type: 'lit' }, { type: 'how-many', count: puzzle.answer.tiles.length }];
    case 'judge': {
      const { mistakes } = puzzle.answer;
      const [first] = mistakes;
      return [
        { type: 'how-many', count: Math.min(1, mistakes.length) },
        ...(first === undefined ? [] : [{ type: 'position' as const, path: first.path, position: first.position }, { type: 'side' as const, side: first.side }]),
      ];
    }
    case 'place': {
      const legal = puzzle.answer.tries.filter(({ clause }) => clause === undefined);
      const cells = legal.map(({ cell }) => cell).filter((cell, at, all) => all.findIndex((other) => sameCell(other, cell)) === at);
      return [{ type: 'how-many', count: legal.length }, ...cells.map((cell): Hint => ({ type: 'cell', cell }))];
    }
    case 'pick': {
      const { tiles } = puzzle.answer;
      // The last one is left to the player.
      const told = tiles.slice(0, -1).map(({ tile, spots }): Hint => ({ type: 'fits', tile, fits: spots.length > 0 }));
      return [{ type: 'how-many', count: tiles.filter(({ spots }) => spots.length > 0).length }, ...told];
    }
    case 'route': {
      const { way, length } = puzzle.answer;
      const [first] = way;
      // The Hideout is left to the player.
      const steps = way.slice(0, -1).map((lying, at): Hint => ({ type: 'step', position: at + 1, lying }));
      return [{ type: 'how-many', count: length }, ...(first === undefined ? [] : [{ type: 'first' as const, tile: first.tile }]), ...steps];
    }
  }
}
