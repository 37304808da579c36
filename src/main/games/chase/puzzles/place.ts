/** Puzzles of the kind `place`: every legal cell and rotation for a tile in hand, or none (P1 to P7, F3). */
import type { PlacePuzzle } from '../../../../shared/chase/puzzle';
import { accepted } from '../../../../rules/result';
import { puzzleFault, type PlaceDraft, type Solved } from './draft';
import { streetState } from './street';
import { refusalOf, themesOfTries, triesOf } from './tries';

/** Solves a place draft with the engine. */
export function solvePlace({ position, question, tiles }: PlaceDraft): Solved<PlacePuzzle['answer']> {
  const street = streetState(tiles, position);
  if (!street.ok) return street;
  const state = street.value;
  const path = state.paths[question.path];
  if (path === undefined) return puzzleFault(['question', 'path'], 'fault.puzzle-path');
  const refusal = refusalOf(state, question.path, question.tile);
  if (refusal !== undefined) return puzzleFault(['question', 'tile'], 'fault.puzzle-unplaceable', { why: refusal });
  const tries = triesOf(state, question.path, question.tile);
  const themes = themesOfTries(state, question.path, question.tile, tries);
  const legal = tries.filter(({ clause }) => clause === undefined).length;
  const clauses = new Set(tries.map(({ clause }) => clause)).size;
  const cells = tries.length / 4;
  // Several cells, several things to look at, several spots to find.
  const rating = 550 + 150 * cells + 130 * clauses + 40 * Math.min(legal, 4) + 8 * path.tiles.length;
  return accepted({ answer: { tries }, themes: [...themes], rating });
}
