/**
 * What every game offers. Table, store, replay files, command line and the window's shells are written against this and
 * know no game: its values pass through them as they are, and enter only through the game's schemas (`shared/games.ts`).
 */
import type { Random } from './random';
import type { Result } from './result';

/** A seat number: players sit clockwise, the first has seat 0. */
export type Seat = number;

/** Milliseconds from the round's start on the table's monotonic clock, with pauses taken out. */
export type Millis = number;

/** So short a time ago that nobody could answer it yet: whoever did what was right before it could not have known. */
export const A_MOMENT: Millis = 2000;

/** What every event carries, whatever the game. */
export interface TimedEvent {
  readonly t: Millis;
  readonly seat: Seat;
  readonly type: string;
}

/** Why something is impossible; the words are the renderer's. */
export interface GameRefusal {
  readonly code: string;
  /** The field at fault, or '' where the whole is. */
  readonly field: string;
  /** The clause that makes it impossible. */
  readonly clause: string;
}

/** How a match stands. */
export interface Score {
  /** By seat. */
  readonly points: readonly number[];
  /** Seats that have won the match; none while it goes on. */
  readonly winners: readonly Seat[];
}

/** A game's own values, by what they are. */
export interface GameTypes {
  /** What a match is played by: its variants. */
  readonly rules: unknown;
  /** The faces of what is played with, by name, kept with a match since those that ship may change one day; null: there are none. */
  readonly tiles: Readonly<Record<string, unknown>> | null;
  /** How the seats stand in a round (sides, say); null where all are alike. */
  readonly seating: unknown;
  /** A round as dealt, as it is kept and stands in a replay. */
  readonly deal: object;
  /** A round before its first event: the deal with rules and tiles. */
  readonly setup: unknown;
  readonly state: unknown;
  /** What happened: a player's intent at a time, with what chance answered. */
  readonly event: TimedEvent;
  /** What a seat does by itself: an event without its stamp, and without what chance will answer. */
  readonly act: { readonly type: string };
  readonly view: unknown;
  readonly verdict: unknown;
  /** How a round ended, as it is kept beside its events and read by lists and records. */
  readonly outcome: unknown;
  /** What reached the table just after the end and was kept with the round; null where nothing is. */
  readonly late: unknown;
  readonly score: Score;
  readonly refusal: GameRefusal;
}

/** What a round is dealt from. */
export interface DealOrder<G extends GameTypes = GameTypes> {
  readonly rules: G['rules'];
  readonly tiles: G['tiles'];
  readonly seats: number;
  readonly seating: G['seating'];
  /** Seats of people, who may have to choose something first: then the deal is preliminary. Left out: all are bots'. */
  readonly people?: readonly Seat[];
}

/** A round that has been played, for the score. */
export interface PlayedRound<G extends GameTypes = GameTypes> {
  readonly deal: G['deal'];
  /** Null: it goes on, or was left. */
  readonly outcome: G['outcome'] | null;
}

/** Something that happens by itself at a time of the round if nobody acts before. */
interface Due<G extends GameTypes = GameTypes> {
  readonly t: Millis;
  readonly seat: Seat;
  readonly act: G['act'];
}

/** A round that was played, and the place of the next one. */
export interface Coming<G extends GameTypes = GameTypes> {
  readonly rules: G['rules'];
  /** How the round before ended; null where that is not over. */
  readonly outcome: G['outcome'] | null;
  /** Of the next round, from 1: it is the first one of a new match. */
  readonly number: number;
  /** The next round's own chance. */
  readonly random: Random;
}

/**
 * A game's rules as pure functions. State = fold of events; an impossible event is refused as a value; whatever is
 * possible but against the rules is accepted and judged where the game says so.
 */
export interface Game<G extends GameTypes = GameTypes> {
  readonly id: string;
  /** The fewest and the most that play. */
  readonly seats: { readonly fewest: number; readonly most: number };
  /** Sets a round up; all chance comes from `random`. */
  deal(order: DealOrder<G>, random: Random): G['setup'];
  /** What of a set-up is kept with its round. */
  dealt(setup: G['setup']): G['deal'];
  /** The set-up of a round that was kept. */
  setup(rules: G['rules'], tiles: G['tiles'], deal: G['deal']): G['setup'];
  /** The state before the first event. */
  begin(setup: G['setup']): G['state'];
  /** The state after `event`, or why it is impossible. Never throws, never changes `state`. */
  apply(state: G['state'], event: G['event']): Result<G['state'], G['refusal']>;
  /** What an act becomes at `t`: an event that holds what chance answered, or why it is impossible. */
  answer(state: G['state'], seat: Seat, act: G['act'], t: Millis, random: Random): Result<G['event'], G['refusal']>;
  /**
   * The seats whose part it is to act now: one in a turn game, several or all in a real-time game, none once it is over. What a game lets a
   * seat do on the side that is done is an act like any other, and does not make it one of them.
   */
  actors(state: G['state']): readonly Seat[];
  /** What `seat` may see and nothing else; `null` looks on from outside. */
  view(state: G['state'], seat: Seat | null): G['view'];
  /** What happens by itself next; null where nothing does. */
  due(state: G['state']): Due<G> | null;
  /** Whether the seat whose view this is has something to hide now: others look away before it is shown. */
  secret(view: G['view']): boolean;
  /** The act by which a seat gives the round up; null where that is not part of the game. */
  giveUp(): G['act'] | null;
  /** Whether the round has come to an end. */
  isOver(state: G['state']): boolean;
  /** What the rules say of the round as far as it was played. */
  judge(state: G['state']): G['verdict'];
  /** How the round ended, as it is kept; null while it goes on. */
  outcome(state: G['state']): G['outcome'] | null;
  /** How a match of so many seats stands after its rounds. */
  score(rules: G['rules'], seats: number, rounds: readonly PlayedRound<G>[]): G['score'];
  /** How the seats stand in a round that was dealt. */
  seating(deal: G['deal']): G['seating'];
  /** How the seats stand in the round after one in which they stood like this. */
  next(seating: G['seating'], coming: Coming<G>): G['seating'];
  /** What a seat was in a round, by a name under which its record is kept. */
  role(deal: G['deal'], seat: Seat): string;
  /** Whether a seat won a round that ended so; null: nobody did. */
  won(deal: G['deal'], outcome: G['outcome'], seat: Seat): boolean | null;
  /** What brought the round to its end, by a name that stays: matches are searched by it. Left out by a game whose rounds all end alike. */
  ending?(outcome: G['outcome']): string;
  /** By seat, how many of its deeds broke a rule, as far as the judge looks at them. */
  mistakes(state: G['state']): readonly number[];
  /** How far a seat has come, counted in what is done there one after the other; left out by a game in which nobody races. */
  progress?(state: G['state'], seat: Seat): number;
  /** What a match is played by that is not the usual, by names that stay: matches are searched by them. */
  variants(rules: G['rules']): readonly string[];
}
