/** Attempts as comma-separated values (RFC 4180). */
import type { Refusal } from '../../shared/contract';
import { isoOf } from '../../shared/moment';
import { accepted, type Result } from '../engine/result';
import type { AttemptLine, Filter, StatisticsReader } from '../store/statistics-reader';
import { attemptPages } from './attempt-pages';

type Column = readonly [string, (line: AttemptLine) => string | number | null];

const yes = (value: number): string => (value === 1 ? 'yes' : 'no');

const COLUMNS: readonly Column[] = [
  ['time', ({ at }) => isoOf(at)],
  ['mode', ({ mode }) => mode],
  ['run_ending', ({ ending }) => ending],
  ['run_counted', ({ counted }) => yes(counted)],
  ['kind', ({ kind }) => kind],
  ['puzzle', ({ puzzle }) => puzzle],
  ['themes', ({ themes }) => themes],
  ['right', ({ right }) => yes(right)],
  ['milliseconds', ({ millis }) => millis],
  ['slow', ({ slow }) => yes(slow)],
  ['helped', ({ helped }) => yes(helped)],
  ['rated', ({ rated }) => yes(rated)],
  ['direction', ({ direction }) => direction],
  ['rotation', ({ rotation }) => rotation],
  ['fact', ({ fact }) => fact],
  ['chosen', ({ chosen }) => chosen],
  ['expected', ({ expected }) => expected],
];

/** None of our columns needs quotes, but a text of another program might. */
function field(value: string | number | null): string {
  const text = value === null ? '' : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The names of the columns. */
export function csvHeader(): string {
  return `${COLUMNS.map(([name]) => name).join(',')}\r\n`;
}

/** One attempt. */
export function csvLine(line: AttemptLine): string {
  return `${COLUMNS.map(([, of]) => field(of(line))).join(',')}\r\n`;
}

/** All attempts of a filter as pieces of a file, a page each. */
export function* csvPieces(statistics: StatisticsReader, filter: Filter): Generator<Result<string, Refusal>> {
  yield accepted(csvHeader());
  for (const page of attemptPages(statistics, filter)) yield page.ok ? accepted(page.value.map(csvLine).join('')) : page;
}
