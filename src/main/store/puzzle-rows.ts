/** Puzzles as the database keeps them: made where there is time, written where there is none. */
import type { Puzzle, PuzzleKind } from '../../shared/puzzle';

/** A puzzle with what choosing needs beside its text. */
export interface PuzzleRow {
  readonly id: string;
  readonly kind: PuzzleKind;
  /** Where the puzzle's rating starts. */
  readonly rating: number;
  /** Parted by blanks. */
  readonly themes: string;
  /** The built-in fact that it asks for, if any. */
  readonly fact: string | null;
  /** How many players its round has: 4 where there are two paths (F1). */
  readonly seats: 2 | 3 | 4;
  readonly body: string;
}

/** Puzzles by kind; kinds without any are left out. */
export type KindCounts = Readonly<Partial<Record<PuzzleKind, number>>>;

/** How many players the round behind a puzzle has; a single path alone tells of no more than two. */
export function seatsOf(puzzle: Puzzle): 2 | 3 | 4 {
  if (puzzle.themes.includes('two-paths')) return 4;
  return puzzle.kind === 'judge' && puzzle.position.round.roles.length === 3 ? 3 : 2;
}

/** The row of a puzzle that asks for `fact`, if it asks for one. */
export function puzzleRow(puzzle: Puzzle, fact: string | null): PuzzleRow {
  const { id, kind, rating, themes } = puzzle;
  return { id, kind, rating, themes: themes.join(' '), fact, seats: seatsOf(puzzle), body: JSON.stringify(puzzle) };
}

/** How many puzzles there are of each kind. */
export function kindCounts(puzzles: readonly { readonly kind: PuzzleKind }[]): KindCounts {
  const counts: Partial<Record<PuzzleKind, number>> = {};
  for (const { kind } of puzzles) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}
