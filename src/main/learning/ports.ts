/** What drills need of whoever keeps them. */
import type { Answer } from '../../shared/refusal';
import type { Attempt, Card, Learned, Rating, RunClose, RunProgress, RunStart, WeakSpot, Doing } from '../../shared/drill-record';
import type { PuzzleKind } from '../../shared/puzzles';

export interface DrillLedger {
  begin(run: RunStart): Answer<null>;
  /** Keeps an answer with all that it changes; with `close` the run ends by it, and both are kept or neither. */
  record(run: string, attempt: Attempt, learned: Learned, progress: RunProgress, close: RunClose | null): Answer<null>;
  finish(run: string, close: RunClose, progress: RunProgress): Answer<null>;
  /** The best up to `today`, the player's date. */
  best(profile: string, bestClass: string, today: string): Answer<number | null>;
  /** The date's rated daily try; null as long as nothing was answered in one. */
  dailyScore(profile: string, date: string): Answer<{ readonly score: number; readonly answered: number } | null>;
  /** What was answered of late, the newest first; `at` in milliseconds since 1970. */
  lastMet(profile: string): Answer<readonly { readonly puzzle: string; readonly at: number }[]>;
  /** Puzzles of mistakes that the player kept since then, in milliseconds since 1970. */
  mistakesSince(profile: string, at: number): Answer<readonly string[]>;
  /** What is stamped later than `now` counts as of now. */
  settle(now: number): Answer<null>;
  /** What the player has answered without help, by kind and theme. */
  doings(profile: string): Answer<readonly Doing[]>;
  /** The most players of a match of a game that the player sat at. */
  company(profile: string, game: string): Answer<number>;
  recentPuzzles(profile: string, limit: number): Answer<readonly string[]>;
  knowledge(profile: string): Answer<{
    readonly ratings: ReadonlyMap<PuzzleKind, Rating>;
    readonly cards: ReadonlyMap<string, Card>;
    readonly spots: readonly WeakSpot[];
  }>;
  puzzleRatings(): Answer<ReadonlyMap<string, Rating>>;
}
