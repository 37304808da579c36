/** Days in a row. Lists of days are YYYY-MM-DD, oldest first, each once. */
import { daysBefore } from '../learning/day';

/** In milliseconds; dates alone are read as UTC, where every day is as long. */
const DAY = 86_400_000;

/** Days in a row up to `today`; a day that is not over yet breaks nothing. */
export function streakUpTo(days: readonly string[], today: string): number {
  const active = new Set(days);
  let day = active.has(today) ? today : daysBefore(today, 1);
  let length = 0;
  while (active.has(day)) {
    length += 1;
    day = daysBefore(day, 1);
  }
  return length;
}

/** The most days in a row. */
export function longestStreak(days: readonly string[]): number {
  let longest = 0;
  let length = 0;
  let before = NaN;
  for (const day of days) {
    // Days are counted, not dates made: there may be thousands.
    const number = Date.parse(day) / DAY;
    length = number === before + 1 ? length + 1 : 1;
    longest = Math.max(longest, length);
    before = number;
  }
  return longest;
}
