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
  /** The fact that it asks for, if any. */
  readonly fact: string | null;
  /** How many players its round has. */
  readonly seats: number;
  /** 1 where somebody who is new to the kind can be asked it. */
  readonly plain: 0 | 1;
  readonly body: string;
}

/** What a puzzle's game says of it. */
interface PuzzleOutlined {
  readonly fact: string | null;
  readonly seats: number;
  readonly plain: boolean;
}

/** Puzzles by kind; kinds without any are left out. */
export type KindCounts = Readonly<Partial<Record<PuzzleKind, number>>>;

const CountsSchema = v.record(PuzzleKindSchema, v.pipe(v.number(), v.integer(), v.minValue(0)));

/** Counts as they stand in the database; a pack whose text makes no sense any more says nothing of its kinds. */
export function readCounts(text: string): KindCounts {
  const parsed = v.safeParse(CountsSchema, jsonOf(text));
  return parsed.success ? parsed.output : {};
}

/** The row of a puzzle, with what its game says of it. */
export function puzzleRow(puzzle: Puzzle, { fact, seats, plain }: PuzzleOutlined): PuzzleRow {
  const { id, kind, rating, themes } = puzzle;
  return {
    id,
    kind,
    rating,
    themes: themes.join(' '),
    fact,
    seats,
    plain: plain ? 1 : 0,
    body: JSON.stringify(puzzle),
  };
}

/** How many puzzles there are of each kind. */
export function kindCounts(puzzles: readonly { readonly kind: PuzzleKind }[]): KindCounts {
  const counts: Partial<Record<PuzzleKind, number>> = {};
  for (const { kind } of puzzles) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}
