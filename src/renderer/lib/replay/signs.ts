/** What the viewer tells of the events of a replay, whatever the game. */
import type { Seat } from '../../../shared/table';

/** What a mark on the timeline stands for, whatever the game calls it. */
export type SignKind = 'move' | 'answer' | 'miss' | 'find' | 'exchange' | 'pass' | 'showdown' | 'swap' | 'pause' | 'mistake' | 'end';

/** How the timeline shows an event. */
export interface Sign {
  readonly kind: SignKind;
  /** Whose it is: of several at a table everybody has a colour. */
  readonly seat: Seat;
}

/** Something that was wrong: the event with which it happened, and what was wrong about it in words. */
export interface ReplayMistake {
  readonly event: number;
  /** In the language of now. */
  readonly text: () => string;
}
