/** How people at this computer stand against one another, evening by evening and over all of them. */
import * as v from 'valibot';

/** Spread into the contract's list of requests. */
export const STANDINGS_REQUESTS = {
  /** From all matches that two or more people played here, of any game; or the last evening alone, which takes less. */
  'standings.read': v.strictObject({ evenings: v.picklist(['all', 'last']) }),
} as const;

/** Somebody's share of what was decided at tables at which they sat. */
export interface Standing {
  /** As matches have it: a player's of now, a guest's as it was given. */
  readonly name: string;
  /** Matches that somebody has won. */
  readonly games: number;
  readonly gamesWon: number;
  /** Rounds that somebody has won. */
  readonly rounds: number;
  readonly roundsWon: number;
}

export interface Evening {
  /** The date on which it began, YYYY-MM-DD: it lasts until five in the morning. */
  readonly date: string;
  /** Whoever won most comes first. */
  readonly people: readonly Standing[];
}

export interface Standings {
  /** The date of the evening that it is now. */
  readonly tonight: string;
  /** The last one first; those on which nothing was decided are left out. */
  readonly evenings: readonly Evening[];
  /** Over these evenings together. */
  readonly overall: readonly Standing[];
}

/** Spread into the outputs of the contract. */
export interface StandingsOutputs {
  'standings.read': Standings;
}
