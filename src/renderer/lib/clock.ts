/** The round's clock. It is read off stamps, never counted, so a hidden or throttled window cannot slow it down. */
import type { Millis } from '../../shared/table';

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

/** Minutes, seconds and tenths: `1:07.3`. */
export function clockText(t: Millis): string {
  const tenths = Math.floor(Math.max(0, t) / 100);
  const minutes = Math.floor(tenths / 600);
  const seconds = Math.floor((tenths % 600) / 10);
  return `${String(minutes)}:${String(seconds).padStart(2, '0')}.${String(tenths % 10)}`;
}
