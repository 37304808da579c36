/** What is kept of drills: as runs give it, and as the store takes it and gives it again. */
import type { Mode, RunEnding } from './drill';
import type { Direction, PuzzleKind, PuzzleTheme, ReadSymbol, Rotation } from './puzzles';
import type { RunOptions } from './run-options';

/** A run as it begins. */
export interface RunStart {
  readonly id: string;
  /** The profile's id. */
  readonly profile: string;
  readonly mode: Mode;
  readonly options: RunOptions;
  /** What its score is compared within; null without a best. */
  readonly bestClass: string | null;
  /** The date whose rated daily try this is. */
  readonly daily: string | null;
  /** The player's date. */
  readonly day: string;
  /** ISO time. */
  readonly startedAt: string;
}

/** How far a run has come. */
export interface RunProgress {
  readonly score: number;
  readonly right: number;
  readonly wrong: number;
  readonly bestCombo: number;
  /** Milliseconds, pauses left out. */
  readonly spent: number;
  readonly pauses: number;
}

/** One answer. */
export interface Attempt {
  readonly puzzle: string;
  readonly kind: PuzzleKind;
  readonly themes: readonly PuzzleTheme[];
  /** The player's date. */
  readonly day: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly millis: number;
  readonly right: boolean;
  readonly slow: boolean;
  /** With a hint: in no tally. */
  readonly helped: boolean;
  readonly rated: boolean;
  readonly direction: Direction | null;
  readonly rotation: Rotation | null;
  readonly fact: string | null;
  readonly chosen: ReadSymbol | null;
  readonly expected: ReadSymbol | null;
}

/** How strong a player is at a kind, or a puzzle, on the Glicko scale. */
export interface Rating {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
}

/** What is known of one fact. */
export interface Card {
  /** Days until the chance of recall has fallen to 90 per cent. */
  readonly stability: number;
  /** 1 to 10. */
  readonly difficulty: number;
  /** When it was last answered, milliseconds since 1970. */
  readonly at: number;
  readonly answers: number;
  readonly lapses: number;
}

/** A puzzle that was missed or slow; `mended` counts right and fast answers since. */
export interface WeakSpot {
  readonly puzzle: string;
  readonly kind: PuzzleKind;
  readonly mended: 0 | 1;
}

/** What an answer changed in what is known of player and puzzle; null stays as it was. */
export interface Learned {
  readonly player: Rating | null;
  readonly puzzle: Rating | null;
  readonly card: Card | null;
  /** The puzzle as a weak spot with its count, 'mended' when it is one no more. */
  readonly spot: WeakSpot | 'mended' | null;
}

/** Ratings as they were before a run, where it has changed them; null where there was none yet. */
export interface RatingsBefore {
  readonly player: ReadonlyMap<PuzzleKind, Rating | null>;
  /** By puzzle. */
  readonly puzzles: ReadonlyMap<string, Rating | null>;
}

/** How a run ended; `counted` is false for one that was left alone. */
export interface RunEnd {
  readonly ending: RunEnding;
  readonly counted: boolean;
}

/** The end as it is kept: of a run that does not count the ratings are taken back to `before`. */
export interface RunClose extends RunEnd {
  readonly before: RatingsBefore;
}

/** How a player did at a kind of puzzle, or at those of it with a theme: answers without help. */
export interface Doing {
  readonly kind: PuzzleKind;
  /** Null for all puzzles of the kind. */
  readonly theme: PuzzleTheme | null;
  readonly attempts: number;
  readonly right: number;
}
