/** What a game brings to be measured: figures of its own, and what the house's are measured on. */
import type { Attempt } from '../../shared/drill-record';
import type { Replay } from '../../shared/replay';

/** Measures one figure; null where it cannot be measured here, and then standard error has been told why. */
export type Figure = () => number | null | Promise<number | null>;

/** What the house is measured on of a game's puzzles. */
export interface PuzzleBench {
  /** Attempts at them without end, like those that people make who get better; the time is that of the attempt. */
  readonly attempts: (seed: string) => (at: number) => Attempt;
  /** A pack of them as a file, so many of each kind. */
  readonly pack: (seed: string, perKind: number) => { readonly text: string; readonly puzzles: number };
}

export interface GameBench {
  /** By name; better when larger, but for those in milliseconds. No two games have one of the same name. */
  readonly figures: () => Promise<Readonly<Record<string, Figure>>>;
  /** A few matches that bots played, whose rounds can end in any of `outcomes`. */
  readonly replays: () => readonly Replay[];
  readonly outcomes: readonly unknown[];
  /** A match of one round, long as rounds go. */
  readonly longReplay: () => Replay;
  /** Of a game that has puzzles. */
  readonly puzzles?: PuzzleBench;
}
