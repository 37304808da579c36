/** The table of `npm run simulate` as text. */
import type { BalanceRow } from '../../bots/balance';
import type { SeriesRow } from './match-series';

export interface Column<Row> {
  readonly title: string;
  readonly cell: (row: Row) => string;
}

/** A share in percent with one digit. */
function percent(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)} %`;
}

const COLUMNS: readonly Column<BalanceRow>[] = [
  { title: 'Runners', cell: (row) => String(row.runners) },
  { title: 'Chasers', cell: (row) => String(row.chasers) },
  { title: 'Rounds', cell: (row) => String(row.rounds) },
  { title: 'Runner wins', cell: (row) => String(row.runnerWins) },
  { title: 'Chaser wins', cell: (row) => String(row.chaserWins) },
  { title: 'Draws', cell: (row) => String(row.draws) },
  { title: 'Runner rate', cell: (row) => (row.runnerRate === null ? '–' : percent(row.runnerRate, 1)) },
  { title: 'Tiles', cell: (row) => String(row.medianTiles) },
  { title: 'Seconds', cell: (row) => row.medianSeconds.toFixed(1) },
  { title: 'Hideout', cell: (row) => percent(row.endings.hideout, row.rounds) },
  { title: 'Caught', cell: (row) => percent(row.endings.caught, row.rounds) },
  { title: 'Trail lost', cell: (row) => percent(row.endings['trail-lost'], row.rounds) },
  { title: 'Unfinished', cell: (row) => percent(row.endings.unfinished, row.rounds) },
  { title: 'Runner erred', cell: (row) => percent(row.runnerMistakes, row.rounds) },
  { title: 'Chaser erred', cell: (row) => percent(row.chaserMistakes, row.rounds) },
];

/** What the columns mean. */
export const LEGEND =
  'Runner rate: Runner wins over rounds with a winner. Tiles: the median of Route tiles placed in a round, Starting tiles ' +
  'included and Hideouts not, with four players those of both paths. Seconds: the median length of a round on its clock. ' +
  'Erred: rounds in which the verdict names a mistake of that side.';

/** The first two tell the levels. */
export const MATCH_COLUMNS: readonly Column<SeriesRow>[] = [
  { title: 'Runners', cell: (row) => String(row.runners) },
  { title: 'Chasers', cell: (row) => String(row.chasers) },
  { title: 'Matches', cell: (row) => String(row.matches) },
  { title: 'Ended', cell: (row) => String(row.ended) },
  { title: 'Rounds each', cell: (row) => String(row.medianRounds) },
  { title: 'At most', cell: (row) => String(row.mostRounds) },
  { title: 'Runner rate', cell: (row) => (row.runnerRate === null ? '–' : percent(row.runnerRate, 1)) },
  { title: 'Draws', cell: (row) => String(row.draws) },
  { title: 'Won by seat', cell: (row) => row.winsBySeat.join(' / ') },
  { title: 'Failed', cell: (row) => failures(row) },
];

function failures({ failed }: SeriesRow): string {
  const found = Object.entries(failed).filter(([, count]) => count > 0);
  return found.length === 0 ? 'none' : found.map(([check, count]) => `${check} ${String(count)}`).join(', ');
}

/** What the columns of matches mean. */
export const MATCH_LEGEND =
  'Rounds each: the median number of rounds in a match, and the most. Runner rate: Runner wins over rounds with a winner. Failed: ' +
  'matches that did not end, did not keep markers, tiles or secrets, or whose replay is judged otherwise.';

/** Rows of matches as lines of a terminal. */
export function matchTable(rows: readonly SeriesRow[]): string {
  return aligned(MATCH_COLUMNS, rows);
}

/** Rows as lines of a terminal, right-aligned under their titles. */
export function textTable(rows: readonly BalanceRow[]): string {
  return aligned(COLUMNS, rows);
}

function aligned<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const cells = [columns.map((column) => column.title), ...rows.map((row) => columns.map((column) => column.cell(row)))];
  const widths = columns.map((_, at) => Math.max(...cells.map((line) => line[at]?.length ?? 0)));
  return cells.map((line) => line.map((cell, at) => cell.padStart(widths[at] ?? 0)).join('  ')).join('\n');
}

/** Rows as a Markdown table. */
export function markdownTable(rows: readonly BalanceRow[]): string {
  return markdown(COLUMNS, rows);
}

/** Rows as a Markdown table under `columns`. */
export function markdown<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [
    line(columns.map((column) => column.title)),
    line(columns.map(() => '--:')),
    ...rows.map((row) => line(columns.map((column) => column.cell(row)))),
  ].join('\n');
}
