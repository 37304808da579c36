/** What a judge says of a round, as files and the command line have it (J9). */
import type { Direction } from './compass';
import type { PlacementClause } from './legality';
import type { Ending, PathIndex } from './round';
import type { ChaseSymbol } from './tile';

export type Side = 'runners' | 'chasers';
export type Award = 'perfect' | 'small';
/** The clauses that a marker can break: M4 on a final tile, else M3. */
export type MarkClause = 'M3' | 'M4';

/** A side's first mistake: where it stands in its path (1 = beside the Prison) and the clause that it breaks (J9). */
export interface Mistake<Clause extends string = string> {
  readonly position: number;
  readonly path: PathIndex;
  readonly clause: Clause;
}

/** A marker as it is judged (J9). */
export interface JudgedMark {
  readonly path: PathIndex;
  readonly position: number;
  readonly direction: Direction;
  readonly final: boolean;
  readonly symbol: ChaseSymbol;
  /** Alphabetically. */
  readonly legal: readonly ChaseSymbol[];
  readonly ok: boolean;
}

export interface RoundVerdict {
  readonly ending: Ending | 'unfinished';
  readonly winner: Side | null;
  /** To each player of the winning side. */
  readonly award: Award | null;
  readonly runnerMistake: Mistake<PlacementClause> | null;
  /** Null also where markers were not looked at (J2). */
  readonly chaserMistake: Mistake<MarkClause> | null;
  /** Every mark in the order of events. */
  readonly markers: readonly JudgedMark[];
}

/** How a round ended, as it is kept beside its events. */
export interface Outcome {
  readonly ending: Ending;
  readonly winner: Side | null;
  readonly award: Award | null;
}
