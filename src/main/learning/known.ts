/** What a source of puzzles is, and what it chooses by. */
import type { Card, Rating } from '../../shared/drill-record';
import type { Puzzle, PuzzleKind } from '../../shared/puzzles';
import type { RampStep } from '../../shared/ramp';
import type { Chance } from '../chance';
import type { Doings } from './doings';
import type { Entry } from './entry';
import type { PuzzleBook } from './game';
import type { Recalled } from './memory';

export interface Source {
  /** The id of the next puzzle; null where there is none, or none before the last one's answer. */
  next(now: number): string | null;
  /** Takes an answer in; a helped one is known as not recalled. */
  answered(entry: Entry, recalled: Recalled & { readonly helped?: boolean }, now: number): void;
  /** Whether nothing comes any more once this answer is taken in, to the only puzzle that is not answered yet. Changes nothing. */
  isLast(entry: Entry, recalled: Recalled): boolean;
  /** The puzzle was shown and will not be answered. */
  putBack(id: string): void;
  /** Where the player stands: on the ramp of the kind that is practised, and in going over weak spots. */
  standing(): Standing;
}

/** What there is to tell; null where it means nothing. */
export interface Standing {
  readonly step: RampStep | null;
  readonly spots: { readonly due: number; readonly mended: number } | null;
}

/** What a source chooses by. */
export interface Known {
  readonly book: PuzzleBook;
  readonly entries: readonly Entry[];
  readonly ratings: ReadonlyMap<PuzzleKind, Rating>;
  readonly puzzleRatings: ReadonlyMap<string, Rating>;
  readonly cards: ReadonlyMap<string, Card>;
  readonly spots: readonly { readonly puzzle: Puzzle['id']; readonly mended: 0 | 1 }[];
  /** Puzzles of mistakes in rounds that the player kept of late. */
  readonly mistakes: ReadonlySet<string>;
  /** What the player did so far; practice adds to it. */
  readonly doings: Doings;
  /** The most players of a match of the book's game that the player sat at. */
  readonly company: number;
  /** The player's date. */
  readonly day: string;
  /** Puzzles met of late, oldest first; sources add to it. */
  readonly recent: Set<string>;
  readonly chance: Chance;
}
