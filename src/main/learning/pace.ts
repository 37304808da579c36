/** How fast is fast, by kind: what answers are measured against. */
import type { Puzzle } from '../../shared/puzzles';

/** The Runner's time for a tile at level 1, in milliseconds, and how it falls from level to level. */
const FIRST_LEVEL = 6000;
const FASTER = 0.88;
/** Nobody places faster than this. */
const FASTEST = 900;

/** Milliseconds that a Runner of `level` (from 1) takes for a tile. */
export function runnerMillis(level: number): number {
  return Math.max(FASTEST, Math.round(FIRST_LEVEL * FASTER ** (level - 1)));
}

/** Milliseconds in which a puzzle should be answered; above it an answer is slow, below half of it quick. */
export function paceOf(puzzle: Puzzle, millisEach: number): number {
  switch (puzzle.kind) {
    case 'read':
      return 4000;
    case 'trail':
      // The last tile lies after one less; then there is as long for the marker on it.
      return puzzle.position.path.length * millisEach;
    case 'place':
      return 12_000;
    case 'pick':
      return 15_000;
    case 'judge':
      return 60_000;
    case 'route':
      return 60_000;
  }
}
