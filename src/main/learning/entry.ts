/** What choosing needs to know of a puzzle. */
import type { Rating } from '../../shared/drill-record';
import type { FactId } from '../../shared/puzzles';
import type { Puzzle, PuzzleKind, PuzzleTheme } from '../../shared/puzzles';

export interface Entry {
  readonly id: string;
  readonly kind: PuzzleKind;
  readonly themes: readonly PuzzleTheme[];
  /** Where its rating started: the same for everybody. */
  readonly base: number;
  /** Of the shipped pack. */
  readonly shipped: boolean;
  /** In no pack: it was made of somebody's mistake, and is asked where that is gone over and nowhere else. */
  readonly mistake?: true;
  readonly fact: FactId | null;
  /** How many players its round has. */
  readonly seats: number;
  /** Whether somebody who is new to its kind can be asked it. */
  readonly plain: boolean;
}

/** What nobody has played yet is as uncertain as a new player. */
const FIRST_DEVIATION = 200;
const VOLATILITY = 0.06;

/** A puzzle's rating before its first rated answer. */
export function firstRating(base: number): Rating {
  return { rating: base, deviation: FIRST_DEVIATION, volatility: VOLATILITY };
}

/** Where runs get their puzzles from. */
export interface Library {
  readonly entries: readonly Entry[];
  /** The puzzle itself; undefined where it is gone. */
  readonly puzzle: (id: string) => Puzzle | undefined;
}
