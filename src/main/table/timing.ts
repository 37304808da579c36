/** Time as whoever runs the table has it. */
export interface Timing {
  /** A monotonic clock in milliseconds, from any start. */
  readonly clock: () => number;
  /** Calls `action` once, `millis` from now; the answer calls it off. */
  readonly schedule: (millis: number, action: () => void) => () => void;
}
