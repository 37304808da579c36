/** What an analysis of a game of Fugitive says. */
import type { Millis, Seat } from '../../game';
import type { Role } from '../types';

/** Of the shape, and of how it is worked out: one that was kept of another version is worked out anew. */
export const ANALYSIS_VERSION = 1;

/** N3, N4: what the Marshal could count at a moment; nulls where the count was given up. */
export interface CountedPoint {
  /** So many entries have happened. */
  readonly events: number;
  readonly t: Millis;
  /** In digits. */
  readonly rows: string | null;
  /** Of the likeliest single number; 0 where nothing lies face down. */
  readonly best: number | null;
}

/** A call (M2), with what stood before it. */
export interface CallFacts {
  readonly event: number;
  readonly t: Millis;
  readonly turn: number;
  readonly seat: Seat;
  readonly numbers: readonly number[];
  readonly right: boolean;
  readonly manhunt: boolean;
  /** N4; null: the count was given up. */
  readonly odds: number | null;
  readonly best: number | null;
  /** The likeliest numbers. */
  readonly bestNumbers: readonly number[];
  /** 1: no single number was likelier. */
  readonly rank: number | null;
  /** So many numbers could have been right. */
  readonly of: number | null;
  readonly wrong: boolean;
}

/** A placement (F3), with what it made of her counting. */
export interface PlacementFacts {
  readonly event: number;
  readonly t: Millis;
  readonly turn: number;
  readonly seat: Seat;
  readonly place: number;
  readonly card: number;
  readonly sprints: readonly number[];
  readonly rowsBefore: string | null;
  readonly rowsAfter: string | null;
  readonly bestBefore: number | null;
  readonly bestAfter: number | null;
  readonly wrong: boolean;
}

/** How often he won games that were played on from a moment. */
export interface ChancePoint {
  readonly events: number;
  readonly t: Millis;
  readonly fugitive: number;
  /** Its standard error. */
  readonly error: number;
  /** So many games; 0: it is over there. */
  readonly games: number;
}

/** The entry that decided it. */
export interface Decided {
  readonly event: number;
  readonly winner: Role;
  /** The winner's chance before and after it. */
  readonly before: number;
  readonly after: number;
}

export interface Analysis {
  readonly version: number;
  readonly winner: Role | null;
  readonly points: readonly CountedPoint[];
  readonly calls: readonly CallFacts[];
  readonly placements: readonly PlacementFacts[];
  /** How many of the points were given up (N). */
  readonly notCounted: number;
  /** Null: not yet. */
  readonly chances: readonly ChancePoint[] | null;
  /** Of the bots that played on. */
  readonly levels: Readonly<Record<Role, number>>;
  /** Null: not yet, nobody won, or no single entry did. */
  readonly decided: Decided | null;
}
