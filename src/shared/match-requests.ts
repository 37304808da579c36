/** Matches between window and main process: beginning and leaving them, and what is done at the live table. */
import * as v from 'valibot';
import { anyOf, MOST_SEATS, schemaOf, type AnyOffer, type AnyTable } from './games';
import type { ReplayEvent } from './replay';
import type { UnfinishedMatch } from './table';

const match = v.pipe(v.string(), v.uuid());
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_SEATS - 1));
const nothing = v.strictObject({});
const bySeat = v.strictObject({ match, seat });

/** Spread into the contract's list of requests. */
export const MATCH_REQUESTS = {
  /** A quick match of the game that is named, or else of the first: against bots, or between bots to watch. */
  'match.start': v.lazy(schemaOf('start')),
  /** A new match with seats as arranged, clockwise, in any mix of people and bots. */
  'match.arrange': v.lazy(schemaOf('arrange')),
  /** The live match of this window, if there is one. */
  'match.current': nothing,
  /**
   * The next round of the match, in which the seats stand as its game says; after the match's end a new one of the same players,
   * by `rules` of that game where they are given. A round that goes on is not left by it.
   */
  'match.next': v.strictObject({ match, rules: v.exactOptional(anyOf('rules')) }),
  /** Leaves: a match that is not over stays saved and can be gone on with. */
  'match.leave': v.strictObject({ match }),
  /**
   * The chosen player's own match that was kept last, where it can be gone on with: left, or cut off by a crash. Null: that
   * one is over.
   */
  'match.unfinished': nothing,
  'match.open': nothing,
  /**
   * Goes on with a saved match from the last thing that was kept; a round that ran stands paused. Refused with `not-your-match`
   * where it does not belong to the chosen player.
   */
  'match.go-on': v.strictObject({ match }),
  /** Whether to offer something to a side that keeps losing. */
  'match.offer': nothing,
  /** The bot that the chosen player should now beat, in rounds of a game against one alone. */
  'match.opponent': v.strictObject({ game: v.pipe(v.string(), v.maxLength(40)) }),
  /** What a seat does by the rules of the game at the table: an act by that game's schema. */
  'table.act': v.strictObject({ match, seat, act: anyOf('act') }),
  /** What a seat wants to know beside, by the game's schema; nothing is done. */
  'table.ask': v.strictObject({ match, seat, question: anyOf('question') }),
  /**
   * What happened in a round (from 1) between bots after so many of its events, for whoever looks on. Refused with `match-played` where people
   * play, whose hands it would tell.
   */
  'table.since': v.strictObject({
    match,
    round: v.pipe(v.number(), v.integer(), v.minValue(1)),
    from: v.pipe(v.number(), v.integer(), v.minValue(0)),
  }),
  /** This seat agrees to pause, or takes that back; time stands still once every person's seat agrees. */
  'table.pause': bySeat,
  /** This seat agrees to go on, or takes that back; likewise. */
  'table.resume': bySeat,
  /**
   * Whether something keeps the round from beginning or going on: a question is open, or somebody's device is missing. One that
   * runs, or whose bots are about to open, is paused; until nothing is in the way it stays so, also with everybody's agreement.
   */
  'table.hold': v.strictObject({ match, held: v.boolean() }),
  'table.give-up': bySeat,
} as const;

/** Rounds against bots of a level. */
export interface LevelRecord {
  readonly level: number;
  readonly won: number;
  readonly lost: number;
}

/** Who is to be beaten next, and how it went of late against each level that was met, the lowest first. */
export interface NextOpponent {
  readonly level: number;
  readonly levels: readonly LevelRecord[];
}

export interface MatchOutputs {
  'match.opponent': NextOpponent;
  'match.start': AnyTable;
  'match.arrange': AnyTable;
  'match.current': AnyTable | null;
  'match.next': AnyTable;
  'match.leave': null;
  'match.unfinished': UnfinishedMatch | null;
  /** The chosen player's own that nobody has won, the one kept last first. */
  'match.open': readonly UnfinishedMatch[];
  'match.go-on': AnyTable;
  /** As the game of the player's last match answers it, or else the first. */
  'match.offer': AnyOffer;
  'table.act': null;
  /** As the game answers it. */
  'table.ask': unknown;
  /** The verdict as far as it was played. */
  'table.since': { readonly events: readonly ReplayEvent[]; readonly verdict: NonNullable<AnyTable['verdict']> };
  'table.pause': null;
  'table.resume': null;
  'table.hold': null;
  'table.give-up': null;
}
