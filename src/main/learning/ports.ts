/** What drills need of whoever keeps them. */
import type { Mode, RunEnding, RunOptions } from '../../shared/drill';
import type { PuzzleKind, PuzzleTheme } from '../../shared/puzzle';
import type { ChaseSymbol, Direction, Rotation } from '../../shared/replay';
import type { Result } from '../engine/result';
import type { Card } from './memory';
import type { Rating } from './rating';

/** Kept, or an expected failure of the disk. */
export type Kept<Value> = Result<Value, { readonly code: string; readonly message: string }>;

/** A puzzle that was missed or slow; `mended` counts right and fast answers since. */
export interface Spot {
  readonly puzzle: string;
  readonly kind: PuzzleKind;
  readonly mended: 0 | 1;
}

/** One answer, as it is kept. */
export interface Attempt {
  readonly puzzle: string;
  readonly kind: PuzzleKind;
  readonly themes: readonly PuzzleTheme[];
  readonly day: string;
  readonly at: number;
  readonly millis: number;
  readonly right: boolean;
  readonly slow: boolean;
  readonly helped: boolean;
  readonly rated: boolean;
  readonly direction: Direction | null;
  readonly rotation: Rotation | null;
  readonly fact: string | null;
  readonly chosen: ChaseSymbol | null;
  readonly expected: ChaseSymbol | null;
}

/** What an answer changed; null stays as it was. */
export interface Learned {
  readonly player: Rating | null;
  readonly puzzle: Rating | null;
  readonly card: Card | null;
  readonly spot: Spot | 'mended' | null;
}

export interface Progress {
  readonly score: number;
  readonly right: number;
  readonly wrong: number;
  readonly bestCombo: number;
  readonly spent: number;
  readonly pauses: number;
}

export interface Ledger {
  begin(run: {
    readonly id: string;
    readonly profile: string;
    readonly mode: Mode;
    readonly options: RunOptions;
    readonly bestClass: string | null;
    readonly daily: string | null;
    readonly day: string;
    readonly startedAt: string;
  }): Kept<null>;
  record(run: string, attempt: Attempt, learned: Learned, progress: Progress): Kept<null>;
  finish(run: string, end: { readonly ending: RunEnding; readonly counted: boolean }, progress: Progress): Kept<null>;
  best(profile: string, bestClass: string): Kept<number | null>;
  dailyBegun(profile: string, date: string): Kept<boolean>;
  recentPuzzles(profile: string, limit: number): Kept<readonly string[]>;
  knowledge(profile: string): Kept<{
    readonly ratings: ReadonlyMap<PuzzleKind, Rating>;
    readonly cards: ReadonlyMap<string, Card>;
    readonly spots: readonly Spot[];
  }>;
  puzzleRatings(): Kept<ReadonlyMap<string, Rating>>;
}
