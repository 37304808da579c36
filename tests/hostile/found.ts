/** What a hostile run came to. */

/** Something that fell, with how to see it again. */
export interface Found {
  /** `--only KIND --seed SEED --from N`: this piece alone. */
  readonly piece: number;
  readonly what: string;
}

export interface Outcome {
  /** How many of its kind were tried. */
  readonly count: number;
  /** Facts beside the count, such as how many files were taken in. */
  readonly facts: Readonly<Record<string, number>>;
  /** Sentences for whoever wants to look further. */
  readonly notes?: readonly string[];
  readonly found: readonly Found[];
}

/** What every kind is asked for. */
export interface Ordered {
  readonly seed: string;
  /** How many. */
  readonly count: number;
  /** The piece to begin with, each of which is independent of those before. */
  readonly from?: number;
  /** A folder for whatever is written. */
  readonly scratch: string;
}

/** More than these nobody reads; the run ends then. */
export const MOST_FOUND = 10;
