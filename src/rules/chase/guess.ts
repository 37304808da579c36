/** What a guess on the side is (F4), apart from what is done with it: a round holds its guesses. */
import type { Millis, Seat, TimedEvent } from '../game';
import type { Direction } from './compass';
import type { ChaseSymbol } from './tile';

/** A seat whose path is over guesses a marker of the other path. */
export interface GuessEvent extends TimedEvent {
  readonly type: 'guess';
  /** In the other path, from 1. */
  readonly position: number;
  readonly symbol: ChaseSymbol;
}

/** A guess as it was received: read as a marker on that tile would have been at that moment (M2, M4, M5). */
export interface Guess {
  readonly seat: Seat;
  /** The path that it is about. */
  readonly path: 0 | 1;
  readonly position: number;
  readonly symbol: ChaseSymbol;
  readonly t: Millis;
  readonly direction: Direction;
}
