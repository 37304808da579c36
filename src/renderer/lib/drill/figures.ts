/** From the dashboard's figures to what is drawn: shares, worst faces, weeks of the calendar. */
import type { Best, FactTally, GroupTally, Tally } from '../../../shared/statistics';

/** The share of right answers, 0 to 1; null without any answer. */
export function accuracyOf({ attempts, right }: Pick<Tally, 'attempts' | 'right'>): number | null {
  return attempts === 0 ? null : right / attempts;
}

/** The share of right answers in all groups but one; null where nothing was answered there. */
export function elsewhere(groups: readonly GroupTally[], group: GroupTally): number | null {
  const others = groups.filter(({ theme }) => theme !== group.theme);
  const sum = (of: 'attempts' | 'right'): number => others.reduce((total, each) => total + each[of], 0);
  return accuracyOf({ attempts: sum('attempts'), right: sum('right') });
}

/** The best that stands for all: of a rush as long as it is played, else of any other run; undefined without one. */
export function shownBest(bests: readonly Best[], minutes: number): Best | undefined {
  return bests.find((best) => best.mode === 'rush' && best.minutes === minutes) ?? bests[0];
}

/** The points of a line through `values` in a box of `width` times `height`, as SVG takes them; a level line lies in the middle. */
export function sparkline(values: readonly number[], width: number, height: number): string {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const y = (value: number): number => (most === least ? height / 2 : height * (1 - (value - least) / (most - least)));
  const step = values.length > 1 ? width / (values.length - 1) : 0;
  return values.map((value, at) => `${(at * step).toFixed(1)},${y(value).toFixed(1)}`).join(' ');
}

const DAY_MS = 86_400_000;
const utc = (date: string): number => Date.parse(`${date}T00:00:00Z`);

/** For each day the share of right answers over it and the days before it, `span` days in all; days oldest first. */
export function rollingAccuracy(
  days: readonly ({ readonly date: string } & Pick<Tally, 'attempts' | 'right'>)[],
  span: number,
): { readonly date: string; readonly value: number }[] {
  let first = 0;
  return days.map(({ date }, at) => {
    while (utc(days[first]?.date ?? date) <= utc(date) - span * DAY_MS) first++;
    const window = days.slice(first, at + 1);
    const attempts = window.reduce((sum, day) => sum + day.attempts, 0);
    return { date, value: attempts === 0 ? 0 : window.reduce((sum, day) => sum + day.right, 0) / attempts };
  });
}

/** Faces that were missed, the worst first: by share of misses, then by their number. */
export function mostMissed(facts: readonly FactTally[], most: number): FactTally[] {
  const misses = ({ attempts, right }: FactTally): number => attempts - right;
  return facts
    .filter((fact) => misses(fact) > 0)
    .sort((a, b) => misses(b) / b.attempts - misses(a) / a.attempts || misses(b) - misses(a))
    .slice(0, most);
}

/** A face is slow from so many times the typical time on: less is chance. */
const SLOW = 1.2;

/** Faces clearly slower than `typical` (milliseconds; null without a time), the slowest first. */
export function slowest(facts: readonly FactTally[], typical: number | null, most: number): FactTally[] {
  return facts
    .filter((fact) => fact.medianMillis !== null && fact.medianMillis >= SLOW * (typical ?? Infinity))
    .sort((a, b) => (b.medianMillis ?? 0) - (a.medianMillis ?? 0))
    .slice(0, most);
}

interface CalendarDay {
  readonly date: string;
  readonly attempts: number;
  /** Column and row: weeks from the first on, Monday at the top. */
  readonly week: number;
  readonly weekday: number;
}

/** The days from the `weeks`th week before that of `today` up to `today`, with the attempts of each. */
export function calendar(
  days: readonly { readonly date: string; readonly attempts: number }[],
  today: string,
  weeks: number,
): CalendarDay[] {
  const attempts = new Map(days.map((day) => [day.date, day.attempts]));
  const weekdayOf = (time: number): number => (new Date(time).getUTCDay() + 6) % 7;
  const last = utc(today);
  const first = last - (weekdayOf(last) + 7 * (weeks - 1)) * DAY_MS;
  return Array.from({ length: (last - first) / DAY_MS + 1 }, (_, at) => {
    const time = first + at * DAY_MS;
    const date = new Date(time).toISOString().slice(0, 10);
    return { date, attempts: attempts.get(date) ?? 0, week: Math.floor(at / 7), weekday: weekdayOf(time) };
  });
}

/** How dark a day is shown: 0 for none, 1 to 4 by its share of the busiest day. */
export function shade(attempts: number, most: number): 0 | 1 | 2 | 3 | 4 {
  if (attempts === 0 || most === 0) return 0;
  return Math.max(1, Math.min(4, Math.ceil((attempts / most) * 4))) as 1 | 2 | 3 | 4;
}

/** The day of a moment in the person's own time zone, as an ISO date. */
export function dayOf(moment: Date): string {
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}
