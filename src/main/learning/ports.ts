/** What drills need of whoever keeps them. */
import type { Attempt, Card, Learned, Rating, RunClose, RunProgress, RunStart, WeakSpot } from '../../shared/drill-record';
import type { PuzzleKind } from '../../shared/puzzles';
import type { Refusal } from '../../shared/refusal';
import type { Result } from '../../rules/result';
import type { Doing } from './doings';

/** Kept, or an expected failure of the disk. */
export type Kept<Value> = Result<Value, Refusal>;

export interface Ledger {
  begin(run: RunStart): Kept<null>;
  /** Keeps an answer with all that it changes; with `close` the run ends by it, and both are kept or neither. */
  record(run: string, attempt: Attempt, learned: Learned, progress: RunProgress, close: RunClose | null): Kept<null>;
  finish(run: string, close: RunClose, progress: RunProgress): Kept<null>;
  /** The best up to `today`, the player's date. */
  best(profile: string, bestClass: string, today: string): Kept<number | null>;
  /** The date's rated daily try; null as long as nothing was answered in one. */
  dailyScore(profile: string, date: string): Kept<{ readonly score: number; readonly answered: number } | null>;
  /** What was answered of late, the newest first; `at` in milliseconds since 1970. */
  lastMet(profile: string): Kept<readonly { readonly puzzle: string; readonly at: number }[]>;
  /** What is stamped later than `now` counts as of now. */
  settle(now: number): Kept<null>;
  /** What the player has answered without help, by kind and theme. */
  doings(profile: string): Kept<readonly Doing[]>;
  /** The most players of a match that the player sat at. */
  company(profile: string): Kept<number>;
  recentPuzzles(profile: string, limit: number): Kept<readonly string[]>;
  knowledge(profile: string): Kept<{
    readonly ratings: ReadonlyMap<PuzzleKind, Rating>;
    readonly cards: ReadonlyMap<string, Card>;
    readonly spots: readonly WeakSpot[];
  }>;
  puzzleRatings(): Kept<ReadonlyMap<string, Rating>>;
}
