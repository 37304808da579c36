/** Attempts as a table for other programs: values with a comma between (RFC 4180), or what else stands between them there. */
import type { Refusal } from '../../shared/refusal';
import type { Separator } from '../../shared/exports';
import { isoOf } from '../../shared/moment';
import { accepted, type Result } from '../../rules/result';
import type { Filter } from '../store/statistics-filter';
import type { AttemptLine, StatisticsReader } from '../store/statistics-reader';
import { attemptPages } from '../statistics/attempt-pages';
import type { StatisticsAsk } from '../statistics/summary';

/** Which attempts go into which file, and how. */
export type AttemptsAsk = StatisticsAsk & { readonly file: string; readonly separator: Separator };

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

/**
 * What stands between the values for people who write numbers as `tags` do (BCP 47: the language chosen, the computer's
 * region): a spreadsheet of somebody who writes 1,5 takes the comma for part of a number, and everything for one column. What is
 * no tag says nothing, such as `en-US@posix` of a Linux without a language.
 */
export function separatorFor(...tags: readonly string[]): Separator {
  return tags.some(writesCommas) ? ';' : ',';
}

function writesCommas(tag: string): boolean {
  try {
    return new Intl.NumberFormat(tag).format(1.5).includes(',');
  } catch {
    return false;
  }
}

/** What a spreadsheet takes for the beginning of a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/**
 * One value. None of our columns needs quotes or begins a formula, but a text of another program that was taken in might:
 * what would be worked out is marked as text, as spreadsheets themselves do.
 */
export function csvField(value: string | number | null, separator: Separator): string {
  if (typeof value === 'number') return String(value);
  const text = value === null ? '' : FORMULA.test(value) ? `'${value}` : value;
  return text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const line = (values: readonly (string | number | null)[], separator: Separator): string =>
  `${values.map((value) => csvField(value, separator)).join(separator)}\r\n`;

/** All attempts of a filter as pieces of a file: the names of the columns, then a page each. */
export function* csvPieces(statistics: StatisticsReader, filter: Filter, separator: Separator): Generator<Result<string, Refusal>> {
  yield accepted(
    line(
      COLUMNS.map(([name]) => name),
      separator,
    ),
  );
  for (const page of attemptPages(statistics, filter)) {
    yield page.ok
      ? accepted(
          page.value
            .map((attempt) =>
              line(
                COLUMNS.map(([, of]) => of(attempt)),
                separator,
              ),
            )
            .join(''),
        )
      : page;
  }
}
