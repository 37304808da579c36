/** What an analysis says to what stands around it: the table, the line of time, the lists. In the language of now. */
import type { Millis } from '../../../shared/table';

/** A side's chance to win, in whole percents; those of all sides and of nobody add up to 100. */
export interface SideChance {
  /** Which side, whatever the game calls it: each has its colour. */
  readonly side: 'first' | 'second';
  readonly name: string;
  readonly percent: number;
}

export interface Assessed {
  /** What the deed of an event cost; empty where that is little, or not sure. */
  costOf(event: number): string;
  /** The sides' chances at a place of the round and a time; null where none are known. */
  sidesAt(at: number, t: Millis): readonly SideChance[] | null;
}
