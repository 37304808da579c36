/** Spans for figures where a clock that was ahead has left attempts on days to come. */
import type { Period } from '../../shared/statistics';
import type { Filter } from '../store/statistics-filter';

/**
 * The sums of a long period up to `today` and no day further: whole years and months as far as they are over, and this
 * month day by day. Null for periods that are told in days already. `from` is the period's first month, YYYY-MM.
 */
export function spansUpTo(period: Period, today: string, from: string): Pick<Filter, 'span' | 'further'> | null {
  if (period !== 'all' && period !== 'year') return null;
  const year = today.slice(0, 4);
  const month = today.slice(0, 7);
  // Texts sort by time, so one that ends just before `month` ends with the month before it.
  const before = (start: string): string => `${start.slice(0, -1)}${String.fromCharCode(start.charCodeAt(start.length - 1) - 1)}~`;
  const days = { grain: 'day', from: `${month}-01`, to: today } as const;
  if (period === 'year') return { span: { grain: 'month', from, to: before(month) }, further: [days] };
  return {
    span: { grain: 'year', from: '0000', to: before(year) },
    further: [{ grain: 'month', from: `${year}-01`, to: before(month) }, days],
  };
}
