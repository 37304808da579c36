/** Puzzles of the kind `pick`: which of these tiles fit at the path's end at all (P1 to P7, F3). */
import type { PickPuzzle, PuzzleTheme } from '../../../../shared/chase/puzzle';
import { PLACEMENT_CLAUSES } from '../../../../rules/chase/legality';
import { accepted } from '../../../../rules/result';
import { puzzleFault, type PickDraft, type Solved } from './draft';
import { streetState } from './street';
import { refusalOf, themesOfTries, triesOf } from './tries';

/** Solves a pick draft with the engine. */
export function solvePick({ position, question, tiles }: PickDraft): Solved<PickPuzzle['answer']> {
  const street = streetState(tiles, position);
  if (!street.ok) return street;
  const state = street.value;
  const path = state.paths[question.path];
  if (path === undefined) return puzzleFault(['question', 'path'], 'fault.puzzle-path');
  if (new Set(question.tiles).size < question.tiles.length) return puzzleFault(['question', 'tiles'], 'fault.puzzle-twice-in-row');
  const themes = new Set<PuzzleTheme>();
  const answer: PickPuzzle['answer']['tiles'] = [];
  let few = 0;
  for (const [at, tile] of question.tiles.entries()) {
    const refusal = refusalOf(state, question.path, tile);
    if (refusal !== undefined) return puzzleFault(['question', 'tiles', at], 'fault.puzzle-unplaceable', { why: refusal });
    const tries = triesOf(state, question.path, tile);
    for (const theme of themesOfTries(state, question.path, tile, tries)) themes.add(theme);
    const spots = tries.flatMap(({ cell, rotation, clause }) => (clause === undefined ? [{ cell, rotation }] : []));
    const broken = tries.map(({ clause }) => clause);
    const clauses = spots.length > 0 ? [] : PLACEMENT_CLAUSES.filter((clause) => broken.includes(clause));
    answer.push({ tile, spots, clauses });
    if (spots.length === 1 || (spots.length === 0 && clauses.length > 1)) few++;
  }
  // Tiles that fit one way only, or for no single reason do not, take the longest to find.
  const rating = 800 + 70 * question.tiles.length + 60 * few + 30 * themes.size + 8 * path.tiles.length;
  return accepted({ answer: { tiles: answer }, themes: [...themes], rating });
}
