/** Puzzles of the kind `read`: one tile and the direction of the chase (M2 to M4). */
import type { PuzzleTheme, ReadPuzzle } from '../../../../shared/chase/puzzle';
import { accepted } from '../../../../rules/result';
import { exitOn } from '../../../../rules/chase/tile';
import { puzzleFault, type ReadDraft, type Solved } from './draft';
import { featuresOf, readingRating, readingTowards } from './reading';

/** Solves a read draft with the engine. */
export function solveRead({ position, question, tiles }: ReadDraft): Solved<ReadPuzzle['answer']> {
  const tile = tiles[position.tile];
  if (tile === undefined) return puzzleFault(['position', 'tile'], 'fault.no-such-tile', { tile: position.tile });
  if (tile.kind === 'hideout') return puzzleFault(['position', 'tile'], 'fault.puzzle-hideout-read');
  const { direction, final, out } = question;
  // M2: the chase leaves over a street; M4: it came over one. Whatever stands at its end, some tile meets it (P3, P4).
  if (exitOn(tile, position.rotation, direction) === undefined) return puzzleFault(['question', 'direction'], 'fault.puzzle-no-street');
  const reading = readingTowards(tile, position.rotation, direction, out);
  if (reading === undefined) return puzzleFault(['question', 'out'], 'fault.puzzle-colour-out');
  const features = featuresOf(tile, reading);
  const themes: PuzzleTheme[] = [`direction-${direction}`];
  if (position.rotation !== 0) themes.push('rotated');
  if (features.leaders > 1) themes.push('joint-most');
  else if (features.lead === 1) themes.push('close-count');
  if (final) themes.push('final-tile');
  if (out !== undefined) themes.push('colour-out');
  const rating = readingRating(features, position.rotation) + (final ? 120 : 0) + (out === undefined ? 0 : 100);
  return accepted({ answer: reading, themes, rating });
}
