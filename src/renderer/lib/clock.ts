/** The round's clock. It is read off stamps, never counted, so a hidden or throttled window cannot slow it down. */
import type { Millis, TableSnapshot } from '../../shared/table';

export interface ClockStamp {
  /** The round's time when the table sent it. */
  readonly t: Millis;
  readonly running: boolean;
  /** `performance.now()` when it arrived. */
  readonly receivedAt: number;
}

/** The round's time at `now`, a later `performance.now()`. */
export function timeAt(stamp: ClockStamp, now: number): Millis {
  return stamp.running ? stamp.t + Math.max(0, now - stamp.receivedAt) : stamp.t;
}

/** Whether a round goes on just now: nobody plans in peace, and time does not stand still. A game without a clock goes on until it is over. */
export function goesOn({ clock, over, paused }: Pick<TableSnapshot, 'clock' | 'over' | 'paused'>): boolean {
  return !over && !paused && (clock?.running ?? true);
}
