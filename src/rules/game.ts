/**
 * What every game on the table offers. The table, the store and the command line know games by this alone, so that a
 * second game needs no rebuild of theirs.
 */
import type { Random } from './random';
import type { Result } from './result';

/** A seat number: players sit clockwise, the first has seat 0. */
export type Seat = number;

/** Milliseconds from the round's start on the table's monotonic clock, with pauses taken out. */
export type Millis = number;

/** What every event carries, whatever the game. */
export interface TimedEvent {
  readonly t: Millis;
  readonly seat: Seat;
  readonly type: string;
}

/**
 * A game's rules as pure functions. State = fold of events; an impossible event is refused as a value; whatever is
 * possible but against the rules is accepted and judged where the game says so.
 */
export interface Game<Options, Setup, State, Event extends TimedEvent, Refusal, View, Verdict> {
  readonly name: string;
  /** Sets a round up; all chance comes from `random`. */
  deal(options: Options, random: Random): Setup;
  /** The state before the first event. */
  begin(setup: Setup): State;
  /** The state after `event`, or why it is impossible. Never throws, never changes `state`. */
  apply(state: State, event: Event): Result<State, Refusal>;
  /** The seats that may act now: one in a turn game, several or all in a real-time game, none once it is over. */
  actors(state: State): readonly Seat[];
  /** What `seat` may see and nothing else; `null` looks on from outside. */
  view(state: State, seat: Seat | null): View;
  /** Whether the round has come to an end. */
  isOver(state: State): boolean;
  /** What the rules say of the round as far as it was played. */
  judge(state: State): Verdict;
}
