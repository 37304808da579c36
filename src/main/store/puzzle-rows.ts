/** Puzzles as the database keeps them: made where there is time, written where there is none. */
import * as v from 'valibot';
import { PuzzleKindSchema, type Puzzle, type PuzzleKind } from '../../shared/puzzles';
import { jsonOf } from './json-text';

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
  /** 1 where somebody who is new to the kind can be asked it. */
  readonly plain: 0 | 1;
  readonly body: string;
}

/** Puzzles by kind; kinds without any are left out. */
export type KindCounts = Readonly<Partial<Record<PuzzleKind, number>>>;

/** How many players the round behind a puzzle has; a single path alone tells of no more than two. */
export function seatsOf(puzzle: Puzzle): 2 | 3 | 4 {
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

const CountsSchema = v.record(PuzzleKindSchema, v.pipe(v.number(), v.integer(), v.minValue(0)));

/** Counts as they stand in the database; a pack whose text makes no sense any more says nothing of its kinds. */
export function readCounts(text: string): KindCounts {
  const parsed = v.safeParse(CountsSchema, jsonOf(text));
  return parsed.success ? parsed.output : {};
}

/** The row of a puzzle that asks for `fact`, if it asks for one. */
export function puzzleRow(puzzle: Puzzle, fact: string | null): PuzzleRow {
  const { id, kind, rating, themes } = puzzle;
  return {
    id,
    kind,
    rating,
    themes: themes.join(' '),
    fact,
    seats: seatsOf(puzzle),
    plain: isPlain(puzzle) ? 1 : 0,
    body: JSON.stringify(puzzle),
  };
}

/** How many puzzles there are of each kind. */
export function kindCounts(puzzles: readonly { readonly kind: PuzzleKind }[]): KindCounts {
  const counts: Partial<Record<PuzzleKind, number>> = {};
  for (const { kind } of puzzles) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}
