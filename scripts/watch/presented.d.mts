/** What Chromium's trace tells of one moment or stretch; times are microseconds of one clock. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly ts: number;
  readonly args?: { readonly id?: string };
}

/** For each press in its order, the milliseconds from key to screen; null where the trace has no such frame. */
export function presentedAfter(events: readonly TraceEvent[]): (number | null)[];
