/** What a game says to the room in which people sit down by a press: how many places, what each of them is, and the match that comes of it. */
import type { SeatChoice } from '../../shared/seats';
import type { ArrangedStart } from './starts';

/** A seat that takes part, and its place in the row, from 0. */
export interface SeatAtPlace {
  readonly at: number;
  readonly seat: SeatChoice;
}

/** What somebody is at a place in the first round. */
export interface Part {
  readonly icon: 'runner' | 'lens' | 'people';
  readonly name: string;
  /** Beside or against whom, by their names; empty where there is nothing to say. */
  readonly note: string;
  /** The place that this one goes after, if it does. */
  readonly after?: number;
}

export interface JoiningOfGame {
  readonly seats: { readonly fewest: number; readonly most: number };
  /** How good a bot is that nobody has set. */
  readonly botLevel: () => number;
  /** Who sat here last, by place; empty where nobody did. */
  readonly last: () => readonly SeatAtPlace[];
  /** What somebody is at a place of those that take part (`taken`, upwards); null in a game in which all seats are alike. */
  readonly part: (at: number, taken: readonly number[], nameAt: (at: number) => string) => Part | null;
  /** What is unusual about the rules; empty where nothing is. */
  readonly rules: () => string;
  /** The match of those who take part, in the order of their places; they are kept as those who sat here last. */
  readonly start: (seats: readonly SeatAtPlace[]) => ArrangedStart;
  /** Takes the seats along to the screen on which everything can be chosen. */
  readonly arrange: (seats: readonly SeatAtPlace[]) => void;
}
