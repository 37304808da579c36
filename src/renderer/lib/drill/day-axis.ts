/** The days that an axis names: no day twice, the last one among them, and as many as there is room for. */

/** Seconds from one day to the next; days alone are read as UTC, where each is as long. */
export const DAY_S = 86_400;

/** Days from one name to the next, as long as the axis goes by days. */
const STEPS = [1, 2, 3, 7, 14, 28] as const;
/** From this many days on months are named. */
const MONTHS_FROM = 120;
/** Months from one name to the next. */
const MONTH_STEPS = [1, 2, 3, 6, 12, 24, 60] as const;

interface DayAxis {
  /** In seconds, oldest first. */
  readonly ticks: readonly number[];
  /** Whether the names are those of months, with their year, rather than of days. */
  readonly months: boolean;
}

/** Firsts of months from `first` to `last`, every `step`th counted from a January on. */
function monthsBetween(first: number, last: number, step: number): number[] {
  const from = new Date(first * 1000);
  const ticks: number[] = [];
  for (let month = 12 * from.getUTCFullYear() + from.getUTCMonth(); ; month++) {
    const at = Date.UTC(Math.floor(month / 12), month % 12, 1) / 1000;
    if (at > last) return ticks;
    if (at >= first && month % step === 0) ticks.push(at);
  }
}

/** The axis from day `first` to day `last`, both in seconds, where `most` names have room; at least one has. */
export function dayAxis(first: number, last: number, most: number): DayAxis {
  const room = Math.max(1, Math.floor(most));
  const days = Math.round((last - first) / DAY_S);
  if (days >= MONTHS_FROM) {
    for (const step of MONTH_STEPS) {
      const ticks = monthsBetween(first, last, step);
      if (ticks.length > 0 && ticks.length <= room) return { ticks, months: true };
    }
    return { ticks: monthsBetween(first, last, 1).slice(-1), months: true };
  }
  const step = STEPS.find((each) => Math.floor(days / each) < room) ?? Math.max(1, days);
  // Counted back from the last day, which is the one that is asked for.
  const ticks: number[] = [];
  for (let at = last; at >= first && ticks.length < room; at -= step * DAY_S) ticks.unshift(at);
  return { ticks, months: false };
}
